/** What a visitor should know before the charts: positions in pictures, and what has no time. */
import { countOf } from '~/lib/text'
import type { DatedPicture, DatingRules } from './dated-pictures'

interface LabWarningsProps {
  pictures: readonly DatedPicture[]
  unread: readonly string[]
  rules: DatingRules
  onRules: (rules: DatingRules) => void
}

export function LabWarnings({ pictures, unread, rules, onRules }: LabWarningsProps) {
  return (
    <>
      <PositionWarning pictures={pictures} />
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
