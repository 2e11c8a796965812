import type { ReactNode } from 'react'
import type { KeysetPage } from '~/lib/keyset-page'
import { tabPath } from '~/paths'
import { ListView } from '~/components/lists/list-view'
import { SelectionBar } from '~/components/lists/selection'
import { useNow } from './due-time'
import {
  countOf,
  inboxKinds,
  statusLabel,
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
  /** Below the list. */
  children: ReactNode
}

export function InboxView({ tab, page, query, counts, loadedAt, formToken, children }: InboxViewProps) {
  const { title, emptyText, statuses } = inboxKinds[tab]
  const { list, onSubmit } = useNextRow()
  const now = useNow(loadedAt)
  const { filter } = query
  return (
    <div ref={list} onSubmit={onSubmit}>
      <ListView
        tab={tab}
        title={title}
        emptyText={emptyText}
        button={() => <KeysButton />}
        list={{ page, query }}
        filters={[
          { id: 'all', label: 'All', count: counts.all },
          { id: 'overdue', label: 'Overdue', count: counts.overdue },
          ...(counts.refused > 0 || filter.show === 'refused'
            ? [{ id: 'refused', label: 'Not delivered', count: counts.refused }]
            : []),
          ...statuses.map((id) => ({ id, label: statusLabel(tab, id), count: countOf(counts, id) })),
          { id: 'suspected', label: 'Spam', count: counts.suspected },
        ]}
        notice={
          filter.show === 'suspected' ? <SuspectedNotice tab={tab} filter={filter} count={counts.suspected} /> : null
        }
        bar={(back) => (
          <div className="no-print flex flex-wrap items-center justify-between gap-x-8">
            <div className="selection-bar">
              <SelectionBar
                path={tabPath(tab)}
                changes={selectionChanges(tab, filter)}
                formToken={formToken}
                back={back}
              />
            </div>
            <OrderLinks tab={tab} filter={filter} />
          </div>
        )}
        below={children}
      >
        {(entry, index, back) => (
          <InboxRow key={entry.id} tab={tab} entry={entry} index={index} now={now} formToken={formToken} back={back} />
        )}
      </ListView>
    </div>
  )
}
