import { useNavigation } from '@remix-run/react'
import { useEffect, useRef, type FormEvent } from 'react'
import { formatCursor } from '~/lib/cursor'
import { listAddress } from '~/lib/list-query'
import type { KeysetPage } from '~/lib/keyset-page'
import { suspectedDeletePath, tabPath, withCursor } from '~/paths'
import { ButtonLink } from '~/components/ui/button'
import { EmptyList } from '~/components/lists/empty-list'
import { isFocusLost } from '~/components/layout/focus'
import { ListFilters } from '~/components/lists/list-filters'
import { Pagination } from '~/components/lists/pagination'
import { RowIcons } from '~/components/lists/row-icon'
import { useRefusalToast } from '~/components/feedback/use-refusal-toast'
import { countOf, inboxKinds, type InboxCounts, type InboxListEntry, type InboxQuery, type InboxTab } from './inbox'
import { InboxRow } from './inbox-row'

interface InboxViewProps {
  tab: InboxTab
  page: KeysetPage<InboxListEntry>
  query: Omit<InboxQuery, 'size'>
  counts: InboxCounts
  formToken: string
}

export function InboxView({ tab, page, query: { filter, cursor }, counts, formToken }: InboxViewProps) {
  const { title, emptyText, statuses } = inboxKinds[tab]
  const badges: Readonly<Record<string, { label: string } | undefined>> = inboxKinds[tab].badges
  const path = tabPath(tab)
  const { section, onSubmit } = useNextRow()
  useRefusalToast()
  const list = listAddress(path, filter)
  const back = cursor ? withCursor(list, formatCursor(cursor)) : list
  const byStatus = statuses.map((id) => ({ id, label: badges[id]?.label ?? id, count: countOf(counts, id) }))
  return (
    <section ref={section} aria-labelledby="inbox" className="mt-8" onSubmit={onSubmit}>
      <h2 id="inbox" tabIndex={-1} data-quiet-focus className="mb-4">
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
      {filter.show === 'suspected' && filter.search === '' && counts.suspected > 0 ? (
        <p className="no-print mt-4">
          <ButtonLink to={suspectedDeletePath(tab)} look="secondary" preventScrollReset>
            Delete all suspected
          </ButtonLink>
        </p>
      ) : null}
      {page.rows.length === 0 ? (
        <EmptyList text={list === path && !cursor ? emptyText : undefined} path={path} search={filter.search} />
      ) : null}
      <RowIcons />
      <ul className="row-list mt-6">
        {page.rows.map((entry) => (
          <InboxRow key={entry.id} tab={tab} entry={entry} formToken={formToken} back={back} />
        ))}
      </ul>
      <Pagination
        label={title}
        previousHref={page.previous && withCursor(list, formatCursor(page.previous))}
        nextHref={page.next && withCursor(list, formatCursor(page.next))}
      />
    </section>
  )
}

/** When a button disappears with what it did, focus goes to the same button in the next row that has one. */
function useNextRow() {
  const section = useRef<HTMLElement>(null)
  const pressed = useRef<{ value: string; others: readonly string[] }>()
  const { state } = useNavigation()
  const onSubmit = ({ nativeEvent }: FormEvent) => {
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    const rows = [...(section.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
    const index = rows.findIndex((row) => row.contains(submitter))
    if (!(submitter instanceof HTMLButtonElement) || index === -1) return
    const others = [...rows.slice(index + 1), ...rows.slice(0, index).reverse()]
    pressed.current = { value: submitter.value, others: others.map((row) => row.dataset.entry ?? '') }
  }
  useEffect(() => {
    if (state !== 'idle' || !pressed.current) return
    const { value, others } = pressed.current
    pressed.current = undefined
    if (!isFocusLost()) return
    const buttons = others.map((id) => `[data-entry="${id}"] button[value="${value}"]`)
    const next = [...buttons, '[data-entry] button', 'h2'].map((each) =>
      section.current?.querySelector<HTMLElement>(each),
    )
    next.find((each) => each)?.focus({ preventScroll: true })
  }, [state])
  return { section, onSubmit }
}
