/** A dashboard tab: new button, filters, search, records, pagination. */
import type { ReactNode } from 'react'
import { formatCursor, formatSortedCursor, type Cursor, type SortedCursor } from '~/lib/cursor'
import type { KeysetPage } from '~/lib/keyset-page'
import { withListBack } from '~/lib/list-back'
import { listAddress, type ListFilter } from '~/lib/list-query'
import { newPath, tabPath, withCursor, type RecordTab } from '~/paths'
import { ButtonLink } from '~/components/ui/button'
import { EmptyList } from '~/components/lists/empty-list'
import { ListFilters } from '~/components/lists/list-filters'
import { Pagination } from '~/components/lists/pagination'
import { RowIcons } from './row-icon'
import { TabWithDialogs } from './tab-with-dialogs'
import { useRefusalToast } from '~/components/feedback/use-refusal-toast'

interface RecordListProps<State extends string, Row, C extends Cursor> {
  tab: RecordTab
  title: string
  newLabel: string
  emptyText: string
  /** Below the heading. */
  intro?: ReactNode
  list: {
    page: KeysetPage<Row, C>
    query: { filter: ListFilter<State>; cursor?: C | undefined }
    counts: Readonly<Partial<Record<State, number>>>
  }
  states: readonly { id: State; label: string }[]
  /** `back` is the address of this list. */
  children: (row: Row, back: string) => ReactNode
}

export function RecordList<State extends string, Row extends { id: number }, C extends Cursor | SortedCursor>(
  props: RecordListProps<State, Row, C>,
) {
  const { tab, title, newLabel, emptyText, intro, list, states, children } = props
  const { page, query, counts } = list
  useRefusalToast()
  const path = tabPath(tab)
  const filtered = listAddress(path, query.filter)
  const pageAt = (cursor: C | undefined) => cursor && withCursor(filtered, formatPlace(cursor))
  const here = pageAt(query.cursor) ?? filtered
  const isWhole = filtered === path && !query.cursor
  const filters = states.map((state) => ({ ...state, count: counts[state.id] ?? 0 }))
  const all = { id: 'all' as const, label: 'All', count: filters.reduce((sum, { count }) => sum + count, 0) }
  return (
    <TabWithDialogs>
      <section aria-labelledby="records" className="mt-8">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
          <h2 id="records" tabIndex={-1} data-quiet-focus>
            {title}
          </h2>
          <ButtonLink to={withListBack(newPath(tab), here)} preventScrollReset>
            {newLabel}
          </ButtonLink>
        </div>
        {intro}
        <ListFilters path={path} show={query.filter.show} search={query.filter.search} filters={[all, ...filters]} />
        {page.rows.length === 0 ? (
          <EmptyList text={isWhole ? emptyText : undefined} path={path} search={query.filter.search} />
        ) : (
          <>
            <RowIcons />
            <ul className="row-list mt-6">
              {page.rows.map((row) => (
                <li key={row.id}>{children(row, here)}</li>
              ))}
            </ul>
          </>
        )}
        <Pagination label={title} previousHref={pageAt(page.previous)} nextHref={pageAt(page.next)} />
      </section>
    </TabWithDialogs>
  )
}

function formatPlace(cursor: Cursor | SortedCursor): string {
  return 'key' in cursor ? formatSortedCursor(cursor) : formatCursor(cursor)
}
