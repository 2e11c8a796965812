import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { unlessRefused } from '~/components/ui/refused-form'
import { SiteLink } from '~/components/ui/site-link'
import { QuoteDetail } from '~/features/quotes/quote-detail'
import { findQuote } from '~/features/quotes/quote-inbox.server'
import { quoteMessages } from '~/features/quotes/quotes'
import { dashboardHead } from '~/features/seo/head'
import { toRowId } from '~/lib/row-id'
import { entryPath, tabPath } from '~/paths'
import { requireOperator } from '~/server/dashboard.server'
import { db } from '~/server/database.server'
import { notFound } from '~/server/reply.server'

export const handle = { interactive: true }
export const shouldRevalidate = unlessRefused

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator(request)
  const id = toRowId(params.id)
  const quote = id === undefined ? undefined : await findQuote(db(), id, new Date())
  if (!quote) throw notFound(quoteMessages.notFound)
  return {
    head: dashboardHead(`Quote request of ${quote.customerName}`, entryPath('quotes', quote.id)),
    quote,
    formToken,
  }
}

export default function QuoteEntry() {
  const { quote, formToken } = useLoaderData<typeof loader>()
  return (
    <div className="mt-8">
      <p className="no-print font-sans">
        <SiteLink to={tabPath('quotes')}>← All quotes</SiteLink>
      </p>
      <QuoteDetail quote={quote} formToken={formToken} back={entryPath('quotes', quote.id)} />
    </div>
  )
}
