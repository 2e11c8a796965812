/** Lists the hours of all fifty states, for whoever wants to check a state, or to print the list. */
import { Fold } from '~/components/ui/fold'
import { states, type State } from '~/lib/states.data'
import { longDay } from '~/lib/dates'
import { stateSourceOf, unreadLinkOf } from './hours-source'
import { legalHoursFor } from './legal-hours'

export function StateHoursList() {
  const read = states.filter(({ id }) => stateSourceOf(id)).length
  return (
    <Fold id="state-hours" title="The fifty states’ hours" level={2}>
      <p className="max-w-measure">
        We have read the deer hours of {read} of 50 states. Official: the state’s law, rule or booklet, or a copy of it.
        Quoted: someone else’s words for it. Each line gives the year of its text; where we found no dated text, it has
        a link instead. Laws change, so open the source before you hunt.
      </p>
      <dl className="mt-4 border-t border-control">
        {states.map((state) => (
          <div
            key={state.id}
            className="grid break-inside-avoid gap-x-6 border-b border-hairline py-2 sm:grid-cols-2 print:grid-cols-2"
          >
            <HoursOf state={state} />
          </div>
        ))}
      </dl>
    </Fold>
  )
}

function HoursOf({ state: { id, name } }: { state: State }) {
  const { rule, others } = legalHoursFor(id)
  const source = stateSourceOf(id)
  const link = unreadLinkOf(id)
  return (
    <>
      <dt>{source ? `${rule}. ${others}` : name}</dt>
      <dd className="text-base">
        {source ? (
          <>
            {source.status === 'official' ? 'Official' : 'Quoted'}: <a href={source.url}>{source.title}</a>,{' '}
            {source.publisher}, read {longDay(source.readOn)}
          </>
        ) : link ? (
          <>
            Not read. Look in <a href={link.url}>{link.title}</a>, {link.publisher}
          </>
        ) : null}
      </dd>
    </>
  )
}
