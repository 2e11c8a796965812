/** Lists moonrise, moonset and dark hours for a place, a line a night: the nights to come in view, the month folded. */
import { Fold } from '~/components/ui/fold'
import { hoursAndMinutes, weekdayOf } from '~/lib/days'
import { percent, type MoonCalendar, type MoonDay } from './moon-calendar'
import { dayOf } from './moon-month'
import { timesOf, type MoonNight } from './moon-nights'

interface NightListProps {
  calendar: MoonCalendar
  /** Each day has one night. */
  nights: readonly MoonNight[]
}

const nightsInView = 7

/** Returns tonight and the nights after it, if today is in the month. */
function toCome(days: readonly MoonDay[]): readonly MoonDay[] {
  const today = days.findIndex(({ isToday }) => isToday)
  return today < 0 ? [] : days.slice(today, today + nightsInView)
}

export function NightsToCome({ calendar, nights, placeName }: NightListProps & { placeName: string }) {
  const days = toCome(calendar.days)
  if (days.length === 0) return null
  return (
    <section aria-labelledby="nights" className="no-print">
      <h3 id="nights">Moonlight and dark hours</h3>
      <NightTable caption="Tonight and the nights to come" month={calendar.month} days={days} nights={nights} />
      <p className="mt-2 max-w-measure text-base text-soft">
        {placeName}. {darkMeans}
      </p>
    </section>
  )
}

const darkMeans = 'Dark means no moon and past civil twilight, the sun more than 6° below a flat horizon.'

export function EveryNight({ calendar: { month, name, days }, nights }: NightListProps) {
  return (
    <>
      <Fold id="every-night" title={`Every night of ${name}`}>
        {toCome(days).length === 0 ? <p className="max-w-measure">{darkMeans}</p> : null}
        <NightTable
          caption={`${name}: moonrise, moonset and dark hours of each day`}
          month={month}
          days={days}
          nights={nights}
        />
      </Fold>
      {/* The spans of the dark hours are too long for a line a night. */}
      <Fold id="dark-hours" title="When each night is dark">
        <ul className="gap-x-12 text-base sm:columns-2">
          {days.map(({ day }, index) => (
            <li key={day} className="break-inside-avoid border-b border-hairline py-1">
              <b>{day}</b>: {nights[index]?.dark.join('; ') || 'none'}
            </li>
          ))}
        </ul>
      </Fold>
    </>
  )
}

const cell = 'py-1 pr-2 cramped:pr-1 sm:pr-3'
const columns = [
  { short: 'Day', long: 'Day' },
  { short: 'Lit', long: 'Lit part of the moon' },
  { short: 'Rise', long: 'Moonrise' },
  { short: 'Set', long: 'Moonset' },
  { short: 'Dark', long: 'Dark hours' },
]

interface NightTableProps {
  caption: string
  month: string
  days: readonly MoonDay[]
  /** The nights are those of the whole month. */
  nights: readonly MoonNight[]
}

function NightTable({ caption, month, days, nights }: NightTableProps) {
  return (
    <table className="-mx-3 mt-2 w-[calc(100%+1.5rem)] max-w-3xl text-left font-sans text-base tabular-nums cramped:text-xs sm:mx-0 sm:w-full">
      <caption className="sr-only">{caption}</caption>
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
        {days.map(({ day, isToday, sky }) => {
          const night = nights[day - 1]
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
  )
}

function darkOf({ darkMinutes }: MoonNight): string {
  return darkMinutes === 0 ? 'none' : hoursAndMinutes(darkMinutes)
}
