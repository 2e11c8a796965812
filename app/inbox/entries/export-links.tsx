import { useMayOpen } from '~/components/layout/operator-context'
import { listAddress } from '~/lib/list-query'
import { exportPath } from '~/paths'
import { exportFormats, mostCounted } from './export'
import type { InboxFilter, InboxTab } from './inbox'
import { countEntries } from './inbox-messages'

interface ExportLinksProps {
  tab: InboxTab
  filter: InboxFilter
  count: number
}

/** Of the list as it is filtered, on all its pages. */
export function ExportLinks({ tab, filter, count }: ExportLinksProps) {
  const mayOpen = useMayOpen()
  if (count === 0 || !mayOpen(exportPath(tab, 'csv'))) return null
  const many = count > mostCounted && filter.search !== ''
  const entries = many ? `more than ${countEntries(tab, mostCounted)}` : countEntries(tab, count)
  return (
    <p className="no-print mt-6 flex flex-wrap items-center gap-x-6 gap-y-1 font-sans text-base">
      {exportFormats.map((format) => (
        <a
          key={format}
          href={listAddress(exportPath(tab, format), filter)}
          className="inline-flex min-h-7 items-center font-semibold"
        >
          Export {format.toUpperCase()}
        </a>
      ))}
      <span className="text-soft">
        {filter.show === 'all' && filter.search === '' ? 'All' : 'As filtered'}: {entries}
      </span>
    </p>
  )
}
