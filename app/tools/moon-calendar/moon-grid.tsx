/** Shows the true moon of each day. On narrow screens only the list below has its rise and set. */
import { percent, type MoonCalendar, type MoonDay } from './moon-calendar'
import { weekdays } from './moon-calendar.data'
import { MoonDisc } from './moon-disc'
import { timesOf, type MoonNight } from './moon-nights'

interface MoonGridProps {
  calendar: MoonCalendar
  /** Each day has one night if there is a place. */
  nights: readonly MoonNight[] | undefined
}

export function MoonGrid({ calendar: { name, weeks }, nights }: MoonGridProps) {
  return (
    <table className="wide-page -mx-5 w-[calc(100%+2.5rem)] table-fixed border-collapse font-sans sm:mx-0 sm:w-full">
      <caption className="sr-only">{name}, day by day: the moon in the sky</caption>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th
              key={short}
              scope="col"
              abbr={long}
              className="border-b border-control py-1 text-base cramped:text-[0.625rem]"
            >
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index} className="break-inside-avoid align-top">
            {week.map((day, weekday) =>
              day ? (
                <DayCell key={weekday} day={day} night={nights?.[day.day - 1]} />
              ) : (
                <td key={weekday} className="border border-hairline bg-panel" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell({ day: { day, isToday, sky }, night }: { day: MoonDay; night: MoonNight | undefined }) {
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      className={`border py-0.5 text-center text-xs leading-tight sm:p-1.5 sm:text-sm print:p-0.5 print:leading-none ${isToday ? 'border-2 border-blaze bg-page' : 'border-hairline'}`}
    >
      <p className="text-base font-semibold tabular-nums">{day}</p>
      {isToday ? <p className="font-semibold text-blaze cramped:sr-only">Today</p> : null}
      <MoonDisc sky={sky} className="my-1 max-w-10 sm:max-w-14 print:my-0 print:max-w-8" />
      <p className={`font-semibold ${sky.clock === undefined ? 'max-sm:sr-only' : 'cramped:sr-only'}`}>{sky.name}</p>
      {sky.clock === undefined ? null : <p className="tabular-nums max-sm:sr-only">{sky.clock}</p>}
      <p aria-hidden="true" className="text-soft tabular-nums cramped:hidden">
        {percent(sky.litFraction)} <span className="max-sm:hidden">lit</span>
      </p>
      {night ? (
        <div className="mt-1.5 border-t border-hairline pt-1.5 text-soft tabular-nums max-sm:hidden print:mt-0.5 print:pt-0.5">
          <p>Rise {timesOf(night.rises)}</p>
          <p>Set {timesOf(night.sets)}</p>
        </div>
      ) : null}
    </td>
  )
}
