import { addDays, isDay, twelveHours } from './days'

export type DateOrder = 'month first' | 'day first'

interface DayReading {
  day: string
  order: DateOrder | undefined
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName = `(${monthNames.join('|')})[a-z]*\\.?`

/** `parts` names what each pattern finds, in its order: y year, m month, d day. */
const patterns: readonly { pattern: RegExp; parts: string; order?: DateOrder }[] = [
  { pattern: /^(\d{4})[-:/.] ?(\d{1,2})[-:/.] ?(\d{1,2})\.?$/, parts: 'ymd' },
  // If dots separate the numbers, the day is first.
  { pattern: /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})\.?$/, parts: 'dmy' },
  { pattern: /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/, parts: 'mdy', order: 'month first' },
  { pattern: /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/, parts: 'dmy', order: 'day first' },
  { pattern: new RegExp(`^${monthName} (\\d{1,2}),? (\\d{4})$`), parts: 'mdy' },
  { pattern: new RegExp(`^(\\d{1,2})[-. ]{1,2}${monthName}[- ](\\d{4}|\\d{2})$`), parts: 'dmy' },
]

const weekday = /^(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?[,.]? /
const midnight = /[t ](?:0?0:00(?::00)?|12:00(?::00)? am)$/

export function readingsOf(text: string): DayReading[] {
  const plain = text.trim().replaceAll(/\s+/g, ' ').toLowerCase().replace(midnight, '').replace(weekday, '')
  const readings = patterns.flatMap(({ pattern, parts, order }) => {
    const match = pattern.exec(plain)
    const part = (name: string) => match?.[parts.indexOf(name) + 1] ?? ''
    const day = match && dayOf(part('y'), part('m'), part('d'))
    return day ? [{ day, order }] : []
  })
  const [first, second] = readings
  return first && first.day === second?.day ? [{ day: first.day, order: undefined }] : readings
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const named = monthNames.indexOf(month) + 1
  const two = (text: string) => text.padStart(2, '0')
  const iso = `${year.length === 2 ? '20' : ''}${year}-${two(named > 0 ? String(named) : month)}-${two(day)}`
  return isDay(iso) ? iso : undefined
}

/**
 * Finds the order of a file by a day above 12. Returns undefined if there is none, or if the days prove both orders.
 */
export function orderOf(texts: readonly string[]): DateOrder | undefined {
  const orders = new Set(
    texts.flatMap((text) => {
      const [only, other] = readingsOf(text)
      return only?.order && !other ? [only.order] : []
    }),
  )
  const [order] = orders
  return orders.size === 1 ? order : undefined
}

/** @returns undefined if the text is no day, or is one of two days that `order` does not tell apart */
export function readDay(text: string, order: DateOrder | undefined): string | undefined {
  const readings = readingsOf(text)
  return (readings.length > 1 ? readings.find((reading) => reading.order === order) : readings[0])?.day
}

/**
 * A cell without the format of a date is the number of its day since 1900, or since 1904 in files of old Macs; one
 * without the format of a time is a part of a day.
 */
export function explainNumber(text: string): string | undefined {
  const written = text.trim().replace(',', '.')
  const advice = (format: string) => `Format its column as a ${format}, and save the file again`
  if (/^[2-6]\d{4}(?:\.\d+)?$/.test(written)) {
    const day = addDays('1899-12-30', Math.floor(Number(written)))
    return `a spreadsheet’s number for a day, usually ${day}. ${advice('date')}`
  }
  if (!/^0?\.\d+$/.test(written)) return undefined
  const time = new Date(Math.round(Number(written) * 24 * 60) * 60_000).toISOString().slice(11, 16)
  return `a spreadsheet’s number for a time, ${twelveHours(time)}. ${advice('time')}`
}

const clock = /^(\d{1,2})([:.])(\d{2})(?:\2(\d{2})(?:[.,]\d+)?)?(?:\s*([ap])\.?\s*m\.?)?$/i

/** Reads 6:00, 06:00:00, 6:00 PM and 18.00 as seconds from midnight, and anything else as undefined. */
export function readTimeOfDay(text: string): number | undefined {
  const [, hourText = '', mark, minute = '', second = '0', half = ''] = clock.exec(text.trim()) ?? []
  // To a spreadsheet, 0.25 is a quarter of a day.
  if (mark === undefined || (mark === '.' && hourText === '0')) return undefined
  const hour = hourOf(Number(hourText), half.toUpperCase())
  if (hour === undefined || Number(minute) > 59 || Number(second) > 59) return undefined
  return hour * 3600 + Number(minute) * 60 + Number(second)
}

function hourOf(hour: number, half: string): number | undefined {
  if (half === '') return hour < 24 ? hour : undefined
  if (hour < 1 || hour > 12) return undefined
  return (hour % 12) + (half === 'P' ? 12 : 0)
}
