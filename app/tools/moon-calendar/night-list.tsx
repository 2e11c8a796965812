/** Moonrise, moonset and dark hours of each day, for a place. */
import { hoursAndMinutes } from '~/lib/days'
import { percent, type MoonCalendar } from './moon-calendar'
import { timesOf, type MoonNight } from './moon-nights'

interface NightListProps {
  calendar: MoonCalendar
  /** One for each day. */
  nights: readonly MoonNight[]
  placeName: string
}

export function NightList({ calendar: { name, days }, nights, placeName }: NightListProps) {
  return (
    <section aria-labelledby="nights" className="no-print">
      <h3 id="nights">Moonlight and dark hours</h3>
      <p className="mt-2 max-w-measure">
        {placeName}. Dark means no moon and past civil twilight, the sun more than 6° below a flat horizon.
      </p>
      <table className="mt-3 w-full text-left font-sans text-base tabular-nums">
        <caption className="sr-only">{name}: moonrise, moonset and dark hours of each day</caption>
        <thead>
          <tr className="border-b border-control align-bottom">
            <th scope="col" className="py-1.5 pr-3">
              Day
            </th>
            <th scope="col" className="py-1.5 pr-3">
              Lit
            </th>
            <th scope="col" className="py-1.5 pr-3">
              Rise
            </th>
            <th scope="col" className="py-1.5 pr-3">
              Set
            </th>
            <th scope="col" className="py-1.5">
              Dark hours
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, isToday, sky }, index) => {
            const night = nights[index]
            return night ? (
              <tr key={day} className={`border-b border-hairline align-top ${isToday ? 'bg-panel font-semibold' : ''}`}>
                <th scope="row" className="py-1.5 pr-3">
                  {day}
                  {isToday ? <span className="block text-sm text-blaze">Today</span> : null}
                </th>
                <td className="py-1.5 pr-3">{percent(sky.litFraction)}</td>
                <td className="py-1.5 pr-3">{timesOf(night.rises)}</td>
                <td className="py-1.5 pr-3">{timesOf(night.sets)}</td>
                <td className="py-1.5">
                  <b className="block sm:inline-block sm:w-28">
                    {night.darkMinutes === 0 ? 'None' : hoursAndMinutes(night.darkMinutes)}
                  </b>
                  {night.dark.map((span) => (
                    <span key={span} className="block text-sm text-soft sm:mr-4 sm:inline-block">
                      {span}
                    </span>
                  ))}
                </td>
              </tr>
            ) : null
          })}
        </tbody>
      </table>
    </section>
  )
}
