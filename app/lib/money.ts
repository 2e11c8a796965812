/** Amounts in US dollars, kept as whole cents. */

/** "49.99", "49", "$1,299.00". Undefined for anything else. */
export function toCents(text: string): number | undefined {
  const [, dollars, cents = ''] = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  if (dollars === undefined) return undefined
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}

/** "49.99", for an input. */
export function dollarsOf(cents: number): string {
  return `${String(Math.trunc(cents / 100))}.${String(cents % 100).padStart(2, '0')}`
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** "$1,299.00". */
export function formatDollars(cents: number): string {
  return dollars.format(cents / 100)
}
