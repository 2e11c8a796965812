/** An answer as the customer gets it, by the site's mail or from the operator's own mail program. */
import { composeMail, type MailBlock } from '~/inbox/mail/mail-body'
import type { Site } from '~/site'
import { formatDollars } from '~/lib/money'
import { conditionsOf, sumRows } from './price-rows'
import type { AnswerPrices, SentAnswer } from './sent-answer.schema'
import { quoteSums } from './quote-sums'

interface From {
  site: Pick<Site, 'name' | 'email'>
  reference: string
}

export function composeAnswer({ subject, text, prices }: SentAnswer, { site, reference }: From) {
  return composeMail({
    subject,
    blocks: [{ text }, ...(prices === null ? [] : priceBlocks(prices, reference))],
    footer: [site.name, site.email, `Your reference: ${reference}`].join('\n'),
  })
}

function priceBlocks(prices: AnswerPrices, reference: string): MailBlock[] {
  const { lines } = prices
  const { lineCents } = quoteSums(prices)
  const rows = lines.map(({ label, quantity, unitCents }, index) => [
    `${quantity.toLocaleString('en-US')} × ${label}`,
    formatDollars(unitCents),
    formatDollars(lineCents[index] ?? 0),
  ])
  const sums = sumRows(prices).map(({ label, amount }) => [label, '', amount])
  return [
    { heading: `Quote ${reference}` },
    { table: { head: ['Item', 'Each', 'Amount'], rows, sums } },
    { text: conditionsOf(prices).join('\n') },
  ]
}

/** Longer links open cut off, or not at all, in some mail programs. */
export const longestMailto = 1800
