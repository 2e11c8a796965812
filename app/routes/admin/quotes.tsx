import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useOutletContext, type ClientActionFunctionArgs } from '@remix-run/react'
import { InboxView } from '~/components/ui/inbox-view'
import { unlessRefused } from '~/components/ui/refused-form'
import { orUnchanged } from '~/components/ui/without-connection'
import { logIn } from '~/features/operators/operators.server'
import type { DashboardFigures } from '~/features/operators/summary-cards'
import { pageOfQuotes, updateQuoteStatus } from '~/features/quotes/quote-inbox.server'
import { QuoteTable } from '~/features/quotes/quote-table'
import { quoteBadges, quoteMessages, quoteStatuses } from '~/features/quotes/quotes'
import { QuoteStatusInput } from '~/features/quotes/quotes.schema'
import { dashboardHead } from '~/features/seo/head'
import { parseInboxQuery } from '~/lib/inbox'
import { listAddress, listPageSize } from '~/lib/list-query'
import { tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/server/dashboard.server'
import { db } from '~/server/database.server'
import { actionHeaders } from '~/server/failed-write.server'
import { changeStatus, statusForm } from '~/server/status-change.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator(request)
  const query = parseInboxQuery(new URL(request.url).searchParams, quoteStatuses)
  const page = await pageOfQuotes(db(), { ...query, size: listPageSize }, new Date())
  // Its last entry has left the filter: on to the first page.
  if (query.cursor && page.rows.length === 0) throw redirect(listAddress(tabPath('quotes'), query.filter))
  return {
    head: dashboardHead('Quote Management', tabPath('quotes')),
    page,
    query,
    formToken,
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const { form, by, headers } = await enterDashboard(request, statusForm, (attempt) => logIn(db(), attempt, new Date()))
  return changeStatus(
    { form, by, headers, request },
    {
      intent: 'update-quote-status',
      schema: QuoteStatusInput,
      messages: quoteMessages,
      update: (id, { status }, act) => updateQuoteStatus(db(), { id, status }, act),
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, quoteMessages.statusFailed)
}

export default function Quotes() {
  const { page, query, formToken } = useLoaderData<typeof loader>()
  // The dashboard around this tab has counted for its cards.
  const figures = useOutletContext<DashboardFigures>()
  return (
    <InboxView
      title="Quote Management"
      path={tabPath('quotes')}
      emptyText="No quote requests yet."
      page={page}
      query={query}
      counts={figures.quotes}
      labels={quoteBadges}
      statuses={quoteStatuses}
    >
      {(quotes, back) => <QuoteTable quotes={quotes} formToken={formToken} back={back} />}
    </InboxView>
  )
}
