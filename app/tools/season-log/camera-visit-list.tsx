import { AskFirst } from '~/components/ui/ask-first'
import { Button } from '~/components/ui/button'
import { Fold } from '~/components/ui/fold'
import { isSecondClick } from '~/components/ui/second-press'
import { longDay } from '~/lib/dates'
import { twelveHours } from '~/lib/days'
import { countNoun, countOf } from '~/lib/text'
import { isClockWrong, isCameraEntry, passesByStand, toVisits, mergeVisits, type CameraVisit } from './camera-visit'
import type { Sit } from './sit'

interface CameraVisitListProps {
  visits: readonly CameraVisit[]
  sits: readonly Sit[]
  /** Saves other visits, and deletes the sits that became visits. */
  onChange: (visits: readonly CameraVisit[], done: { text: string; back: string; moved?: readonly Sit[] }) => void
}

const mostInView = 6
const entry = { one: 'entry', many: 'entries' }
const pass = { one: 'pass', many: 'passes' }

export function CameraVisitList({ visits, sits, onChange }: CameraVisitListProps) {
  const old = sits.filter(isCameraEntry)
  if (visits.length === 0 && old.length === 0) return null
  const earlier = visits.slice(mostInView)
  const onDelete = (visit: CameraVisit) => {
    onChange(
      visits.filter((other) => other !== visit),
      { text: `Camera visit of ${nameOf(visit)} deleted.`, back: 'The camera visit is back.' },
    )
  }
  return (
    <section aria-labelledby="camera-visits" className="break-inside-avoid">
      <h2 id="camera-visits">Camera visits: {countNoun(visits.length, pass)}</h2>
      <p className="mt-2 max-w-measure text-base text-soft">
        One pass of something in front of a camera each, whatever it was. They are not sits, and no bar above counts
        them.
      </p>
      {old.length === 0 ? null : (
        <OldEntries
          count={old.length}
          onMove={() => {
            const text = `${countNoun(old.length, entry)} moved.`
            onChange(mergeVisits(visits, old.flatMap(toVisits)), { text, back: 'The log is as it was.', moved: old })
          }}
        />
      )}
      <ul className="mt-3">
        {passesByStand(visits).map(({ stand, passes }) => (
          <li key={stand} className="wrap-anywhere">
            {stand || 'No stand noted'}: {countNoun(passes, pass)}
          </li>
        ))}
      </ul>
      <Entries visits={visits.slice(0, mostInView)} onDelete={onDelete} />
      {earlier.length === 0 ? null : (
        <Fold id="earlier-visits" title={countOf(earlier.length, 'earlier camera visit')}>
          <Entries visits={earlier} onDelete={onDelete} />
        </Fold>
      )}
      {visits.length === 0 ? null : (
        <AskFirst
          label="Delete all camera visits"
          question={`Delete ${countOf(visits.length, 'camera visit')} of this browser? Save a file first if you want to keep a copy.`}
          confirm="Delete them"
          onConfirm={() => {
            onChange([], { text: 'All camera visits are deleted.', back: 'The camera visits are back.' })
          }}
        />
      )}
    </section>
  )
}

function OldEntries({ count, onMove }: { count: number; onMove: () => void }) {
  return (
    <div className="no-print mt-3 rounded-field border-l-8 border-blaze bg-panel px-5 py-3">
      <p>{countNoun(count, entry)} among your sits came from a trail camera. Nobody sat there.</p>
      <p className="mt-3">
        <Button look="secondary" onClick={onMove}>
          Move {count === 1 ? 'it' : 'them'} to the camera visits
        </Button>
      </p>
    </div>
  )
}

function Entries({ visits, onDelete }: { visits: readonly CameraVisit[]; onDelete: (visit: CameraVisit) => void }) {
  return (
    <ul className="mt-4 divide-y divide-hairline border-t border-hairline empty:hidden">
      {visits.map((visit) => (
        <li key={visit.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
            <b className="font-sans">{nameOf(visit)}</b>
            {isClockWrong(visit) ? ' The camera’s clock was wrong.' : ''}
            <span className="block text-base text-soft">{describe(visit)}</span>
          </p>
          <Button
            look="secondary"
            extra="no-print"
            aria-label={`Delete the camera visit of ${nameOf(visit)}`}
            onClick={(event) => {
              if (!isSecondClick(event)) onDelete(visit)
            }}
          >
            Delete
          </Button>
        </li>
      ))}
    </ul>
  )
}

function nameOf({ at }: CameraVisit): string {
  return `${longDay(at.slice(0, 10))}, ${twelveHours(at.slice(11, 16))}`
}

function describe({ what, stand, camera, pictures }: CameraVisit): string {
  return [what, stand, camera, pictures === 0 ? '' : countOf(pictures, 'picture')].filter(Boolean).join(' · ')
}
