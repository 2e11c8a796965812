/** Weights in words: one decimal, with kilograms in parentheses. The sums never see what is rounded here. */
import { kilogramsPerPound } from './venison-yield.data'

/** What binary fractions get wrong is far smaller than this, and what a scale shows is far larger. */
export const tolerance = 1e-9

/** Rounded half up to one decimal, 89.25 too when the sum came out as 89.24999999999999. */
function oneDecimal(number: number): string {
  const tenths = Math.floor(number * 10 + 0.5 + tolerance)
  return (tenths / 10).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

export function pounds(weightLb: number): string {
  return `${oneDecimal(weightLb)} lb`
}

export function kilograms(weightLb: number): string {
  return `${oneDecimal(weightLb * kilogramsPerPound)} kg`
}

export function poundsAndKilograms(weightLb: number): string {
  return `${pounds(weightLb)} (${kilograms(weightLb)})`
}
