/** Turns what was typed into what is sent, or says at which field something is wrong. */
import { z } from 'zod'
import { tooLong } from '~/lib/text.schema'
import { characterCount, cleanLine, cleanText } from '~/lib/text'
import { parseDollars } from '~/lib/money'
import { maxQuantity, parsePercent, parseQuantity } from './amounts'
import { answerLimits, isBlankLine, lineFieldName, type AnswerDraft, type DraftLine } from './answer-draft'
import type { AnswerPrices, SentAnswer } from '~/inbox/quotes/sent-answer.schema'
import { fillLine, fillPlaceholders, placeholderFault, type PlaceholderValues } from '~/kinds/templates/placeholders'
import { quoteSums, type PricedLine } from '~/inbox/quotes/quote-sums'

export type Faults = Readonly<Record<string, string>>

export type CheckedAnswer = { ok: true; answer: SentAnswer } | { ok: false; faults: Faults }

interface Given {
  values: PlaceholderValues
  recipient: string
  /** A day such as 2026-11-21. */
  today: string
}

export function checkAnswer(draft: AnswerDraft, { values, recipient, today }: Given): CheckedAnswer {
  const subject = cleanLine(fillLine(draft.subject, values))
  const text = cleanText(fillPlaceholders(draft.text, values))
  const prices = draft.hasPrices === 'on' ? checkPrices(draft, today) : { faults: {}, prices: null }
  const faults = withoutEmpty({
    subject: textFault(subject, { missing: 'Enter a subject', max: answerLimits.subject }),
    text: textFault(text, { missing: 'Enter the text of your answer', max: answerLimits.text }),
    ...prices.faults,
  })
  if (Object.keys(faults).length > 0) return { ok: false, faults }
  return { ok: true, answer: { recipient, subject, text, prices: prices.prices } }
}

function textFault(text: string, { missing, max }: { missing: string; max: number }): string | undefined {
  if (text === '') return missing
  return characterCount(text) > max ? tooLong(max) : placeholderFault(text)
}

function checkPrices(draft: AnswerDraft, today: string): { faults: Faults; prices: AnswerPrices | null } {
  const checked = draft.lines.map(checkLine)
  const lines = checked.flatMap(({ line }) => (line ? [line] : []))
  const discountHundredths = draft.discount.trim() === '' ? 0 : parsePercent(draft.discount)
  const shippingCents = draft.shipping.trim() === '' ? null : parseDollars(draft.shipping)
  const validUntil = draft.validUntil.trim()
  const taxNote = cleanLine(draft.taxNote)
  const faults = withoutEmpty({
    ...Object.fromEntries(checked.flatMap(({ faults: ofLine }, index) => named(ofLine, index))),
    lines: linesFault(draft.lines),
    discount: discountHundredths === undefined ? 'Enter a percentage from 0 to 100, such as 10 or 12.5' : undefined,
    shipping:
      shippingCents === undefined || Number(shippingCents) < 0
        ? 'Enter an amount in dollars, such as 12.50'
        : undefined,
    validUntil: dayFault(validUntil, today),
    taxNote: characterCount(taxNote) > answerLimits.taxNote ? tooLong(answerLimits.taxNote) : undefined,
  })
  if (Object.keys(faults).length > 0 || discountHundredths === undefined || shippingCents === undefined) {
    return { faults, prices: null }
  }
  const pricing = { lines, discountHundredths, shippingCents }
  if (quoteSums(pricing).totalCents < 0) {
    return { faults: { lines: 'The total is below zero. Check the credits' }, prices: null }
  }
  const rest = { validUntil: validUntil === '' ? null : validUntil, taxNote: taxNote === '' ? null : taxNote }
  return { faults: {}, prices: { ...pricing, ...rest } }
}

function checkLine(typed: DraftLine): { line?: PricedLine; faults: Partial<Record<keyof DraftLine, string>> } {
  if (isBlankLine(typed)) return { faults: {} }
  const label = cleanLine(typed.label)
  const quantity = parseQuantity(typed.quantity)
  const unitCents = parseDollars(typed.unitPrice)
  const labelFault = label === '' ? 'Say what this price is for' : tooLong(answerLimits.label)
  const missing = 'Enter a price in dollars, or remove this line'
  const faults = {
    ...(label === '' || characterCount(label) > answerLimits.label ? { label: labelFault } : {}),
    ...(quantity === undefined
      ? { quantity: `Enter a whole number from 1 to ${maxQuantity.toLocaleString('en-US')}` }
      : {}),
    ...(unitCents === undefined
      ? { unitPrice: typed.unitPrice.trim() === '' ? missing : 'Enter an amount in dollars, such as 12.50' }
      : {}),
  }
  if (Object.keys(faults).length > 0 || quantity === undefined || unitCents === undefined) return { faults }
  return { line: { label, quantity, unitCents }, faults }
}

function linesFault(lines: readonly DraftLine[]): string | undefined {
  const count = lines.filter((line) => !isBlankLine(line)).length
  if (count === 0) return 'Add a line with a price, or send the answer without prices'
  return count > answerLimits.lines ? `Use at most ${String(answerLimits.lines)} lines` : undefined
}

function dayFault(day: string, today: string): string | undefined {
  if (day === '') return undefined
  if (!z.iso.date().safeParse(day).success || !day.startsWith('20')) return 'Enter a day, such as 2026-12-24'
  return day < today ? 'This day is over. Enter a later one' : undefined
}

function named(faults: Partial<Record<keyof DraftLine, string>>, index: number): [string, string][] {
  const { label, quantity, unitPrice } = faults
  const all = { label, quantity, unitPrice }
  return (['label', 'quantity', 'unitPrice'] as const).flatMap((field) => {
    const fault = all[field]
    return fault === undefined ? [] : [[lineFieldName(index, field), fault]]
  })
}

function withoutEmpty(faults: Readonly<Record<string, string | undefined>>): Faults {
  return Object.fromEntries(Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
