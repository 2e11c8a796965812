/** Discounts are hundredths of a percent, so that nothing here is a fraction. Amounts: see lib/money.ts. */

export const maxQuantity = 9999

/** Reads "12.5" or "12.5%" as 1250. Returns undefined for anything but 0 to 100. */
export function parsePercent(text: string): number | undefined {
  const [, whole, tail = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  const hundredths = Number(whole) * 100 + Number(tail.padEnd(2, '0'))
  return hundredths <= 10_000 ? hundredths : undefined
}

/** Writes 1250 as "12.5%". */
export function formatPercent(hundredths: number): string {
  const rest = hundredths % 100
  const tail = rest === 0 ? '' : `.${String(rest).padStart(2, '0').replace(/0$/, '')}`
  return `${String((hundredths - rest) / 100)}${tail}%`
}

/** Reads "2" or "1,200". Returns undefined for anything but 1 to 9,999. */
export function parseQuantity(text: string): number | undefined {
  if (!/^(?:\d{1,4}|\d,\d{3})$/.test(text.trim())) return undefined
  const quantity = Number(text.replace(',', ''))
  return quantity >= 1 ? quantity : undefined
}
