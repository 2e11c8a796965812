/** The sums of an answer as mail, page and sheet show them. */
import { longDay } from '~/lib/dates'
import { formatDollars, parseDollars } from '~/lib/money'
import { formatPercent, parsePercent, parseQuantity } from './amounts'
import { isBlankLine, type AnswerDraft, type DraftLine } from './answer-draft'
import { quoteSums, type Pricing } from '~/inbox/quotes/quote-sums'
import type { AnswerPrices } from '~/inbox/quotes/sent-answer.schema'

export interface SumRow {
  label: string
  amount: string
}

/** Returns the sums, with the total last. */
export function sumRows(pricing: Pricing): SumRow[] {
  const { discountHundredths, shippingCents } = pricing
  const { subtotalCents, discountCents, totalCents } = quoteSums(pricing)
  const discount = { label: `Discount (${formatPercent(discountHundredths)})`, amount: formatDollars(-discountCents) }
  const between = [
    ...(discountHundredths === 0 ? [] : [discount]),
    ...(shippingCents === null ? [] : [{ label: 'Shipping', amount: formatDollars(shippingCents) }]),
  ]
  const subtotal = between.length === 0 ? [] : [{ label: 'Subtotal', amount: formatDollars(subtotalCents) }]
  return [...subtotal, ...between, { label: 'Total', amount: formatDollars(totalCents) }]
}

export function conditionsOf({ validUntil, taxNote }: Pick<AnswerPrices, 'validUntil' | 'taxNote'>): string[] {
  return [
    ...(validUntil === null ? [] : [`Valid until ${longDay(validUntil)}.`]),
    ...(taxNote === null ? [] : [taxNote]),
    'Prices are in US dollars.',
  ]
}

interface DraftSums {
  /** Each line’s amount; null while its amounts are missing or wrong. */
  lines: readonly (string | null)[]
  /** Null while something is missing or wrong. */
  rows: readonly SumRow[] | null
  /** True if every line has its item and price. */
  isWhole: boolean
}

export function draftSums({ lines, discount, shipping }: Pick<AnswerDraft, 'lines' | 'discount' | 'shipping'>) {
  const read = lines.map(readLine)
  const discountHundredths = discount.trim() === '' ? 0 : parsePercent(discount)
  const shippingCents = shipping.trim() === '' ? null : parseDollars(shipping)
  const known = read.flatMap((line) => line ?? [])
  const isWhole = known.length > 0 && known.length === lines.filter((line) => !isBlankLine(line)).length
  const rows =
    isWhole && discountHundredths !== undefined && shippingCents !== undefined
      ? sumRows({ lines: known, discountHundredths, shippingCents })
      : null
  return {
    lines: read.map((line) => line && formatDollars(line.quantity * line.unitCents)),
    rows,
    isWhole,
  } satisfies DraftSums
}

function readLine(line: DraftLine) {
  const quantity = parseQuantity(line.quantity)
  const unitCents = parseDollars(line.unitPrice)
  return quantity === undefined || unitCents === undefined ? null : { label: line.label, quantity, unitCents }
}
