/** The operator's list of quote requests. */
import { Badge } from '~/components/ui/badge'
import { SiteLink } from '~/components/ui/site-link'
import { StatusButtons } from '~/components/ui/status-buttons'
import { useSite } from '~/components/layout/site-context'
import { longDate } from '~/lib/dates'
import { entryPath, tabPath } from '~/paths'
import { quoteBadges, quoteStatuses, type Quote, type QuoteEntry, type QuoteStatus } from './quotes'

interface QuoteTableProps {
  quotes: readonly QuoteEntry[]
  formToken: string
  /** The list's own address, to come back to. */
  back: string
}

export function QuoteTable({ quotes, formToken, back }: QuoteTableProps) {
  const { timeZone } = useSite()
  return (
    <ul className="mt-6 space-y-3">
      {quotes.map((quote) => (
        <li
          key={quote.id}
          className="grid gap-x-6 gap-y-3 rounded-field border border-hairline bg-card p-4 lg:grid-cols-[1fr_auto]"
        >
          <div className="min-w-0 wrap-anywhere">
            <h3 className="text-lg">
              <SiteLink to={entryPath('quotes', quote.id)} className="text-ink">
                {quote.customerName}
              </SiteLink>
            </h3>
            <p className="text-base">
              {quote.quantity.toLocaleString('en-US')} × {quote.productName}
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 font-sans text-base text-soft">
              <a href={replyTo(quote)}>{quote.customerEmail}</a>
              <span>{longDate(quote.createdAt, timeZone)}</span>
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-3 lg:flex-col lg:items-end lg:justify-between">
            <QuoteBadges quote={quote} />
            <QuoteStatusButtons quote={quote} formToken={formToken} back={back} />
          </div>
        </li>
      ))}
    </ul>
  )
}

export function QuoteBadges({ quote }: { quote: Pick<QuoteEntry, 'status' | 'isOverdue' | 'isSuspected'> }) {
  const { tone, label } = quoteBadges[quote.status]
  return (
    <span className="flex gap-2">
      {quote.isOverdue ? <Badge tone="overdue">Overdue</Badge> : null}
      {quote.isSuspected ? <Badge tone="gray">Suspected</Badge> : null}
      <Badge tone={tone}>{label}</Badge>
    </span>
  )
}

const actions = {
  pending: 'Mark pending',
  contacted: 'Mark contacted',
  closed: 'Close',
} as const satisfies Record<QuoteStatus, string>

export function QuoteStatusButtons({ quote, formToken, back }: { quote: Quote; formToken: string; back: string }) {
  return (
    <StatusButtons
      action={tabPath('quotes')}
      intent="update-quote-status"
      id={quote.id}
      formToken={formToken}
      back={back}
      choices={quoteStatuses
        .filter((status) => status !== quote.status)
        .map((status) => ({ status, label: actions[status] }))}
      of={`quote for ${quote.customerName}`}
    />
  )
}

/** A mail to the visitor, with a subject that he recognises. */
export function replyTo({ customerEmail, productName }: Pick<Quote, 'customerEmail' | 'productName'>): string {
  return `mailto:${encodeURIComponent(customerEmail)}?subject=${encodeURIComponent(`Your quote request: ${productName}`)}`
}
