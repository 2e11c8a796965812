/** Filters are links and a GET form, so every filter has an address. */
import { Form } from '@remix-run/react'
import { useId, type ReactNode } from 'react'
import { listAddress } from '~/lib/list-query'
import { Button } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'

interface ListFiltersProps {
  path: string
  show: string
  search: string
  order?: string | undefined
  category?: string | undefined
  choices?: ReactNode
  filters: readonly { id: string; label: string; count: number }[]
}

export function ListFilters({ path, show, search, order, category, choices, filters }: ListFiltersProps) {
  const fieldId = useId()
  return (
    <div className="no-print flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <nav aria-label="Filter">
        <ul className="flex flex-wrap gap-2">
          {filters.map(({ id, label, count }) => (
            <li key={id}>
              <SiteLink
                to={listAddress(path, { show: id, search, order, category })}
                aria-current={id === show ? 'true' : undefined}
                className={`inline-flex min-h-10 items-center gap-2 rounded-field border px-3 font-sans text-base text-ink no-underline hover:bg-panel ${
                  id === show ? 'border-ink bg-panel font-semibold underline' : 'border-hairline bg-card'
                }`}
              >
                {label}
                {/* Counts are of the whole list, not of the search results. */}
                {search === '' && category === undefined ? (
                  <span
                    className={`tabular-nums ${id === 'overdue' && count > 0 ? 'rounded-full bg-danger-fill px-2 text-white' : 'text-soft'}`}
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
        method="get"
        action={path}
        role="search"
        className="flex max-w-full flex-wrap gap-x-4 gap-y-2 max-sm:w-full"
      >
        {show === 'all' ? null : <input type="hidden" name="status" value={show} />}
        {order === undefined || choices !== undefined ? null : <input type="hidden" name="order" value={order} />}
        {choices}
        <div className="flex max-w-full gap-2 max-sm:w-full">
          <label htmlFor={fieldId} className="self-center font-sans text-base font-semibold">
            Search
          </label>
          <input
            id={fieldId}
            type="search"
            name="q"
            defaultValue={search}
            key={search}
            className="w-56 min-w-0 max-sm:flex-1 shrink rounded-field border border-control bg-card px-3 font-sans text-base text-ink"
          />
          <Button type="submit" look="secondary">
            Find
          </Button>
        </div>
      </Form>
    </div>
  )
}
