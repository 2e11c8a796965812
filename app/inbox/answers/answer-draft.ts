/** An answer in progress: the form as typed, right or wrong. */
import { dollarsOf } from '~/lib/money'
import { formatPercent } from './amounts'
import type { PricedLine } from '~/inbox/quotes/quote-sums'
import type { AnswerPrices } from '~/inbox/quotes/sent-answer.schema'

export interface DraftLine {
  label: string
  quantity: string
  unitPrice: string
}

export interface AnswerDraft {
  subject: string
  text: string
  /** The value of a checkbox, 'on' or empty: whether the prices are sent. */
  hasPrices: string
  lines: DraftLine[]
  /** The text of a percentage. */
  discount: string
  /** The text of an amount in dollars. */
  shipping: string
  /** A day such as 2026-12-24. */
  validUntil: string
  taxNote: string
  /** Other requests of the person that it answers, too: see entryValue(). */
  also: string[]
}

/** The labels are in the order of the form. */
export const draftLabels = {
  also: 'Also answers',
  subject: 'Subject',
  text: 'Text',
  hasPrices: 'Prices',
  lines: 'Lines',
  discount: 'Discount',
  shipping: 'Shipping',
  validUntil: 'Valid until',
  taxNote: 'Note on tax',
} as const satisfies Record<keyof AnswerDraft, string>

export const answerLimits = { subject: 200, text: 10_000, lines: 40, label: 200, taxNote: 200 } as const

export const emptyLine = { label: '', quantity: '1', unitPrice: '' } as const satisfies DraftLine

const lineFields = ['label', 'quantity', 'unitPrice'] as const

/** The names of the form's fields. */
export const draftFields = [
  ...Object.keys(draftLabels).filter((name) => name !== 'lines' && name !== 'also'),
  'also[]',
  ...lineFields.map((name) => `lines[].${name}`),
]

export function lineFieldName(index: number, field: keyof DraftLine): string {
  return `lines[${String(index)}].${field}`
}

/** Reads the form, on the server and in the browser. */
export function readDraft(form: FormData): AnswerDraft {
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  const places = [...form.keys()].flatMap((name) => /^lines\[(\d{1,3})\]\./.exec(name)?.[1] ?? [])
  const indexes = [...new Set(places.map(Number))].toSorted((a, b) => a - b)
  return {
    subject: textOf('subject'),
    text: textOf('text'),
    hasPrices: form.get('hasPrices') === 'on' ? 'on' : '',
    lines: indexes.map((index) => ({
      label: textOf(lineFieldName(index, 'label')),
      quantity: textOf(lineFieldName(index, 'quantity')),
      unitPrice: textOf(lineFieldName(index, 'unitPrice')),
    })),
    discount: textOf('discount'),
    shipping: textOf('shipping'),
    validUntil: textOf('validUntil'),
    taxNote: textOf('taxNote'),
    also: [...form.keys()].filter((name) => name.startsWith('also[')).map(textOf),
  }
}

export function isBlankLine({ label, unitPrice }: DraftLine): boolean {
  return label.trim() === '' && unitPrice.trim() === ''
}

interface RequestedProduct extends Pick<PricedLine, 'label' | 'quantity'> {
  /** Null where the product has no price. */
  unitCents: number | null
}

/** The part of the form that prices fill in. */
export type DraftPrices = Pick<AnswerDraft, (typeof priceFields)[number]>

const priceFields = ['lines', 'discount', 'shipping', 'validUntil', 'taxNote'] as const

/** Takes the prices of the catalog. */
export function productPrices(products: readonly RequestedProduct[]): DraftPrices {
  const lines = products.map(({ label, quantity, unitCents }) => ({
    label,
    quantity: String(quantity),
    unitPrice: unitCents === null ? '' : dollarsOf(unitCents),
  }))
  return { lines, discount: '', shipping: '', validUntil: '', taxNote: '' }
}

/** Takes the prices of an answer that was sent, without a last day that is over. `today`: 2026-11-21. */
export function sentPrices(prices: AnswerPrices, today: string): DraftPrices {
  const { lines, discountHundredths, shippingCents, validUntil, taxNote } = prices
  return {
    lines: productPrices(lines).lines,
    discount: discountHundredths === 0 ? '' : formatPercent(discountHundredths).replace('%', ''),
    shipping: shippingCents === null ? '' : dollarsOf(shippingCents),
    validUntil: validUntil === null || validUntil < today ? '' : validUntil,
    taxNote: taxNote ?? '',
  }
}

export function hasSamePrices(one: DraftPrices, other: DraftPrices): boolean {
  return priceFields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))
}

/** Returns the draft that an answer starts with. A message has no products, and so no prices. */
export function newDraft(subject: string, prices: DraftPrices): AnswerDraft {
  return { subject, text: '', hasPrices: prices.lines.length > 0 ? 'on' : '', ...prices, also: [] }
}
