/**
 * The number of a quote or message that people read over the phone: a letter, the id with at least four digits, and a
 * check digit. `Q-01313` is quote 131. The check digit (Damm's) finds each wrong digit and each swap of two neighbors.
 */
import type { InboxTab } from './inbox'

const letters = { quotes: 'Q', contacts: 'M' } as const satisfies Record<InboxTab, string>

/** Damm, H. M.: Total anti-symmetrische Quasigruppen (Marburg, 2004), the quasigroup of order 10 on page 111. */
const quasigroup = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
] as const

export function referenceOf(tab: InboxTab, id: number): string {
  const digits = String(id).padStart(4, '0')
  return `${letters[tab]}-${digits}${String(checkDigit(digits))}`
}

/**
 * Returns the id, if the number is one of this inbox and its check digit is right; letter and zeros may be left out.
 */
export function idOfReference(tab: InboxTab, text: string): number | undefined {
  const [, letter, digits = '', check] = /^#?\s*([A-Z])?[\s-]*(\d{1,15})[\s-]?(\d)$/i.exec(text.trim()) ?? []
  if (digits === '' || (letter !== undefined && letter.toUpperCase() !== letters[tab])) return undefined
  return Number(check) === checkDigit(digits) && Number(digits) > 0 ? Number(digits) : undefined
}

function checkDigit(digits: string): number {
  return [...digits].reduce((interim, digit) => Number(quasigroup[interim]?.[Number(digit)]), 0)
}
