/** The operator's list of quote requests. */
import { Badge } from '~/components/ui/badge'
import { SiteLink } from '~/components/ui/site-link'
import { StatusButtons } from '~/components/ui/status-buttons'
import { useSite } from '~/components/layout/site-context'
import { withListBack } from '~/lib/list-back'
import { longDate } from '~/lib/long-date'
import { entryPath, tabPath } from '~/paths'
import {
  quoteBadges,
  quoteStatuses,
  type Quote,
  type QuoteEntry,
  type QuoteListEntry,
  type QuoteStatus,
} from './quotes'

interface QuoteTableProps {
  quotes: readonly QuoteListEntry[]
  formToken: string
  /** The list's own address, to come back to. */
  back: string
}

export function QuoteTable({ quotes, formToken, back }: QuoteTableProps) {
  const { timeZone } = useSite()
  return (
    <ul className="row-list mt-6">
      {quotes.map((quote) => (
        <li key={quote.id} className={`inbox-row ${quote.isOverdue ? 'border-l-danger' : 'border-l-transparent'}`}>
          <h3 className="min-w-0 text-lg wrap-anywhere">
            <SiteLink to={withListBack(entryPath('quotes', quote.id), back)} className="text-ink">
              {quote.customerName}
            </SiteLink>
          </h3>
          <p className="min-w-0 text-base wrap-anywhere tabular-nums">
            {quote.quantity.toLocaleString('en-US')} × {quote.productName}
          </p>
          <p className="flex min-w-0 flex-wrap gap-x-4 font-sans text-base wrap-anywhere text-soft lg:flex-col">
            <a href={replyTo(quote)}>{quote.customerEmail}</a>
            <span>{longDate(quote.createdAt, timeZone)}</span>
          </p>
          <QuoteBadges quote={quote} />
          <QuoteStatusButtons quote={quote} formToken={formToken} back={back} />
        </li>
      ))}
    </ul>
  )
}

export function QuoteBadges({ quote }: { quote: Pick<QuoteEntry, 'status' | 'isOverdue' | 'isSuspected'> }) {
  const { tone, label } = quoteBadges[quote.status]
  return (
    <span className="flex flex-wrap items-start justify-end gap-1.5">
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

interface QuoteStatusButtonsProps {
  quote: Pick<Quote, 'id' | 'customerName' | 'status'>
  formToken: string
  back: string
}

export function QuoteStatusButtons({ quote, formToken, back }: QuoteStatusButtonsProps) {
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
