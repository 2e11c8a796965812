/** One quote request in full, with the ways to answer it. */
import { useSite } from '~/components/layout/site-context'
import { longDateTime } from '~/lib/dates'
import { phoneAddress } from '~/lib/phone-address'
import { QuoteBadges, QuoteStatusButtons, replyTo } from './quote-table'
import type { QuoteEntry } from './quotes'

export function QuoteDetail({ quote, formToken, back }: { quote: QuoteEntry; formToken: string; back: string }) {
  const { timeZone } = useSite()
  const { customerName, customerEmail, customerPhone, productName, quantity, notes, createdAt } = quote
  return (
    <article className="mt-6 wrap-anywhere rounded-field border border-hairline bg-card p-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h2>Quote request of {customerName}</h2>
        <QuoteBadges quote={quote} />
      </div>
      <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr] [&_dt]:font-sans [&_dt]:font-semibold [&_dt]:text-soft">
        <dt>Product</dt>
        <dd>
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
        <dd className="max-w-measure whitespace-pre-wrap">{notes ?? 'None'}</dd>
      </dl>
      <div className="mt-6 border-t border-hairline pt-5">
        <QuoteStatusButtons quote={quote} formToken={formToken} back={back} />
      </div>
    </article>
  )
}

function Phone({ phone }: { phone: string | null }) {
  if (phone === null) return 'None given'
  const address = phoneAddress(phone)
  return address === undefined ? phone : <a href={address}>{phone}</a>
}
