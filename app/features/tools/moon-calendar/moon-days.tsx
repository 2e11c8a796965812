/** The same days as a list, for screens too narrow for the grid. */
import { memo, useEffect, useState } from 'react'
import { percent, type MoonCalendar } from './moon-calendar'

/** Lets the grid paint first. */
const pauseMs = 100

/** Rendered after the grid: twice as many elements, and usually hidden. */
export function MoonDays({ calendar }: { calendar: MoonCalendar }) {
  const [shown, setShown] = useState(calendar)
  useEffect(() => {
    const timer = setTimeout(() => {
      setShown(calendar)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
    }
  }, [calendar])
  return <DaysInWords calendar={shown} />
}

const DaysInWords = memo(function DaysInWords({ calendar: { name, days } }: { calendar: MoonCalendar }) {
  return (
    <details className="sm:hidden">
      <summary className="min-h-11 py-2 font-semibold text-moss underline">
        Every day of {name} with the eight-day rule
      </summary>
      <table className="mt-2 w-full text-left text-base">
        <thead className="font-sans">
          <tr className="border-b border-control">
            <th scope="col" className="w-10 py-1.5 pr-2">
              Day
            </th>
            <th scope="col" className="py-1.5 pr-2">
              In the sky
            </th>
            <th scope="col" className="py-1.5">
              By the eight-day rule
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, isToday, rule, sky, agrees }) => (
            <tr key={day} className="border-b border-hairline align-top">
              <th scope="row" className="py-1.5 pr-2 tabular-nums">
                {day}
                {isToday ? <span className="block font-sans text-sm text-blaze">Today</span> : null}
              </th>
              <td className="py-1.5 pr-2">
                {sky.name}
                {sky.clock === undefined ? null : `, ${sky.clock}`}, {percent(sky.litFraction)} lit
              </td>
              <td className="py-1.5">
                {rule.name}: {rule.movement} movement
                {agrees ? <span className="block font-semibold text-moss">Agrees</span> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
})
