import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { useNavigation } from '@remix-run/react'
import type { KeysetPage } from '~/lib/keyset-page'
import { tabPath } from '~/paths'
import { ListView } from '~/components/lists/list-view'
import { SelectionBar } from '~/components/lists/selection'
import { isFocusLost } from '~/components/layout/focus'
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

interface InboxViewProps {
  tab: InboxTab
  page: KeysetPage<InboxListEntry, InboxCursor>
  query: Omit<InboxQuery, 'size'>
  counts: InboxCounts
  /** When the list was read (ISO 8601, UTC). */
  loadedAt: string
  formToken: string
  /** The content below the list. */
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
        searchToken={formToken}
        filters={[
          { id: 'all', label: 'All', count: counts.all },
          ...(counts.accepted > 0 || filter.show === 'accepted'
            ? [{ id: 'accepted', label: 'Accepted', count: counts.accepted }]
            : []),
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

/** When a pressed button disappears with its row, focus goes to the same button in the next row that has it. */
function useNextRow() {
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ selector: string; others: readonly string[] }>()
  const { state } = useNavigation()
  const onSubmit = ({ nativeEvent }: FormEvent) => {
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
    // A key sends the form above the list from a row.
    const index = rows.findIndex((row) => row.contains(submitter ?? document.activeElement))
    if (index === -1) return
    const others = [...rows.slice(index + 1), ...rows.slice(0, index).reverse()]
    const selector = submitter instanceof HTMLButtonElement ? `button[value="${submitter.value}"]` : 'h3 a'
    pressed.current = { selector, others: others.map((row) => row.dataset.entry ?? '') }
  }
  useEffect(() => {
    if (state !== 'idle' || !pressed.current) return
    const { selector, others } = pressed.current
    pressed.current = undefined
    if (!isFocusLost()) return
    const same = others.map((id) => `[data-entry="${id}"] ${selector}`)
    const next = [...same, '[data-entry] button', 'h2'].map((each) => list.current?.querySelector<HTMLElement>(each))
    next.find((each) => each)?.focus({ preventScroll: true })
  }, [state])
  return { list, onSubmit }
}
