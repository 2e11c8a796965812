/**
 * A comma or space before exactly three digits separates thousands; any other comma is a decimal one. If both comma and
 * point occur, the last is the decimal one.
 */
import { kilogramsPerPound } from '~/tools/units'

/** Of a typed weight. */
export type Unit = 'lb' | 'kg'

const spaces = /(?<=\d)\s(?=\d{3}(?!\d))/gu
const inPounds = /\s*(?:lbs?\.?|pounds?)$/iu
const inKilograms = /\s*(?:kgs?\.?|kilos?|kilograms?)$/iu
const plain = /^[+-]?(?:\d+\.?\d*|\.\d+)$/u

export function unitOf(text: string): Unit | undefined {
  if (inKilograms.test(text.trim())) return 'kg'
  return inPounds.test(text.trim()) ? 'lb' : undefined
}

/** @param unit of a text that names none. @returns NaN if it is not a number */
export function parseWeightLb(text: string, unit: Unit = 'lb'): number {
  const digits = text.trim().replace(inPounds, '').replace(inKilograms, '').replace(spaces, '')
  const settled = settleSeparators(digits)
  if (!plain.test(settled)) return NaN
  return (unitOf(text) ?? unit) === 'kg' ? Number(settled) / kilogramsPerPound : Number(settled)
}

function settleSeparators(digits: string): string {
  if (/^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/u.test(digits)) return digits.replaceAll(',', '')
  if (/^[+-]?[1-9]\d{0,2}(?:\.\d{3})+,\d*$/u.test(digits)) return digits.replaceAll('.', '').replace(',', '.')
  return /^[^.,]*,[^.,]*$/u.test(digits) ? digits.replace(',', '.') : digits
}
