import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { addressOf } from '~/components/ui/inbox-filters'
import { InboxView } from '~/components/ui/inbox-view'
import { logIn } from '~/features/operators/operators.server'
import { countQuotes, pageOfQuotes, updateQuoteStatus } from '~/features/quotes/quote-inbox.server'
import { QuoteTable } from '~/features/quotes/quote-table'
import { quoteBadges, quoteMessages, quoteStatuses } from '~/features/quotes/quotes'
import { QuoteStatusInput } from '~/features/quotes/quotes.schema'
import { dashboardHead } from '~/features/seo/head'
import { inboxPageSize, parseInboxQuery } from '~/lib/inbox'
import { tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/server/dashboard.server'
import { db } from '~/server/database.server'
import { actionHeaders } from '~/server/failed-write.server'
import { changeStatus, statusFields } from '~/server/status-change.server'

export const handle = { interactive: true }
export const headers = actionHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator(request)
  const query = parseInboxQuery(new URL(request.url).searchParams, quoteStatuses)
  const now = new Date()
  const page = await pageOfQuotes(db(), { ...query, size: inboxPageSize }, now)
  // Its last entry has left the filter: on to the first page.
  if (query.cursor && page.rows.length === 0)
    throw redirect(addressOf(tabPath('quotes'), query.filter.show, query.filter.search))
  return {
    head: dashboardHead('Quote Management', tabPath('quotes')),
    page,
    query,
    formToken,
    counts: await countQuotes(db(), now),
  }
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
  const { page, query, counts, formToken } = useLoaderData<typeof loader>()
  return (
    <InboxView
      title="Quote Management"
      path={tabPath('quotes')}
      emptyText="No quote requests yet."
      page={page}
      query={query}
      counts={counts}
      labels={quoteBadges}
      statuses={quoteStatuses}
    >
      {(quotes, back) => <QuoteTable quotes={quotes} formToken={formToken} back={back} />}
    </InboxView>
  )
}
