/** The filters are links and a form, so each has an address. On a phone they are in a line that opens. */
import { Form } from '@remix-run/react'
import { useId, type ReactNode } from 'react'
import { formTokenField } from '~/lib/form-rules'
import { listAddress, searchIntent } from '~/lib/list-query'
import { Button } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'

interface ListFiltersProps {
  path: string
  show: string
  search: string
  sealed?: string | undefined
  order?: string | undefined
  category?: string | undefined
  choices?: ReactNode
  filters: readonly { id: string; label: string; count: number }[]
  /** With it the search is posted, so that its words are in no address. */
  searchToken?: string | undefined
}

/** The counts of these filters are marked. */
const urgent: readonly string[] = ['overdue', 'refused']

export function ListFilters(props: ListFiltersProps) {
  const { path, show, search, sealed, order, category, choices, filters, searchToken } = props
  const fieldId = useId()
  const here = listAddress(path, { show, search, sealed, order, category })
  return (
    <details key={here} className="wide-open list-filters no-print">
      <summary className="min-h-10 rounded-field border border-hairline bg-card px-3 py-1.5 text-base font-semibold">
        {filters.find(({ id }) => id === show)?.label ?? 'All'}
        {search === '' ? '' : `, “${search}”`}
        <span className="font-normal text-soft">: filter and search</span>
      </summary>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 max-sm:pt-2">
        <nav aria-label="Filter">
          <ul className="flex flex-wrap gap-1.5">
            {filters.map(({ id, label, count }) => (
              <li key={id}>
                <SiteLink
                  to={listAddress(path, { show: id, search, sealed, order, category })}
                  aria-current={id === show ? 'true' : undefined}
                  className={`inline-flex min-h-9 items-center gap-1.5 rounded-field border px-2.5 font-sans text-base text-ink no-underline hover:bg-panel ${
                    id === show ? 'border-ink bg-panel font-semibold underline' : 'border-hairline bg-card'
                  }`}
                >
                  {label}
                  {/* The counts are of the whole list, not of the search results. */}
                  {search === '' && category === undefined ? (
                    <span
                      className={`tabular-nums ${urgent.includes(id) && count > 0 ? 'rounded-full bg-danger-fill px-2 text-white' : 'text-soft'}`}
                    >
                      {count.toLocaleString('en-US')}
                    </span>
                  ) : null}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <Form
          method={searchToken === undefined ? 'get' : 'post'}
          action={path}
          role="search"
          className="flex max-w-full flex-wrap gap-x-3 gap-y-2 max-sm:w-full"
        >
          {searchToken === undefined ? null : (
            <>
              <input type="hidden" name="intent" value={searchIntent} />
              <input type="hidden" name={formTokenField} value={searchToken} />
            </>
          )}
          {show === 'all' ? null : <input type="hidden" name="status" value={show} />}
          {order === undefined || choices !== undefined ? null : <input type="hidden" name="order" value={order} />}
          {choices}
          <div className="flex max-w-full gap-2 cramped:flex-wrap max-sm:w-full">
            <label htmlFor={fieldId} className="self-center font-sans text-base font-semibold">
              Search
            </label>
            <input
              id={fieldId}
              type="search"
              name="q"
              defaultValue={search}
              key={search}
              className="w-40 min-w-0 max-sm:flex-1 shrink rounded-field border border-control bg-card px-3 font-sans text-base text-ink"
            />
            <Button type="submit" look="secondary">
              Find
            </Button>
          </div>
        </Form>
      </div>
    </details>
  )
}
