/** An answer as the customer gets it, by the site's mail or from the operator's own mail program. */
import { composeMail, type MailBlock } from '~/inbox/mail/mail-body'
import type { Site } from '~/site'
import { longDate } from '~/lib/date-and-time'
import { longDay } from '~/lib/dates'
import { formatDollars } from '~/lib/money'
import { letterheadLines } from '~/lib/offices'
import { truncate } from '~/lib/text'
import { conditionsOf, sumRows } from './price-rows'
import type { AnswerPrices, SentAnswer } from '~/inbox/quotes/sent-answer.schema'
import { quoteSums } from '~/inbox/quotes/quote-sums'

interface Context {
  site: Pick<Site, 'name' | 'email' | 'url' | 'offices' | 'timeZone'>
  reference: string
  /** The customer's words; null for a request without notes. */
  asked: { words: string | null; at: string }
  /** Undefined without prices. */
  offer: { path: string; lastDay: string } | undefined
}

export function composeAnswer({ subject, text, prices }: SentAnswer, { site, reference, asked, offer }: Context) {
  const isSigned = text.split('\n').at(-1)?.trim().toLowerCase() === site.name.toLowerCase()
  const sender = [...(isSigned ? [] : [site.name]), ...letterheadLines(site)]
  return composeMail({
    subject,
    letterhead: site.name,
    blocks: [
      { text },
      ...(prices === null ? [] : priceBlocks(prices, reference)),
      ...(offer === undefined ? [] : offerBlocks(offer, { site, hasEnd: typeof prices?.validUntil === 'string' })),
      ...(asked.words === null ? [] : quotedBlocks(asked.words, longDate(asked.at, site.timeZone))),
    ],
    footer: [...sender, `Your reference: ${reference}`].join('\n'),
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

function offerBlocks(
  { path, lastDay }: NonNullable<Context['offer']>,
  { site, hasEnd }: { site: Pick<Site, 'url'>; hasEnd: boolean },
): MailBlock[] {
  const until = hasEnd ? '' : ` The page is open until ${longDay(lastDay)}.`
  return [
    { link: { label: 'See this offer and accept it', href: site.url + path, look: 'button' } },
    { text: `You can ask something there, too, and print it.${until}` },
  ]
}

/** The limit, in characters, keeps a mail readable below a long request. */
const longestQuoted = 1500

function quotedBlocks(words: string, day: string): MailBlock[] {
  return [{ text: `You wrote on ${day}:` }, { quoted: truncate(words, longestQuoted) }]
}

/** Longer links open cut off, or not at all, in some mail programs. */
export const longestMailto = 1800
