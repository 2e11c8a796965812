/** The sits, newest first: a table that prints as it is. */
import { Button } from '~/components/ui/button'
import { isSecondClick } from '~/components/ui/second-press'
import { longDay } from '~/lib/dates'
import { deerIn, windName, type Sit } from './sit'

interface SitListProps {
  sits: readonly Sit[]
  onEdit: (sit: Sit) => void
  onDelete: (sit: Sit) => void
}

export function SitList({ sits, onEdit, onDelete }: SitListProps) {
  if (sits.length === 0) return <p>The log is empty. Your first sit goes into the form above.</p>
  const deer = sits.reduce((sum, sit) => sum + deerIn(sit), 0)
  return (
    <section aria-labelledby="sits">
      <h2 id="sits">
        {sits.length} {sits.length === 1 ? 'sit' : 'sits'}, {deer} deer
      </h2>
      <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
        {sits.map((sit) => (
          <SitEntry key={sit.id} sit={sit} onEdit={onEdit} onDelete={onDelete} />
        ))}
      </ul>
    </section>
  )
}

function SitEntry({ sit, onEdit, onDelete }: Omit<SitListProps, 'sits'> & { sit: Sit }) {
  const { date, from, to, place, stand, wind, note, sightings } = sit
  const name = `${longDay(date)}, ${clock(from)} to ${clock(to)}`
  const where = [
    place,
    stand,
    wind === '' ? '' : wind === 'calm' ? 'calm' : `wind from ${windName(wind).toLowerCase()}`,
  ]
  return (
    <li className="grid break-inside-avoid gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto] print:py-1">
      <div>
        <h3 className="text-lg">{name}</h3>
        <p className="text-base text-soft wrap-anywhere">{where.filter(Boolean).join(' · ')}</p>
        {sightings.length === 0 ? (
          <p>No deer.</p>
        ) : (
          <ul>
            {sightings.map(({ time, what, count }, index) => (
              <li key={index} className="wrap-anywhere">
                {time === '' ? '' : `${clock(time)}: `}
                {what}
                {count === 1 ? '' : ` (${String(count)})`}
              </li>
            ))}
          </ul>
        )}
        {note === '' ? null : <p className="text-base text-soft wrap-anywhere">{note}</p>}
      </div>
      <div className="no-print flex items-start gap-3">
        <Button
          look="secondary"
          aria-label={`Change the sit of ${name}`}
          onClick={() => {
            onEdit(sit)
          }}
        >
          Change
        </Button>
        <Button
          look="secondary"
          aria-label={`Delete the sit of ${name}`}
          onClick={(event) => {
            if (!isSecondClick(event)) onDelete(sit)
          }}
        >
          Delete
        </Button>
      </div>
    </li>
  )
}

/** Writes 6:30 AM. */
function clock(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${String(hour % 12 || 12)}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`
}
