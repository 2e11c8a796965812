/** Calendar months and days are texts: `2026-01` and `2026-01-31`. */

export const firstMonth = '1900-01'
export const lastMonth = '2100-12'

const monthFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })

export function daysIn(month: string): number {
  const { year, index } = partsOf(month)
  return new Date(Date.UTC(year, index + 1, 0)).getUTCDate()
}

/** Returns 0 for Sunday. */
export function firstWeekday(month: string): number {
  const { year, index } = partsOf(month)
  return new Date(Date.UTC(year, index, 1)).getUTCDay()
}

/** Returns undefined beyond the years that the calendar covers. */
export function monthAfter(month: string, count: number): string | undefined {
  const { year, index } = partsOf(month)
  const found = new Date(Date.UTC(year, index + count, 1)).toISOString().slice(0, 7)
  return found < firstMonth || found > lastMonth ? undefined : found
}

/** A month is far if it is over a year from that of `today`; thousands of such pages link each to the next. */
export function isFarMonth(month: string, today: string): boolean {
  const [one, other] = [partsOf(month), partsOf(today)]
  return Math.abs((one.year - other.year) * 12 + one.index - other.index) > 12
}

export function dayOf(month: string, day: number): string {
  return `${month}-${String(day).padStart(2, '0')}`
}

/** Returns a text such as November 2026. */
export function monthName(month: string): string {
  const { year, index } = partsOf(month)
  return monthFormat.format(new Date(Date.UTC(year, index, 1)))
}

/** Returns weeks from Sunday to Saturday, padded with undefined. */
export function toWeeks<Day>(month: string, days: readonly Day[]): (Day | undefined)[][] {
  const offset = firstWeekday(month)
  const count = Math.ceil((offset + days.length) / 7)
  return Array.from({ length: count }, (_week, week) =>
    Array.from({ length: 7 }, (_place, weekday) => days[week * 7 + weekday - offset]),
  )
}

function partsOf(month: string): { year: number; index: number } {
  return { year: Number(month.slice(0, 4)), index: Number(month.slice(5, 7)) - 1 }
}
