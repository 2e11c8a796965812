import type { ComponentProps, ReactNode } from 'react'
import { useRefusalToast } from '~/components/feedback/use-refusal-toast'
import { formatPlaceCursor, type PlaceCursor } from '~/lib/cursor'
import type { KeysetPage } from '~/lib/keyset-page'
import { listAddress } from '~/lib/list-query'
import type { RecordFilter } from '~/lib/record-list'
import { tabPath, withCursor, type AnsweredTab, type RecordTab } from '~/paths'
import { EmptyList } from './empty-list'
import { ListTitle } from './list-title'
import { ListFilters } from './list-filters'
import { Pagination } from './pagination'
import { RowIcons } from './row-icon'
import { TabWithDialogs } from './tab-with-dialogs'

interface ListViewProps<Row> extends Pick<ComponentProps<typeof ListFilters>, 'filters' | 'choices' | 'searchToken'> {
  tab: RecordTab | AnsweredTab
  title: string
  emptyText: string
  button: (back: string) => ReactNode
  /** The notice below the filters. */
  notice?: ReactNode
  list: {
    page: KeysetPage<Row, PlaceCursor>
    query: { filter: RecordFilter<string>; cursor?: PlaceCursor | undefined }
  }
  bar?: ((back: string) => ReactNode) | undefined
  children: (row: Row, index: number, back: string) => ReactNode
  below?: ReactNode
}

export function ListView<Row>(props: ListViewProps<Row>) {
  const { tab, title, emptyText, button, notice, list, filters, choices, searchToken, bar, children, below } = props
  const { page, query } = list
  useRefusalToast()
  const path = tabPath(tab)
  const { filter } = query
  const filtered = listAddress(path, filter)
  const pageAt = (cursor: PlaceCursor | undefined) => cursor && withCursor(filtered, formatPlaceCursor(cursor))
  const here = pageAt(query.cursor) ?? filtered
  const hasAll = filter.show === 'all' && filter.search === '' && filter.category === undefined && !query.cursor
  return (
    <TabWithDialogs>
      <section aria-labelledby="list">
        <ListTitle title={title} button={button(here)} />
        <ListFilters {...filter} path={path} filters={filters} choices={choices} searchToken={searchToken} />
        {notice}
        {page.rows.length === 0 ? (
          <EmptyList text={hasAll ? emptyText : undefined} path={path} search={filter.search} />
        ) : (
          <>
            <RowIcons />
            {bar?.(here)}
            <ul className="row-list mt-2">{page.rows.map((row, index) => children(row, index, here))}</ul>
          </>
        )}
        <Pagination label={title} previousHref={pageAt(page.previous)} nextHref={pageAt(page.next)} />
      </section>
      {below}
    </TabWithDialogs>
  )
}
