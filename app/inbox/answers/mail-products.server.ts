/** The products that a mail names, so that its text and its table of prices say the same. */
import type { Kysely } from 'kysely'
import type { InboxEntry, InboxTab } from '~/inbox/entries/inbox'
import { listAlsoAnswered } from '~/inbox/entries/same-person.server'
import type { Quote } from '~/inbox/quotes/quotes'
import { cleanLine } from '~/lib/text'
import type { Database } from '~db/database'
import { parseQuantity } from './amounts'
import { isBlankLine, type AnswerDraft } from './answer-draft'
import { findLastPrices, findRequestedProducts } from './answers.server'

interface Answered {
  tab: InboxTab
  entry: Pick<InboxEntry, 'id' | 'email' | 'offer'>
}

/** Finds the price lines, else what the customer accepted, else what the answered requests ask for. */
export async function findMailProducts(
  db: Kysely<Database>,
  { tab, entry }: Answered,
  draft: AnswerDraft,
): Promise<Pick<Quote, 'productName' | 'quantity'>[]> {
  const lines = draft.hasPrices === 'on' ? draft.lines.flatMap(readLine) : []
  if (lines.length > 0) return lines.map(toQuoted)
  const key = { tab, id: entry.id }
  const accepted = isAccepted(entry) ? await findLastPrices(db, key) : undefined
  if (accepted) return accepted.prices.lines.map(toQuoted)
  const others = await listAlsoAnswered(db, { ...key, email: entry.email }, draft.also, new Date())
  const products: Line[] = []
  for (const each of [key, ...others]) {
    if (each.tab === 'quotes') products.push(...(await findRequestedProducts(db, each.id)))
  }
  return products.map(toQuoted)
}

/** Tells whether the customer has accepted the newest offer. */
export function isAccepted({ offer }: Pick<InboxEntry, 'offer'>): boolean {
  return offer !== null && offer.acceptedAt !== null
}

interface Line {
  label: string
  quantity: number
}

function toQuoted({ label, quantity }: Line) {
  return { productName: label, quantity }
}

function readLine(line: AnswerDraft['lines'][number]): Line[] {
  const quantity = parseQuantity(line.quantity)
  return isBlankLine(line) || quantity === undefined ? [] : [{ label: cleanLine(line.label), quantity }]
}
