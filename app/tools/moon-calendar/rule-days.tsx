/** The site's eight-day rule is closed at first, and below the true sky. */
import { Fold } from '~/components/ui/fold'
import { exampleOf, percent, type MoonCalendar } from './moon-calendar'

export function RuleDays({ calendar }: { calendar: MoonCalendar }) {
  const { name, days, agreements } = calendar
  const example = exampleOf(days)
  return (
    <Fold id="rule" title="The site’s rule: eight days a phase">
      <p className="max-w-measure">
        The site’s rule starts over on the first of every month.{' '}
        {example ? (
          <>
            For {example.isToday ? 'today' : `the first of ${name}`} it says{' '}
            <b>
              {example.rule.name}: {example.rule.movement} movement
            </b>
            ; the moon in the sky is a {example.sky.name}.{' '}
          </>
        ) : null}
        In {name} the rule gets {agreements} of {days.length} days right. Studies of collared deer found that the moon
        has little or no effect (see below), so plan by the sky.
      </p>
      <table aria-labelledby="rule" className="mt-2 w-full text-left text-base">
        <thead className="font-sans">
          <tr className="border-b border-control">
            <th scope="col" className="w-10 py-1.5 pr-2">
              Day
            </th>
            <th scope="col" className="py-1.5 pr-2">
              By the eight-day rule
            </th>
            <th scope="col" className="py-1.5">
              In the sky
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
                {rule.name}: {rule.movement} movement
              </td>
              <td className="py-1.5">
                {sky.name}, {percent(sky.litFraction)} lit
                {agrees ? <span className="block font-semibold text-moss">Agrees</span> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  )
}
