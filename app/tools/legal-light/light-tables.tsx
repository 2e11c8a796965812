/** The tables of the Legal Light page: the sun's and the moon's times of a day, and seven days of light. */
import { shortDay } from '~/lib/days'
import type { LightOfWeek, TimeRow } from './legal-light'

export function Times({ id, title, rows }: { id: string; title: string; rows: readonly TimeRow[] }) {
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <h3 id={id}>{title}</h3>
      <dl className="mt-2 divide-y divide-hairline border-y border-hairline tabular-nums">
        {rows.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="wrap-break-word">{name}</dt>
            <dd className="ml-auto text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function Week({ week }: { week: LightOfWeek }) {
  const isRead = week.some((each) => each.isRead)
  // Of a week with both kinds of days, the cells say which are the sun’s.
  const mark = (day: LightOfWeek[number], name: string) => (isRead && !day.isRead ? `${name} ` : '')
  return (
    <section aria-labelledby="week" className="break-inside-avoid">
      <h3 id="week">The next seven days</h3>
      <table aria-labelledby="week" className="mt-2 w-full tabular-nums">
        <thead>
          <tr className="border-y border-hairline text-left">
            <th scope="col">Day</th>
            <th scope="col" className="pr-3">
              {isRead ? 'First light' : 'Sunrise'}
            </th>
            <th scope="col">{isRead ? 'Last light' : 'Sunset'}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {week.map((each) => (
            <tr key={each.day}>
              <th scope="row" className="py-2 pr-3 text-left">
                {shortDay(each.day)}
              </th>
              <td className="pr-3">{mark(each, 'sunrise') + each.first}</td>
              <td>{mark(each, 'sunset') + each.last}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
