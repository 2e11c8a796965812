/** The operator's list of quote requests. */
import { EntryActions } from '~/features/inbox/entry-actions'
import { InboxRow } from '~/features/inbox/inbox-row'
import { mailto } from '~/lib/mailto'
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
  return (
    <ul className="row-list mt-6">
      {quotes.map((quote) => (
        <InboxRow
          key={quote.id}
          {...actionsOf(quote)}
          entry={quote}
          email={quote.customerEmail}
          mailto={replyTo(quote)}
          badge={quoteBadges[quote.status]}
          formToken={formToken}
          back={back}
        >
          {quote.quantity.toLocaleString('en-US')} × {quote.productName}
        </InboxRow>
      ))}
    </ul>
  )
}

export function QuoteActions({ quote, formToken, back }: { quote: QuoteEntry; formToken: string; back: string }) {
  return <EntryActions {...actionsOf(quote)} entry={quote} formToken={formToken} back={back} />
}

const labels = {
  pending: 'Mark pending',
  contacted: 'Mark contacted',
  closed: 'Mark closed',
} as const satisfies Record<QuoteStatus, string>

function actionsOf({ customerName, status }: Pick<Quote, 'customerName' | 'status'>) {
  const others = quoteStatuses.filter((other) => other !== status)
  return {
    tab: 'quotes',
    sender: customerName,
    intent: 'update-quote-status',
    choices: others.map((value) => ({ value, label: labels[value] })),
  } as const
}

/** A mail to the visitor, with a subject that he recognises. */
export function replyTo({ customerEmail, productName }: Pick<Quote, 'customerEmail' | 'productName'>): string {
  return mailto(customerEmail, `Your quote request: ${productName}`)
}
