/** The sender of a quote request keeps this page, with the number and what was sent. It prints on one page. */
import type { ReactNode } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { useSite } from '~/components/layout/site-context'
import { Button, ButtonLink } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { longDateTime } from '~/lib/date-and-time'
import { timeZoneName } from '~/lib/time-zone-name'
import { contactPath, productPath, productsPath } from '~/paths'
import type { QuotedProduct } from './quoted-products'
import { formatQuoted } from './quotes'

interface ReceiptProps {
  receipt: {
    reference: string
    products: readonly (QuotedProduct & { slug?: string | undefined })[]
    customerName: string
    customerEmail: string
    customerPhone: string | null
    notes: string | null
    createdAt: string
    /** Null if the site promises no time. */
    answerBy: string | null
  }
}

export function ReceiptView({ receipt }: ReceiptProps) {
  const { name, email, timeZone } = useSite()
  return (
    <div className="receipt page-width pt-10 pb-16 lg:pb-24 print:py-4">
      <div className="max-w-3xl rounded-field border border-hairline bg-card p-6 print:max-w-none print:border-0 print:p-0">
        <p className="font-sans font-semibold text-soft">Your reference number</p>
        <p className="mt-1 font-sans text-5xl font-bold tabular-nums sm:text-6xl print:text-5xl">{receipt.reference}</p>
        <p className="mt-2 text-base text-soft">
          Write it down or keep this page. If you call or write, give us this number.
        </p>
        <dl className="mt-6 grid sm:grid-cols-[11rem_minmax(0,1fr)] print:grid-cols-[11rem_minmax(0,1fr)]">
          <Fact label={receipt.products.length === 1 ? 'Product' : 'Products'}>
            <ul className="print:columns-2">
              {receipt.products.map((product, index) => (
                <li key={index}>
                  {product.slug === undefined ? (
                    formatQuoted(product)
                  ) : (
                    <SiteLink to={productPath(product.slug)}>{formatQuoted(product)}</SiteLink>
                  )}
                </li>
              ))}
            </ul>
          </Fact>
          <Fact label="Name">{receipt.customerName}</Fact>
          <Fact label="Email">{receipt.customerEmail}</Fact>
          <Fact label="Phone">{receipt.customerPhone ?? 'None given'}</Fact>
          {receipt.notes === null ? null : (
            <Fact label="Notes">
              <p className="whitespace-pre-wrap print:text-[0.75rem] print:leading-snug">{receipt.notes}</p>
            </Fact>
          )}
          <Fact label="Received">{longDateTime(receipt.createdAt, timeZone)}</Fact>
          {receipt.answerBy === null ? null : (
            <Fact label="You’ll hear from us by">{longDateTime(receipt.answerBy, timeZone)}</Fact>
          )}
        </dl>
        <p className="text-base text-soft">Times are {timeZoneName(timeZone)}.</p>
        <p className="mt-6">
          {receipt.answerBy === null ? 'Something to add?' : 'No answer by then, or something to add?'} Write to{' '}
          <a href={`mailto:${email}`}>{email}</a>
          <span className="no-print">
            {' '}
            or use the <SiteLink to={contactPath}>contact form</SiteLink>
          </span>
          .
        </p>
        <p className="mt-2 hidden print:block">{name}</p>
      </div>
      <p className="no-print mt-6 flex flex-wrap gap-3">
        <PrintButton />
        <ButtonLink to={productsPath} look="secondary">
          Back to Products
        </ButtonLink>
      </p>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="border-t border-hairline pt-2.5 font-sans font-semibold text-soft sm:pb-2.5 print:py-1">
        {label}
      </dt>
      <dd className="pb-2.5 wrap-anywhere sm:border-t sm:border-hairline sm:pt-2.5 print:border-t print:border-hairline print:py-1">
        {children}
      </dd>
    </>
  )
}

function PrintButton() {
  return useHydrated() ? (
    <Button
      onClick={() => {
        window.print()
      }}
    >
      Print
    </Button>
  ) : null
}
