/** A tab with the records of one kind: a button for a new one, filters, search, the records, and the way to more. */
import type { ReactNode } from 'react'
import { formatCursor, formatSortedCursor, type Cursor, type SortedCursor } from '~/lib/cursor'
import type { KeysetPage } from '~/lib/keyset-page'
import { withListBack } from '~/lib/list-back'
import { listAddress, type ListFilter } from '~/lib/list-query'
import { withCursor } from '~/paths'
import { ButtonLink } from './button'
import { EmptyList } from './empty-list'
import { ListFilters } from './list-filters'
import { Pagination } from './pagination'
import { RowIcons } from './row-icon'
import { useRefusalToast } from './use-refusal-toast'

interface RecordListProps<Choice extends string, Row, C extends Cursor> {
  title: string
  path: string
  /** The editor of a new record, and what its link says. */
  create: { path: string; label: string }
  emptyText: string
  page: KeysetPage<Row, C>
  query: { filter: ListFilter<Choice>; cursor: C | undefined }
  filters: readonly { id: Choice | 'all'; label: string; count: number }[]
  /** A record; `back` is the address of this very list. */
  children: (row: Row, back: string) => ReactNode
}

export function RecordList<Choice extends string, Row extends { id: number }, C extends Cursor | SortedCursor>(
  props: RecordListProps<Choice, Row, C>,
) {
  const { title, path, create, emptyText, page, query, filters, children } = props
  useRefusalToast()
  const list = listAddress(path, query.filter)
  const pageAt = (cursor: C | undefined) => cursor && withCursor(list, formatPlace(cursor))
  const here = pageAt(query.cursor) ?? list
  const isWhole = list === path && !query.cursor
  return (
    <section aria-labelledby="records" className="mt-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h2 id="records" tabIndex={-1} data-quiet-focus>
          {title}
        </h2>
        <ButtonLink to={withListBack(create.path, here)} preventScrollReset>
          {create.label}
        </ButtonLink>
      </div>
      <ListFilters path={path} show={query.filter.show} search={query.filter.search} filters={filters} />
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
  )
}

function formatPlace(cursor: Cursor | SortedCursor): string {
  return 'key' in cursor ? formatSortedCursor(cursor) : formatCursor(cursor)
}
