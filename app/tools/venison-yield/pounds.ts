/** Weights have one decimal, kilograms in parentheses. Calculations use unrounded values. */
import { kilogramsPerPound } from './venison-yield.data'

export type Unit = 'lb' | 'kg'

/** The tolerance is far above floating-point error, and far below what a scale shows. */
export const tolerance = 1e-9

/** A half rounds up, and so does 89.24999999999999, which is a miscalculated 89.25. */
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

/** Returns "50 to 58 lb": whole from 10 on, since nothing here is known to a tenth. */
export function roughly({ least, most }: { least: number; most: number }, unit: Unit): string {
  const [low, high] = [least, most].map((weightLb) => (unit === 'kg' ? weightLb * kilogramsPerPound : weightLb))
  const isWhole = (high ?? 0) >= 9.95
  const words = [low ?? 0, high ?? 0].map((number) =>
    isWhole ? Math.floor(number + 0.5 + tolerance).toLocaleString('en-US') : oneDecimal(number),
  )
  return `${[...new Set(words)].join(' to ')} ${unit}`
}
