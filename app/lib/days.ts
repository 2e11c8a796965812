import { countOf } from './text'

const millisecondsPerDay = 86_400_000

export function addDays(day: string, count: number): string {
  return new Date(toTime(day) + count * millisecondsPerDay).toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return (toTime(to) - toTime(from)) / millisecondsPerDay
}

export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * millisecondsPerDay).toISOString()
}

export function isDay(text: string): boolean {
  const time = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}

function toTime(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

export function monthDay(day: string): string {
  return monthDayFormat.format(toTime(day))
}

const monthDayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** Returns "November 12 to 14" or "October 29 to November 7". */
export function dayRange(from: string, to: string): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${monthDay(from)} to ${isOneMonth ? String(Number(to.slice(8))) : monthDay(to)}`
}

export function shortDay(day: string): string {
  return shortFormat.format(toTime(day))
}

export function weekdayOf(day: string): string {
  return shortDay(day).slice(0, 3)
}

const shortFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

export function countDays(count: number): string {
  return countOf(count, 'day')
}

export function hoursAndMinutes(minutes: number): string {
  return `${String(Math.floor(minutes / 60))} h ${String(minutes % 60)} min`
}

/** @param time such as 18:30 @returns a text such as 6:30 PM */
export function twelveHours(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${String(hour % 12 || 12)}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`
}
