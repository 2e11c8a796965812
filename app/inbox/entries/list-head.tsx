/** The head of a list has its order, and what counts as spam. */
import { ButtonLink } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { listAddress } from '~/lib/list-query'
import { suspectedDeletePath, tabPath } from '~/paths'
import { isOfOpen, type InboxFilter, type InboxTab } from './inbox'

/** The orders differ only where open entries are among the rows. */
export function OrderLinks({ tab, filter }: { tab: InboxTab; filter: InboxFilter }) {
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

export function SuspectedNotice({ tab, filter, count }: { tab: InboxTab; filter: InboxFilter; count: number }) {
  return (
    <div className="no-print mt-4">
      <p className="max-w-measure">
        Forms that filled in a field people do not see, as programs that send spam do, and what you marked as spam. They
        count as neither open nor overdue. “Not spam” moves an entry to the list, with the status that it had.
      </p>
      {filter.search === '' && count > 0 ? (
        <p className="mt-4">
          <ButtonLink to={suspectedDeletePath(tab)} look="secondary" preventScrollReset>
            Delete all spam
          </ButtonLink>
        </p>
      ) : null}
    </div>
  )
}
