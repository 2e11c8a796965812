import { cleanLine } from './text'

export const maxCents = 100_000_000

export function parseDollars(text: string): number | undefined {
  const [, minus, whole = '', tail = ''] =
    /^([-−])?\s*\$?\s*(\d{1,9}|\d{1,3}(?:,\d{3}){1,2}|(?=\.\d))(?:\.(\d{1,2}))?$/.exec(cleanLine(text)) ?? []
  if (whole === '' && tail === '') return undefined
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(tail.padEnd(2, '0'))
  if (cents > maxCents) return undefined
  return minus === undefined || cents === 0 ? cents : -cents
}

export function formatDollars(cents: number): string {
  return `${cents < 0 ? '−' : ''}$${plain(Math.abs(cents))}`
}

export function dollarsOf(cents: number): string {
  return `${cents < 0 ? '-' : ''}${plain(Math.abs(cents)).replaceAll(',', '')}`
}

function plain(cents: number): string {
  const rest = cents % 100
  return `${((cents - rest) / 100).toLocaleString('en-US')}.${String(rest).padStart(2, '0')}`
}
