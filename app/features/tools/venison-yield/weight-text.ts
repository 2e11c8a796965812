/**
 * Parses a typed weight. A comma or space before exactly three digits separates thousands, as is usual in the US; any
 * other comma is a decimal one. If both comma and point occur, the last is the decimal one.
 */
const spaces = /(?<=\d)\s(?=\d{3}(?!\d))/gu
const unit = /\s*(?:lbs?\.?|pounds?)$/iu
const plain = /^[+-]?(?:\d+\.?\d*|\.\d+)$/u

/** @returns NaN if it is not a number */
export function parseWeightLb(text: string): number {
  const digits = text.trim().replace(unit, '').replace(spaces, '')
  const settled = settleSeparators(digits)
  return plain.test(settled) ? Number(settled) : NaN
}

function settleSeparators(digits: string): string {
  if (/^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/u.test(digits)) return digits.replaceAll(',', '')
  if (/^[+-]?[1-9]\d{0,2}(?:\.\d{3})+,\d*$/u.test(digits)) return digits.replaceAll('.', '').replace(',', '.')
  return /^[^.,]*,[^.,]*$/u.test(digits) ? digits.replace(',', '.') : digits
}
