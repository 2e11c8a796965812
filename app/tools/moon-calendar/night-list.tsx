/** Moonrise, moonset and dark hours of each day, for a place: a line a night. */
import { Fold } from '~/components/ui/fold'
import { hoursAndMinutes, weekdayOf } from '~/lib/days'
import { percent, type MoonCalendar } from './moon-calendar'
import { dayOf } from './moon-month'
import { timesOf, type MoonNight } from './moon-nights'

interface NightListProps {
  calendar: MoonCalendar
  /** One for each day. */
  nights: readonly MoonNight[]
  placeName: string
}

const cell = 'py-1.5 pr-2 whitespace-nowrap sm:pr-3'
const columns = [
  { short: 'Day', long: 'Day' },
  { short: 'Lit', long: 'Lit part of the moon' },
  { short: 'Rise', long: 'Moonrise' },
  { short: 'Set', long: 'Moonset' },
  { short: 'Dark', long: 'Dark hours' },
]

export function NightList({ calendar: { month, name, days }, nights, placeName }: NightListProps) {
  return (
    <section aria-labelledby="nights" className="no-print">
      <h3 id="nights">Moonlight and dark hours</h3>
      <p className="mt-2 max-w-measure">
        {placeName}. Dark means no moon and past civil twilight, the sun more than 6° below a flat horizon.
      </p>
      <table className="-mx-3 mt-3 w-[calc(100%+1.5rem)] max-w-3xl text-left font-sans text-base tabular-nums sm:mx-0 sm:w-full">
        <caption className="sr-only">{name}: moonrise, moonset and dark hours of each day</caption>
        <thead>
          <tr className="border-b border-control">
            {columns.map(({ short, long }) => (
              <th key={short} scope="col" abbr={long} className={cell}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, isToday, sky }, index) => {
            const night = nights[index]
            return night ? (
              <tr
                key={day}
                aria-current={isToday ? 'date' : undefined}
                className={`border-b border-hairline ${isToday ? 'bg-panel font-semibold' : ''}`}
              >
                <th scope="row" className={`${cell} ${isToday ? 'text-blaze' : 'font-semibold'}`}>
                  {weekdayOf(dayOf(month, day))} {day}
                  {isToday ? <span className="sr-only"> today</span> : null}
                </th>
                <td className={cell}>{percent(sky.litFraction)}</td>
                <td className={cell}>{timesOf(night.rises)}</td>
                <td className={cell}>{timesOf(night.sets)}</td>
                <td className={`${cell} font-semibold`}>{darkOf(night)}</td>
              </tr>
            ) : null
          })}
        </tbody>
      </table>
    </section>
  )
}

function darkOf({ darkMinutes }: MoonNight): string {
  return darkMinutes === 0 ? 'none' : hoursAndMinutes(darkMinutes)
}

/** From when to when: too long for a line a night. */
export function DarkHours({ calendar: { days }, nights }: Omit<NightListProps, 'placeName'>) {
  return (
    <Fold id="dark-hours" title="When each night is dark">
      <ul className="gap-x-12 text-base sm:columns-2">
        {days.map(({ day }, index) => (
          <li key={day} className="break-inside-avoid border-b border-hairline py-1">
            <b>{day}</b>: {nights[index]?.dark.join('; ') || 'none'}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
