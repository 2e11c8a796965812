/** A tab with an inbox in it: filters with their figures, search, the entries, and the way to more of them. */
import type { ReactNode } from 'react'
import { formatCursor } from '~/lib/cursor'
import { countOf, type InboxCounts, type InboxQuery } from '~/lib/inbox'
import { listAddress } from '~/lib/list-query'
import type { KeysetPage } from '~/lib/keyset-page'
import { withCursor } from '~/paths'
import { EmptyList } from './empty-list'
import { ListFilters } from './list-filters'
import { Pagination } from './pagination'
import { useRefusalToast } from './use-refusal-toast'

interface InboxViewProps<Status extends string, Entry> {
  title: string
  path: string
  /** What is said when nothing ever came in. */
  emptyText: string
  page: KeysetPage<Entry>
  query: Omit<InboxQuery<Status>, 'size'>
  counts: InboxCounts<Status>
  labels: Readonly<Record<Status, { label: string }>>
  statuses: readonly Status[]
  /** The entries; `back` is the address of this very list. */
  children: (entries: readonly Entry[], back: string) => ReactNode
}

export function InboxView<Status extends string, Entry>(props: InboxViewProps<Status, Entry>) {
  const { title, path, emptyText, page, counts, labels, statuses, children } = props
  useRefusalToast()
  const { filter, cursor } = props.query
  const list = listAddress(path, filter)
  const byStatus = statuses.map((id) => ({ id, label: labels[id].label, count: countOf(counts, id) }))
  return (
    <section aria-labelledby="inbox" className="mt-8">
      <h2 id="inbox" className="mb-4">
        {title}
      </h2>
      <ListFilters
        path={path}
        show={filter.show}
        search={filter.search}
        filters={[
          { id: 'all', label: 'All', count: counts.all },
          { id: 'overdue', label: 'Overdue', count: counts.overdue },
          ...byStatus,
          { id: 'suspected', label: 'Suspected', count: counts.suspected },
        ]}
      />
      {page.rows.length === 0 ? (
        <EmptyList text={list === path && !cursor ? emptyText : undefined} path={path} search={filter.search} />
      ) : null}
      {children(page.rows, cursor ? withCursor(list, formatCursor(cursor)) : list)}
      <Pagination
        label={title}
        previousHref={page.previous && withCursor(list, formatCursor(page.previous))}
        nextHref={page.next && withCursor(list, formatCursor(page.next))}
      />
    </section>
  )
}
