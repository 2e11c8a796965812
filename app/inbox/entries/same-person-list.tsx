import { useSite } from '~/components/layout/site-context'
import { SiteLink } from '~/components/ui/site-link'
import { shortDateTime } from '~/content/publishing/zoned-time'
import { entryPath } from '~/paths'
import { statusLabel } from './inbox'
import { referenceOf } from './reference'
import { countOthers, type OtherEntry } from './same-person'

const mostOpen = 3

export function SamePersonList({ others }: { others: readonly OtherEntry[] }) {
  const { timeZone } = useSite()
  if (others.length === 0) return null
  return (
    <details
      open={others.length <= mostOpen}
      className="no-print mt-4 rounded-field border-l-8 border-bark bg-panel px-4 py-2 font-sans"
    >
      <summary className="min-h-7 font-semibold">Also from this person: {countOthers(others)}</summary>
      <ul className="mt-1">
        {others.map(({ tab, id, summary, status, createdAt }) => (
          <li key={`${tab}${String(id)}`} className="py-1">
            <SiteLink to={entryPath(tab, id)} className="font-semibold tabular-nums">
              {referenceOf(tab, id)}
            </SiteLink>{' '}
            {summary}
            <span className="text-soft">
              {' '}
              · {statusLabel(tab, status)} · {shortDateTime(createdAt, timeZone)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
