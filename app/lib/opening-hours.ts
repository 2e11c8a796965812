/** Operators type "8:00 AM-6:00 PM", "closed", or two spans with a comma. */

/** Both times are minutes of the day; a span that ends at midnight ends at 1440. */
interface Span {
  opens: number
  closes: number
}

export const weekDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type WeekDay = (typeof weekDays)[number]

export type WeekHours = Readonly<Record<WeekDay, string | null>>

export interface HoursLine {
  days: string
  hours: string
}

const closed = 'closed'
const clock = String.raw`(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?(?:m\.?)?`
const spanPattern = new RegExp(`^${clock}\\s*(?:[-–—]|to)\\s*${clock}$`, 'i')

/** Returns an empty list for a closed day, and undefined if the text is no hours. */
export function parseHours(text: string | null): Span[] | undefined {
  const typed = (text ?? '').trim()
  if (typed === '' || typed.toLowerCase() === closed) return []
  const spans = typed.split(',').map(toSpan)
  const inOrder = spans.flatMap((span, index) => {
    const before = spans[index - 1]
    return span && (index === 0 || (before && before.closes <= span.opens)) ? [span] : []
  })
  return inOrder.length === spans.length ? inOrder : undefined
}

function toSpan(text: string): Span | undefined {
  const [, openHour, openMinute, openHalf, closeHour, closeMinute, closeHalf] = spanPattern.exec(text.trim()) ?? []
  const opens = toMinutes(openHour, openMinute, openHalf)
  const ends = toMinutes(closeHour, closeMinute, closeHalf)
  // A text such as "8-6" could be anything.
  if (opens === undefined || ends === undefined || (openHalf === undefined) !== (closeHalf === undefined))
    return undefined
  if (openHalf === undefined && (openMinute === undefined || closeMinute === undefined)) return undefined
  const closes = ends === 0 ? 1440 : ends
  return opens < closes ? { opens, closes } : undefined
}

function toMinutes(hour = '', minute = '0', half?: string): number | undefined {
  const [hours, minutes] = [Number(hour), Number(minute)]
  if (hour === '' || minutes > 59) return undefined
  if (half === undefined)
    return hours <= 23 || (hours === 24 && minutes === 0) ? (hours % 24) * 60 + minutes : undefined
  if (hours < 1 || hours > 12) return undefined
  return ((hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minutes
}

export function formatHours(text: string | null): string {
  const spans = parseHours(text)
  if (spans === undefined) return text ?? ''
  if (spans.length === 0) return closed
  return spans.map(({ opens, closes }) => `${formatMinutes(opens)}-${formatMinutes(closes)}`).join(', ')
}

function formatMinutes(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  const minute = String(minutes % 60).padStart(2, '0')
  return `${String(hour % 12 === 0 ? 12 : hour % 12)}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}

export function hoursLines(week: WeekHours): HoursLine[] {
  const groups: { days: WeekDay[]; hours: string }[] = []
  for (const day of weekDays) {
    const hours = formatHours(week[day])
    const last = groups.at(-1)
    if (last?.hours === hours) last.days.push(day)
    else groups.push({ days: [day], hours })
  }
  return groups.map(({ days, hours }) => ({ days: daysName(days, hours), hours }))
}

function daysName(days: readonly WeekDay[], hours: string): string {
  const [first = 'monday'] = days
  const last = days.at(-1) ?? first
  if (first !== last) return `${shortName(first)}-${shortName(last)}`
  // The specification writes "Sat 9:00 AM-4:00 PM, Sunday closed".
  return hours === closed ? dayName(first) : shortName(first)
}

export function dayName(day: WeekDay): string {
  return day.charAt(0).toUpperCase() + day.slice(1)
}

function shortName(day: WeekDay): string {
  return dayName(day).slice(0, 3)
}

interface HoursAndHolidays extends WeekHours {
  holidays: readonly { date: string; hours: string }[]
}

/** The page's script reads "0= 1=480-1080 … 2026-12-25=", by day of the week from Sunday, and by date. */
export function scheduleOf({ holidays, ...week }: HoursAndHolidays): string {
  const days = weekDays.map((day, index) => ({ day: String((index + 1) % 7), hours: week[day] }))
  const dates = holidays.map(({ date, hours }) => ({ day: date, hours }))
  return [...days, ...dates].map(({ day, hours }) => `${day}=${spansOf(hours)}`).join(' ')
}

function spansOf(hours: string | null): string {
  return (parseHours(hours) ?? []).map(({ opens, closes }) => `${String(opens)}-${String(closes)}`).join()
}

/** schema.org requires times such as "18:00". */
export function clockTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
