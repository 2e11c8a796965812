import { formatPlaceCursor } from '~/lib/cursor'
import { listAddress } from '~/lib/list-query'
import type { KeysetPage } from '~/lib/keyset-page'
import { tabPath, withCursor } from '~/paths'
import { EmptyList } from '~/components/lists/empty-list'
import { ListFilters } from '~/components/lists/list-filters'
import { Pagination } from '~/components/lists/pagination'
import { RowIcons } from '~/components/lists/row-icon'
import { SelectionBar } from '~/components/lists/selection'
import { useRefusalToast } from '~/components/feedback/use-refusal-toast'
import { useNow } from './due-time'
import {
  countOf,
  inboxKinds,
  type InboxCounts,
  type InboxCursor,
  type InboxListEntry,
  type InboxQuery,
  type InboxTab,
} from './inbox'
import { InboxRow } from './inbox-row'
import { KeysButton } from './keys-dialog'
import { OrderLinks, SuspectedNotice } from './list-head'
import { selectionChanges } from './moves'
import { useNextRow } from './use-next-row'

interface InboxViewProps {
  tab: InboxTab
  page: KeysetPage<InboxListEntry, InboxCursor>
  query: Omit<InboxQuery, 'size'>
  counts: InboxCounts
  /** When it was read (ISO 8601, UTC). */
  loadedAt: string
  formToken: string
}

export function InboxView({ tab, page, query: { filter, cursor }, counts, loadedAt, formToken }: InboxViewProps) {
  const { title, emptyText, statuses } = inboxKinds[tab]
  const badges: Readonly<Record<string, { label: string } | undefined>> = inboxKinds[tab].badges
  const path = tabPath(tab)
  const { section, onSubmit } = useNextRow()
  const now = useNow(loadedAt)
  useRefusalToast()
  const list = listAddress(path, filter)
  const back = cursor ? withCursor(list, formatPlaceCursor(cursor)) : list
  const byStatus = statuses.map((id) => ({ id, label: badges[id]?.label ?? id, count: countOf(counts, id) }))
  return (
    <section ref={section} aria-labelledby="inbox" className="mt-8" onSubmit={onSubmit}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h2 id="inbox" tabIndex={-1} data-quiet-focus className="flex min-h-11 items-center">
          {title}
        </h2>
        <KeysButton />
      </div>
      <ListFilters
        path={path}
        show={filter.show}
        search={filter.search}
        order={filter.order}
        filters={[
          { id: 'all', label: 'All', count: counts.all },
          { id: 'overdue', label: 'Overdue', count: counts.overdue },
          ...byStatus,
          { id: 'suspected', label: 'Suspected', count: counts.suspected },
        ]}
      />
      {filter.show === 'suspected' ? <SuspectedNotice tab={tab} filter={filter} count={counts.suspected} /> : null}
      {page.rows.length === 0 ? (
        <EmptyList text={list === path && !cursor ? emptyText : undefined} path={path} search={filter.search} />
      ) : (
        <div className="no-print mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <SelectionBar path={path} changes={selectionChanges(tab, filter)} formToken={formToken} back={back} />
          <OrderLinks tab={tab} filter={filter} />
        </div>
      )}
      <RowIcons />
      <ul className="row-list mt-4">
        {page.rows.map((entry, index) => (
          <InboxRow key={entry.id} tab={tab} entry={entry} index={index} now={now} formToken={formToken} back={back} />
        ))}
      </ul>
      <Pagination
        label={title}
        previousHref={page.previous && withCursor(list, formatPlaceCursor(page.previous))}
        nextHref={page.next && withCursor(list, formatPlaceCursor(page.next))}
      />
    </section>
  )
}
