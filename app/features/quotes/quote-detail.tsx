/** One quote request in full, with the ways to answer it. */
import { useSite } from '~/components/layout/site-context'
import { EntryBadges } from '~/features/inbox/inbox-row'
import { longDateTime } from '~/lib/date-and-time'
import { phoneAddress } from '~/lib/phone-address'
import { QuoteActions, replyTo } from './quote-table'
import { quoteBadges, type QuoteEntry } from './quotes'

export function QuoteDetail({ quote, formToken, back }: { quote: QuoteEntry; formToken: string; back: string }) {
  const { timeZone } = useSite()
  const { customerName, customerEmail, customerPhone, productName, quantity, notes, createdAt } = quote
  return (
    <article className="entry">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h2 className="min-w-0 flex-1 basis-80">Quote request of {customerName}</h2>
        <EntryBadges entry={quote} badge={quoteBadges[quote.status]} />
      </div>
      <QuoteActions quote={quote} formToken={formToken} back={back} />
      <dl>
        <dt>Product</dt>
        <dd className="text-xl font-semibold tabular-nums">
          {quantity.toLocaleString('en-US')} × {productName}
        </dd>
        <dt>Email</dt>
        <dd>
          <a href={replyTo(quote)}>{customerEmail}</a>
        </dd>
        <dt>Phone</dt>
        <dd>
          <Phone phone={customerPhone} />
        </dd>
        <dt>Received</dt>
        <dd>
          <time dateTime={createdAt}>{longDateTime(createdAt, timeZone)}</time>
        </dd>
        <dt>Notes</dt>
        <dd>
          <p className="max-w-measure whitespace-pre-wrap">{notes ?? 'None'}</p>
        </dd>
      </dl>
    </article>
  )
}

function Phone({ phone }: { phone: string | null }) {
  if (phone === null) return 'None given'
  const address = phoneAddress(phone)
  return address === undefined ? phone : <a href={address}>{phone}</a>
}
