/** The year as twelve boxes, mating months filled. The lines above say the same. */
import { matingMonths, monthNames } from './mating-months'

export function MatingStrip({ start, end }: { start: string | null; end: string | null }) {
  const months = matingMonths(start, end)
  const [first, last] = [months?.at(0), months?.at(-1)]
  if (!months || first === undefined || last === undefined) return null
  return (
    <figure>
      <ol aria-hidden="true" className="grid max-w-measure grid-cols-12 gap-0.5 text-center font-sans text-sm">
        {monthNames.map((name, month) => (
          <li
            key={name}
            className={`border-t-8 pt-1 ${months.includes(month) ? 'border-bark font-bold text-ink' : 'border-hairline text-soft'}`}
          >
            {name.slice(0, 1)}
            <span className="max-sm:hidden">{name.slice(1, 3)}</span>
          </li>
        ))}
      </ol>
      <figcaption className="mt-2 font-sans text-base text-soft">
        Mating season: {monthNames[first]} to {monthNames[last]} (the first months named above).
      </figcaption>
    </figure>
  )
}
