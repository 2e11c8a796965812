import { useNavigation } from '@remix-run/react'
import { useEffect, useRef, type FormEvent } from 'react'
import { listAddress } from '~/lib/list-query'
import type { KeysetPage } from '~/lib/keyset-page'
import { suspectedDeletePath, tabPath, withCursor } from '~/paths'
import { ButtonLink } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { EmptyList } from '~/components/lists/empty-list'
import { isFocusLost } from '~/components/layout/focus'
import { ListFilters } from '~/components/lists/list-filters'
import { Pagination } from '~/components/lists/pagination'
import { RowIcons } from '~/components/lists/row-icon'
import { useRefusalToast } from '~/components/feedback/use-refusal-toast'
import { useNow } from './due-time'
import {
  countOf,
  formatInboxCursor,
  inboxKinds,
  isOfOpen,
  type InboxCounts,
  type InboxCursor,
  type InboxFilter,
  type InboxListEntry,
  type InboxQuery,
  type InboxTab,
} from './inbox'
import { InboxRow } from './inbox-row'
import { KeysButton } from './keys-dialog'
import { SelectionBar } from './selection'

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
  const back = cursor ? withCursor(list, formatInboxCursor(cursor)) : list
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
          <SelectionBar tab={tab} isSuspected={filter.show === 'suspected'} formToken={formToken} back={back} />
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
        previousHref={page.previous && withCursor(list, formatInboxCursor(page.previous))}
        nextHref={page.next && withCursor(list, formatInboxCursor(page.next))}
      />
    </section>
  )
}

/** Only where open entries are among them the orders differ. */
function OrderLinks({ tab, filter }: { tab: InboxTab; filter: InboxFilter }) {
  if (filter.show !== 'all' && !isOfOpen(tab, filter.show)) return null
  const orders = [
    { order: undefined, label: 'Most urgent first' },
    { order: 'newest', label: 'Newest first' },
  ] as const
  return (
    <nav aria-label="Order">
      <ul className="flex flex-wrap gap-x-4 font-sans text-base">
        {orders.map(({ order, label }) => (
          <li key={label}>
            <SiteLink
              to={listAddress(tabPath(tab), { ...filter, order })}
              aria-current={order === filter.order ? 'true' : undefined}
              className="inline-flex min-h-9 items-center aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SuspectedNotice({ tab, filter, count }: { tab: InboxTab; filter: InboxFilter; count: number }) {
  return (
    <div className="no-print mt-4">
      <p className="max-w-measure">
        Forms that filled in a field people do not see, as programs that send spam do, and what you marked as spam. They
        count as neither open nor overdue. “Not spam” moves an entry to the list, with the status that it had.
      </p>
      {filter.search === '' && count > 0 ? (
        <p className="mt-4">
          <ButtonLink to={suspectedDeletePath(tab)} look="secondary" preventScrollReset>
            Delete all suspected
          </ButtonLink>
        </p>
      ) : null}
    </div>
  )
}

/** When what was pressed disappears with what it did, focus goes to the same in the next row that has it. */
function useNextRow() {
  const section = useRef<HTMLElement>(null)
  const pressed = useRef<{ selector: string; others: readonly string[] }>()
  const { state } = useNavigation()
  const onSubmit = ({ nativeEvent }: FormEvent) => {
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    const rows = [...(section.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
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
    const next = [...same, '[data-entry] button', 'h2'].map((each) => section.current?.querySelector<HTMLElement>(each))
    next.find((each) => each)?.focus({ preventScroll: true })
  }, [state])
  return { section, onSubmit }
}
