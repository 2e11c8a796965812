/** The month as a table of weeks. On narrow screens a day shows its disc and movement, and its names stand below. */
import { percent, type MoonCalendar, type MoonDay } from './moon-calendar'
import { weekdays } from './moon-calendar.data'
import { MoonDisc } from './moon-disc'

export function MoonGrid({ calendar: { name, weeks } }: { calendar: MoonCalendar }) {
  return (
    <table className="-mx-5 w-[calc(100%+2.5rem)] table-fixed border-collapse font-sans sm:mx-0 sm:w-full">
      <caption className="sr-only">
        {name}, day by day: the true moon, and the eight-day rule of thumb with its movement
      </caption>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={short} scope="col" abbr={long} className="border-b border-control py-1 text-base">
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
                <DayCell key={weekday} day={day} />
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

function DayCell({ day: { day, isToday, rule, sky, agrees } }: { day: MoonDay }) {
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      className={`border py-0.5 text-center text-xs leading-tight sm:p-1.5 sm:text-sm ${isToday ? 'border-2 border-blaze bg-page' : 'border-hairline'}`}
    >
      <p className="text-base font-semibold tabular-nums">{day}</p>
      {isToday ? <p className="font-semibold text-blaze">Today</p> : null}
      <MoonDisc sky={sky} className="my-1 max-w-10 sm:max-w-14" />
      <div className="max-sm:sr-only">
        <p className="font-semibold">{sky.name}</p>
        {sky.clock === undefined ? null : <p className="tabular-nums">{sky.clock}</p>}
        <p aria-hidden="true" className="text-soft tabular-nums">
          {percent(sky.litFraction)} lit
        </p>
        <p className="mt-1.5 border-t border-hairline pt-1.5 text-soft">Rule: {rule.name}</p>
      </div>
      <p>
        {rule.movement}
        <span className="max-sm:sr-only"> movement</span>
      </p>
      {agrees ? (
        <p className="font-semibold text-moss">
          <span aria-hidden="true" className="sm:hidden">
            =
          </span>
          <span className="max-sm:sr-only">Agrees</span>
        </p>
      ) : null}
    </td>
  )
}
