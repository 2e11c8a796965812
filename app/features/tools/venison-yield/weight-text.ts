/**
 * A weight as people type it. A comma before exactly three digits separates thousands, as is usual in America, and so
 * does a space; any other comma is a decimal one. When comma and point both occur, the last of them is the decimal one.
 */
const spaces = /(?<=\d)\s(?=\d{3}(?!\d))/gu
const unit = /\s*(?:lbs?\.?|pounds?)$/iu
const plain = /^[+-]?(?:\d+\.?\d*|\.\d+)$/u

/** @returns NaN for anything that is no number in digits. */
export function parseWeightLb(text: string): number {
  const digits = text.trim().replace(unit, '').replace(spaces, '')
  const settled = settleSeparators(digits)
  return plain.test(settled) ? Number(settled) : NaN
}

/** Thousands separators gone, and a point for the decimals. */
function settleSeparators(digits: string): string {
  if (/^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/u.test(digits)) return digits.replaceAll(',', '')
  if (/^[+-]?[1-9]\d{0,2}(?:\.\d{3})+,\d*$/u.test(digits)) return digits.replaceAll('.', '').replace(',', '.')
  return /^[^.,]*,[^.,]*$/u.test(digits) ? digits.replace(',', '.') : digits
}
