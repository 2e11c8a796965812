/** Tells an operator that a customer has accepted an offer. */
import { quoteSums } from '~/inbox/answers/quote-sums'
import { referenceOf } from '~/inbox/entries/reference'
import { subjectLine } from '~/inbox/mail/entry-mails'
import { composeMail } from '~/inbox/mail/mail-body'
import { formatQuoted } from '~/inbox/quotes/quotes'
import { longDateTime } from '~/lib/date-and-time'
import { formatDollars } from '~/lib/money'
import { entryPath } from '~/paths'
import type { Site } from '~/site'
import type { Offer } from './offer'

export function acceptanceMail({ quoteId, customer, prices, sentAt }: Offer, site: Site) {
  const number = referenceOf('quotes', quoteId)
  const total = formatDollars(quoteSums(prices).totalCents)
  const products = prices.lines.map(({ label, quantity }) => formatQuoted({ productName: label, quantity }))
  return composeMail({
    subject: subjectLine(`Offer ${number} accepted: ${total}, by ${customer.name}`),
    blocks: [
      {
        facts: [
          ['Number', number],
          ['Accepted by', customer.name],
          ['Email', customer.email],
          ['Phone', customer.phone ?? 'None given'],
          ['Items', products.join('\n')],
          ['Total', total],
          ['Offer of', longDateTime(sentAt, site.timeZone)],
        ],
      },
      { text: 'The request keeps its status, and nothing was ordered. Write or call to agree on the next steps.' },
      { link: { label: 'Open it in the dashboard', href: site.url + entryPath('quotes', quoteId) } },
      { text: `A reply to this mail goes to ${customer.name}.` },
    ],
    footer: `${site.name}\n${site.url}`,
  })
}
