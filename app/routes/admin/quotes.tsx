import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { addressOf, InboxFilters } from '~/components/ui/inbox-filters'
import { Pagination } from '~/components/ui/pagination'
import { logIn } from '~/features/operators/operators.server'
import { countQuotes, pageOfQuotes, updateQuoteStatus } from '~/features/quotes/quote-inbox.server'
import { QuoteTable } from '~/features/quotes/quote-table'
import { quoteMessages, quoteStatuses } from '~/features/quotes/quotes'
import { QuoteStatusInput } from '~/features/quotes/quotes.schema'
import { formatCursor } from '~/lib/cursor'
import { inboxPageSize, parseInboxQuery } from '~/lib/inbox'
import { tabPath, withCursor } from '~/paths'
import { enterDashboard, requireOperator } from '~/server/dashboard.server'
import { db } from '~/server/database.server'
import { changeStatus, statusFields } from '~/server/status-change.server'

export const handle = { interactive: true }

export async function loader({ request }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator(request)
  const query = parseInboxQuery(new URL(request.url).searchParams, quoteStatuses)
  const now = new Date()
  const page = await pageOfQuotes(db(), { ...query, size: inboxPageSize }, now)
  return { ...page, ...query, formToken, counts: await countQuotes(db(), now) }
}

export async function action({ request }: ActionFunctionArgs) {
  const { form, headers } = await enterDashboard(request, statusFields, (attempt) => logIn(db(), attempt, new Date()))
  return changeStatus(
    { form, headers, request },
    {
      intent: 'update-quote-status',
      schema: QuoteStatusInput,
      messages: quoteMessages,
      update: (id, { status }) => updateQuoteStatus(db(), id, status),
    },
  )
}

export default function Quotes() {
  const { rows, previous, next, filter, cursor, counts, formToken } = useLoaderData<typeof loader>()
  const path = tabPath('quotes')
  const list = addressOf(path, filter.show, filter.search)
  return (
    <section aria-labelledby="quotes" className="mt-8">
      <h2 id="quotes" className="mb-4">
        Quote Management
      </h2>
      <InboxFilters
        path={path}
        show={filter.show}
        search={filter.search}
        filters={[
          { id: 'all', label: 'All', count: counts.all },
          { id: 'overdue', label: 'Overdue', count: counts.overdue },
          { id: 'pending', label: 'Pending', count: counts.pending },
          { id: 'contacted', label: 'Contacted', count: counts.contacted },
          { id: 'closed', label: 'Closed', count: counts.closed },
          { id: 'suspected', label: 'Suspected', count: counts.suspected },
        ]}
      />
      {rows.length === 0 ? (
        <p className="mt-8 text-xl">
          {list === path && !cursor ? 'No quote requests yet.' : 'Nothing matches this filter.'}
        </p>
      ) : null}
      <QuoteTable quotes={rows} formToken={formToken} back={cursor ? withCursor(list, formatCursor(cursor)) : list} />
      <Pagination
        label="Quotes"
        previousHref={previous && withCursor(list, formatCursor(previous))}
        nextHref={next && withCursor(list, formatCursor(next))}
      />
    </section>
  )
}
