/** A visitor should know about positions in pictures, and pictures without a time, before the charts. */
import { countOf } from '~/lib/text'
import { longDay } from '~/lib/dates'
import { findFallen, type DatedPicture, type DatingRules } from './dated-pictures'
import { describeWallTime, wallDay } from './wall-time'

interface LabWarningsProps {
  pictures: readonly DatedPicture[]
  times: readonly number[]
  unread: readonly string[]
  rules: DatingRules
  onRules: (rules: DatingRules) => void
}

export function LabWarnings({ pictures, times, unread, rules, onRules }: LabWarningsProps) {
  return (
    <>
      <PositionWarning pictures={pictures} />
      <FallenClocks pictures={pictures} times={times} />
      <WithoutTime pictures={pictures} rules={rules} onRules={onRules} />
      {unread.length === 0 ? null : (
        <div>
          <p>
            <b>{countOf(unread.length, 'line')} left out</b>, with no date and time that this page can read:
          </p>
          <Names names={unread} />
        </div>
      )}
    </>
  )
}

function PositionWarning({ pictures }: { pictures: readonly DatedPicture[] }) {
  const placed = pictures.filter(({ position }) => position)
  const degrees = placed.find(({ position }) => position?.degrees)?.position?.degrees
  if (placed.length === 0) return null
  const point = degrees ? ` The first says ${degrees.latitude.toFixed(4)}, ${degrees.longitude.toFixed(4)}.` : ''
  return (
    <div className="rounded-field border-l-8 border-danger bg-panel px-5 py-3">
      <p>
        <b>
          {countOf(placed.length, 'picture')} {placed.length === 1 ? 'tells' : 'tell'} where your camera is.
        </b>
        {point} Anyone who gets the file can read it. Share a copy without metadata instead, from the list below.
      </p>
      <Names names={placed.map(({ name }) => name)} />
    </div>
  )
}

function FallenClocks({ pictures, times }: Pick<LabWarningsProps, 'pictures' | 'times'>) {
  const waiting = pictures.filter(({ isFallen, source }) => isFallen && source === 'camera')
  const [listed] = [...findFallen(times)]
  return (
    <>
      {[...new Set(waiting.map(({ clock }) => clock))].map((clock) => {
        const group = waiting.filter((each) => each.clock === clock)
        const first = group.reduce((least, { taken = least }) => Math.min(least, taken), Infinity)
        return (
          <p key={clock}>
            <b>
              {group[0]?.camera}: the clock seems to have fallen back to its first day, {longDay(wallDay(first))}.
            </b>{' '}
            {countOf(group.length, 'picture')} {group.length === 1 ? 'counts' : 'count'} at the hours that it shows,
            until you <a href="#camera-clock">put the clock right</a>.
          </p>
        )
      })}
      {listed === undefined ? null : (
        <p>
          <b>The list has times of a clock that seems to have fallen back to its first day,</b> such as{' '}
          {describeWallTime(listed)}.
        </p>
      )}
    </>
  )
}

function WithoutTime({ pictures, rules, onRules }: Pick<LabWarningsProps, 'pictures' | 'rules' | 'onRules'>) {
  const timeless = pictures.filter(({ taken }) => taken === undefined)
  if (timeless.length === 0) return null
  const isOne = timeless.length === 1
  return (
    <div>
      <p>
        <b>
          {countOf(timeless.length, 'picture')} {isOne ? 'does' : 'do'} not say when {isOne ? 'it was' : 'they were'}{' '}
          taken.
        </b>{' '}
        {rules.usesFileTime ? 'The date of the file counts instead.' : `The charts leave ${isOne ? 'it' : 'them'} out.`}
      </p>
      <Names names={timeless.map(({ name }) => name)} />
      <label className="no-print choice mt-2">
        <input
          type="checkbox"
          checked={rules.usesFileTime}
          onChange={({ currentTarget }) => {
            onRules({ ...rules, usesFileTime: currentTarget.checked })
          }}
          className="size-5 shrink-0 accent-moss"
        />
        <span>Use the date of the file. A copied file may have the date of the copy.</span>
      </label>
    </div>
  )
}

function Names({ names }: { names: readonly string[] }) {
  if (names.length <= 3) return <p className="text-base wrap-anywhere">{names.join(', ')}</p>
  return (
    <details>
      <summary>Which</summary>
      <p className="text-base wrap-anywhere">{names.join(', ')}</p>
    </details>
  )
}
