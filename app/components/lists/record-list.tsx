/** A dashboard tab: new button, filters, search, records, pagination. */
import type { ComponentProps, ReactNode } from 'react'
import { formatPlaceCursor, type PlaceCursor } from '~/lib/cursor'
import type { KeysetPage } from '~/lib/keyset-page'
import { withListBack } from '~/lib/list-back'
import { listAddress } from '~/lib/list-query'
import type { RecordFilter, RecordListKind } from '~/lib/record-list'
import { newPath, tabPath, withCursor, type RecordTab } from '~/paths'
import { ButtonLink } from '~/components/ui/button'
import { EmptyList } from '~/components/lists/empty-list'
import { ListChoices } from '~/components/lists/list-choices'
import { ListFilters } from '~/components/lists/list-filters'
import { Pagination } from '~/components/lists/pagination'
import { RowIcons } from './row-icon'
import { RowChoice, SelectionBar } from './selection'
import { TabWithDialogs } from './tab-with-dialogs'
import { useRefusalToast } from '~/components/feedback/use-refusal-toast'

interface RecordListProps<State extends string, Row> {
  tab: RecordTab
  title: string
  newLabel: string
  emptyText: string
  /** Below the heading. */
  intro?: ReactNode
  list: {
    page: KeysetPage<Row, PlaceCursor>
    query: { filter: RecordFilter<State>; cursor?: PlaceCursor | undefined }
    counts: Readonly<Partial<Record<State, number>>>
  }
  states: readonly { id: State; label: string }[]
  /** Category and order, where the list has them. */
  choices?: Pick<RecordListKind<State>, 'orders' | 'category'>
  /** Where several can be changed at once. */
  selection?: Selection<Row>
  /** `back` is the address of this list. */
  children: (row: Row, back: string) => ReactNode
}

interface Selection<Row> {
  changes: Pick<ComponentProps<typeof SelectionBar>, 'changes' | 'group'>
  formToken: string
  nameOf: (row: Row) => string
}

export function RecordList<State extends string, Row extends { id: number }>(props: RecordListProps<State, Row>) {
  const { tab, title, newLabel, emptyText, intro, list, states, choices, selection, children } = props
  const { page, query, counts } = list
  useRefusalToast()
  const path = tabPath(tab)
  const { filter } = query
  const filtered = listAddress(path, filter)
  const pageAt = (cursor: PlaceCursor | undefined) => cursor && withCursor(filtered, formatPlaceCursor(cursor))
  const here = pageAt(query.cursor) ?? filtered
  const hasAll = filter.show === 'all' && filter.search === '' && filter.category === undefined && !query.cursor
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
        <ListFilters
          {...filter}
          path={path}
          filters={[all, ...filters]}
          {...(choices && { choices: <ListChoices kind={choices} filter={filter} /> })}
        />
        {page.rows.length === 0 ? (
          <EmptyList text={hasAll ? emptyText : undefined} path={path} search={filter.search} />
        ) : (
          <>
            <RowIcons />
            {selection ? (
              <div className="no-print mt-4">
                <SelectionBar {...selection.changes} path={path} formToken={selection.formToken} back={here} />
              </div>
            ) : null}
            <ul className={`row-list ${selection ? 'mt-4' : 'mt-6'}`}>
              {page.rows.map((row, index) => (
                <li key={row.id} className={selection ? 'flex' : undefined}>
                  {selection ? (
                    <div className="pt-4 pl-3 lg:self-center lg:pt-0">
                      <RowChoice id={row.id} index={index} of={selection.nameOf(row)} />
                    </div>
                  ) : null}
                  <div className="min-w-0 flex-1">{children(row, here)}</div>
                </li>
              ))}
            </ul>
          </>
        )}
        <Pagination label={title} previousHref={pageAt(page.previous)} nextHref={pageAt(page.next)} />
      </section>
    </TabWithDialogs>
  )
}
