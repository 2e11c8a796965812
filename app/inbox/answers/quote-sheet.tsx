/** A quote on one page of US Letter or A4, for up to twenty lines or so. */
import { useHydrated } from 'remix-utils/use-hydrated'
import { useSite } from '~/components/layout/site-context'
import { Button } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import type { InboxEntry } from '~/inbox/entries/inbox'
import { longDate } from '~/lib/date-and-time'
import { termsPath } from '~/paths'
import { PriceTable } from './price-table'
import type { AnswerPrices } from './sent-answer.schema'

interface QuoteSheetProps {
  entry: InboxEntry
  reference: string
  prices: AnswerPrices
  /** Null for a draft. */
  sentAt: string | null
  back: string
}

export function QuoteSheet({ entry, reference, prices, sentAt, back }: QuoteSheetProps) {
  const { name, email, url, timeZone } = useSite()
  const isHydrated = useHydrated()
  const phone = entry.details.find(({ kind }) => kind === 'phone')?.value ?? ''
  return (
    <div>
      <p className="no-print mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 font-sans">
        <SiteLink to={back}>← Back</SiteLink>
        {isHydrated ? (
          <Button
            look="secondary"
            onClick={() => {
              window.print()
            }}
          >
            Print
          </Button>
        ) : (
          <span>Print it with your browser.</span>
        )}
      </p>
      <article data-printing className="quote-sheet">
        <header className="flex flex-wrap justify-between gap-x-8 gap-y-2">
          <div>
            <p className="text-2xl font-bold">{name}</p>
            <p>{email}</p>
            <p>{url.replace(/^https?:\/\//, '')}</p>
          </div>
          <div className="sm:text-right">
            <h1>Quote {reference}</h1>
            {sentAt === null ? <p>Draft, not sent</p> : <p>{longDate(sentAt, timeZone)}</p>}
          </div>
        </header>
        <section aria-labelledby="sheet-for">
          <h2 id="sheet-for">For</h2>
          <p>{entry.sender}</p>
          <p>{entry.email}</p>
          {phone === '' ? null : <p>{phone}</p>}
        </section>
        <PriceTable prices={prices} label={`Prices of quote ${reference}`} />
        <p className="mt-1">
          Please give {reference} when you write or call. Terms: {url.replace(/^https?:\/\//, '')}
          {termsPath}
        </p>
      </article>
    </div>
  )
}
