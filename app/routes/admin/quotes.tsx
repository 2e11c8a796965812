import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useOutletContext, type ClientActionFunctionArgs } from '@remix-run/react'
import { InboxView } from '~/components/ui/inbox-view'
import { unlessRefused } from '~/components/ui/refused-form'
import { TabWithDialogs } from '~/components/ui/tab-with-dialogs'
import { orUnchanged } from '~/components/ui/offline-fallback'
import type { DashboardFigures } from '~/features/operators/summary-cards'
import { pageOfQuotes } from '~/features/quotes/quote-inbox.server'
import { QuoteTable } from '~/features/quotes/quote-table'
import { quoteBadges, quoteMessages, quoteStatuses } from '~/features/quotes/quotes'
import { changeEntry } from '~/inbox-action.server'
import { dashboardHead } from '~/features/seo/head'
import { parseInboxQuery } from '~/lib/inbox'
import { isBehind, listQueryOf } from '~/lib/list-back'
import { listAddress, listPageSize } from '~/lib/list-query'
import { tabPath } from '~/paths'
import { requireOperator } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { actionHeaders } from '~/forms/reply.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  // Behind a question stands the list that it was opened from.
  const query = parseInboxQuery(listQueryOf(request.url, tabPath('quotes')), quoteStatuses)
  const page = await pageOfQuotes(db(), { ...query, size: listPageSize }, new Date())
  // Its last entry has left the filter: on to the first page.
  if (query.cursor && page.rows.length === 0 && !isBehind(request.url, tabPath('quotes'))) {
    throw redirect(listAddress(tabPath('quotes'), query.filter))
  }
  return {
    head: dashboardHead('Quote Management', tabPath('quotes')),
    page,
    query,
    formToken,
  }
}

export function action({ request, context }: ActionFunctionArgs) {
  return changeEntry({ request, context }, { tab: 'quotes', intent: 'update-quote-status' })
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, quoteMessages.statusFailed)
}

export default function Quotes() {
  const { page, query, formToken } = useLoaderData<typeof loader>()
  // The dashboard around this tab has counted for its cards.
  const figures = useOutletContext<DashboardFigures>()
  return (
    <TabWithDialogs>
      <InboxView
        tab="quotes"
        title="Quote Management"
        emptyText="No quote requests yet."
        page={page}
        query={query}
        counts={figures.quotes}
        labels={quoteBadges}
        statuses={quoteStatuses}
      >
        {(quotes, back) => <QuoteTable quotes={quotes} formToken={formToken} back={back} />}
      </InboxView>
    </TabWithDialogs>
  )
}
