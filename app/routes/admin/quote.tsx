import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { BackToList } from '~/components/ui/back-to-list'
import { unlessRefused } from '~/components/ui/refused-form'
import { QuoteDetail } from '~/features/quotes/quote-detail'
import { findQuote } from '~/features/quotes/quote-inbox.server'
import { inboxMessages } from '~/features/inbox/inbox-messages'
import { dashboardHead } from '~/features/seo/head'
import { listBackOf, withListBack } from '~/lib/list-back'
import { toRowId } from '~/lib/row-id'
import { entryPath, tabPath } from '~/paths'
import { requireOperator } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { notFound } from '~/forms/reply.server'

export const handle = { interactive: true }
export const shouldRevalidate = unlessRefused

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const id = toRowId(params.id)
  const quote = id === undefined ? undefined : await findQuote(db(), id, new Date())
  if (!quote) throw notFound(inboxMessages.quotes.notFound)
  return {
    head: dashboardHead(`Quote request of ${quote.customerName}`, entryPath('quotes', quote.id)),
    quote,
    formToken,
  }
}

export default function QuoteEntry() {
  const { quote, formToken } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const list = listBackOf(search, tabPath('quotes'))
  return (
    <div className="mt-8">
      <BackToList list={list} whole={tabPath('quotes')} name="All quotes" />
      <QuoteDetail quote={quote} formToken={formToken} back={withListBack(entryPath('quotes', quote.id), list)} />
    </div>
  )
}
