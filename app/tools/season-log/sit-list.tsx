import { useEffect, useRef } from 'react'
import { Button } from '~/components/ui/button'
import { isSecondClick } from '~/components/ui/second-press'
import { Fold } from '~/components/ui/fold'
import { longDay } from '~/lib/dates'
import { twelveHours } from '~/lib/days'
import { countOf } from '~/lib/text'
import { deerIn, isOfCamera, windName, type Sit } from './sit'

interface SitListProps {
  sits: readonly Sit[]
  onEdit: (sit: Sit) => void
  onDelete: (sit: Sit) => void
}

const mostInView = 10

export function SitList({ sits, ...actions }: SitListProps) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    // A fold prints only when it is open, and a printed log has all of it.
    const open = () => {
      for (const fold of ref.current?.querySelectorAll('details') ?? []) fold.open = true
    }
    addEventListener('beforeprint', open)
    return () => {
      removeEventListener('beforeprint', open)
    }
  }, [])
  if (sits.length === 0) return <p>The log is empty. Your first sit goes into the form above.</p>
  const hunted = sits.filter((sit) => !isOfCamera(sit))
  const deer = hunted.reduce((sum, sit) => sum + deerIn(sit), 0)
  const earlier = sits.slice(mostInView)
  return (
    <section ref={ref} aria-labelledby="sits">
      <h2 id="sits">
        {countOf(hunted.length, 'sit')}, {deer} deer
      </h2>
      <Entries sits={sits.slice(0, mostInView)} {...actions} />
      {earlier.length === 0 ? null : (
        <Fold id="earlier" title={countOf(earlier.length, 'earlier sit')}>
          <Entries sits={earlier} {...actions} />
        </Fold>
      )}
    </section>
  )
}

function Entries({ sits, onEdit, onDelete }: SitListProps) {
  return (
    <ul className="mt-4 divide-y divide-hairline border-t border-hairline">
      {sits.map((sit) => (
        <SitEntry key={sit.id} sit={sit} onEdit={onEdit} onDelete={onDelete} />
      ))}
    </ul>
  )
}

function SitEntry({ sit, onEdit, onDelete }: Omit<SitListProps, 'sits'> & { sit: Sit }) {
  const { date, from, to, place, stand, wind, note, sightings } = sit
  const name = `${longDay(date)}, ${twelveHours(from)} to ${twelveHours(to)}`
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
        {isOfCamera(sit) ? <p>From a trail camera, so not counted.</p> : null}
        {sightings.length === 0 ? (
          <p>No deer.</p>
        ) : (
          <ul>
            {sightings.map(({ time, what, count }, index) => (
              <li key={index} className="wrap-anywhere">
                {time === '' ? '' : `${twelveHours(time)}: `}
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
