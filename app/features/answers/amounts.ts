/** Amounts are whole cents, discounts hundredths of a percent: nothing here is a fraction. */

/** A million dollars. */
export const maxCents = 100_000_000
export const maxQuantity = 9999

/** "$1,234.50", "12.5", "-20" for a credit. Undefined for anything else, and for more than a million dollars. */
export function parseDollars(text: string): number | undefined {
  const [, minus, whole = '', tail = ''] =
    /^([-−])?\s*\$?\s*(\d{1,9}|\d{1,3}(?:,\d{3}){1,2}|(?=\.\d))(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  if (whole === '' && tail === '') return undefined
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(tail.padEnd(2, '0'))
  if (cents > maxCents) return undefined
  return minus === undefined || cents === 0 ? cents : -cents
}

/** "$1,234.50", with a minus in front of a credit. */
export function formatDollars(cents: number): string {
  return `${cents < 0 ? '−' : ''}$${plain(Math.abs(cents))}`
}

/** For a field: "1234.50". */
export function toDollarsText(cents: number): string {
  return `${cents < 0 ? '-' : ''}${plain(Math.abs(cents)).replaceAll(',', '')}`
}

function plain(cents: number): string {
  const rest = cents % 100
  return `${((cents - rest) / 100).toLocaleString('en-US')}.${String(rest).padStart(2, '0')}`
}

/** "12.5" or "12.5%" is 1250. Undefined for anything but 0 to 100. */
export function parsePercent(text: string): number | undefined {
  const [, whole, tail = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  const hundredths = Number(whole) * 100 + Number(tail.padEnd(2, '0'))
  return hundredths <= 10_000 ? hundredths : undefined
}

/** "12.5%". */
export function formatPercent(hundredths: number): string {
  const rest = hundredths % 100
  const tail = rest === 0 ? '' : `.${String(rest).padStart(2, '0').replace(/0$/, '')}`
  return `${String((hundredths - rest) / 100)}${tail}%`
}

/** "2" or "1,200". Undefined for anything but 1 to 9,999. */
export function parseQuantity(text: string): number | undefined {
  if (!/^(?:\d{1,4}|\d,\d{3})$/.test(text.trim())) return undefined
  const quantity = Number(text.replace(',', ''))
  return quantity >= 1 ? quantity : undefined
}
