/** The hours of all fifty states, for whoever wants to check one, or to print them. */
import { states } from '~/features/tools/regulations/states.data'
import { longDay } from '~/lib/dates'
import { describeRule, readOnOf } from './legal-hours'
import { stateHours, type StateHours } from './state-hours.data'

export function StateHoursList() {
  const read = states.filter(({ id }) => stateHours[id].status !== 'not-read').length
  return (
    <details id="state-hours" className="mt-12 print:not-open:hidden">
      <summary className="min-h-11 py-2">
        <h2 className="inline text-2xl">The fifty states’ hours</h2>
      </summary>
      <p className="mt-2 max-w-measure">
        We read a text that gives the hours for deer in {read} of 50 states. Official: the state’s law, rule or booklet,
        or a copy of it. Quoted: someone else’s words for it. Laws change, so open the source before you hunt.
      </p>
      <dl className="mt-4 border-t border-control">
        {states.map(({ id, name }) => (
          <div
            key={id}
            className="grid break-inside-avoid gap-x-6 border-b border-hairline py-2 sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)] print:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <dt className="font-sans font-semibold">{name}</dt>
            <HoursOf row={stateHours[id]} />
          </div>
        ))}
      </dl>
    </details>
  )
}

function HoursOf({ row }: { row: StateHours }) {
  if (row.status === 'not-read') return <dd className="text-soft">Not read</dd>
  const { status, rules, note, year, source, quote } = row
  return (
    <>
      <dd>
        {rules.map((rule) => (
          <span key={describeRule(rule)} className="block first-letter:uppercase">
            {describeRule(rule)}
          </span>
        ))}
        {note === undefined ? null : <span className="block text-base text-soft">{note}</span>}
      </dd>
      <dd className="text-base">
        {status === 'official' ? 'Official' : 'Quoted'}
        {year === undefined ? '' : `, ${String(year)} text`}: <a href={source.url}>{source.title}</a>,{' '}
        {source.publisher}, read {longDay(readOnOf(row))}. <q className="text-soft">{quote}</q>
      </dd>
    </>
  )
}
