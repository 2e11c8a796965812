/** A quote on one page of US Letter or A4, for up to twenty lines or so. */
import { Mark } from '~/components/layout/mark'
import { useSite } from '~/components/layout/site-context'
import type { Customer } from '~/inbox/quotes/quotes'
import { longDate } from '~/lib/date-and-time'
import { letterheadLines } from '~/lib/offices'
import { termsPath } from '~/paths'
import { PriceTable } from './price-table'
import type { AnswerPrices } from '~/inbox/quotes/sent-answer.schema'

interface QuoteSheetProps {
  customer: Customer
  reference: string
  prices: AnswerPrices
  /** Null for a draft. */
  sentAt: string | null
  /** The level of the sheet's title. */
  heading?: 'h1' | 'h2'
}

export function QuoteSheet({ customer, reference, prices, sentAt, heading: Heading = 'h2' }: QuoteSheetProps) {
  const site = useSite()
  const { name, timeZone } = site
  const host = site.url.replace(/^https?:\/\//, '')
  return (
    <article data-printing className="quote-sheet">
      <header className="flex flex-wrap justify-between sm:flex-nowrap gap-x-8 gap-y-4 border-b border-hairline pb-4">
        <div className="flex min-w-0 gap-4 cramped:block">
          <div className="shrink-0">
            <Mark size="large" />
          </div>
          <div className="min-w-0">
            <p className="text-2xl font-bold cramped:text-xl">{name}</p>
            {[...letterheadLines(site), host].map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
        <div className="sm:text-right">
          <Heading>Quote {reference}</Heading>
          {sentAt === null ? <p>Draft, not sent</p> : <p>{longDate(sentAt, timeZone)}</p>}
        </div>
      </header>
      <section aria-labelledby="sheet-for">
        <h2 id="sheet-for" className="text-xl">
          For
        </h2>
        <p>{customer.name}</p>
        <p>{customer.email}</p>
        {customer.phone === null ? null : <p>{customer.phone}</p>}
      </section>
      <PriceTable prices={prices} label={`Prices of quote ${reference}`} />
      <p className="mt-1">
        Please give {reference} when you write or call. Terms: {host}
        {termsPath}
      </p>
    </article>
  )
}
