/**
 * Computes when an answer is due. Hours run around the clock. Working days are the days with business hours, holidays
 * as set: the day on which a request comes in does not count, and the last one ends when the business closes.
 */
import { localMinute, momentsOf } from '~/content/publishing/zoned-time'
import { addDays } from '~/lib/days'
import { clockTime } from '~/lib/opening-hours'
import { parseReplyTime } from '~/lib/reply-time'
import type { Site } from '~/site'

export type Promised = Pick<Site, 'timeToAnswer' | 'schedule' | 'hoursZone'>

const hourMs = 60 * 60 * 1000

/** Returns ISO 8601, UTC, as `createdAt` is. */
export function dueTime(createdAt: string, site: Promised): string {
  const { unit, count } = replyTimeOf(site)
  if (unit === 'hour') return new Date(Date.parse(createdAt) + count * hourMs).toISOString()
  const closingOf = closingTimes(site)
  let day = localMinute(new Date(createdAt), site.hoursZone).date
  let due = ''
  for (let left = count; left > 0;) {
    day = addDays(day, 1)
    const closing = closingOf(day)
    if (closing === undefined) continue
    due = closing.toISOString()
    left -= 1
  }
  return due
}

/**
 * Open entries from this instant or earlier (ISO 8601, UTC) are overdue. What comes in later is never due earlier, so
 * that one comparison finds them, in the order of an index.
 */
export function overdueBefore(now: Date, site: Promised): string {
  const { unit, count } = replyTimeOf(site)
  if (unit === 'hour') return new Date(now.getTime() - count * hourMs).toISOString()
  const closingOf = closingTimes(site)
  let day = addDays(localMinute(now, site.hoursZone).date, 1)
  for (let left = count; left > 0;) {
    day = addDays(day, -1)
    const closing = closingOf(day)
    if (closing !== undefined && closing <= now) left -= 1
  }
  return new Date(momentAt(day, 0, site.hoursZone).getTime() - 1).toISOString()
}

function replyTimeOf({ timeToAnswer }: Promised) {
  const parsed = parseReplyTime(timeToAnswer)
  if (!parsed) throw new Error(`“${timeToAnswer}” is no time to answer`)
  return parsed
}

/** The hours of a business that lists none for any day. */
const officeDays = new Map(['1', '2', '3', '4', '5'].map((day) => [day, '540-1020']))

/** Tells when the business closes on a day such as 2026-11-21; undefined for a day on which it does not open. */
function closingTimes({ schedule, hoursZone }: Promised): (day: string) => Date | undefined {
  const stated = new Map(schedule.split(' ').map((day) => [day.split('=')[0] ?? '', day.split('=')[1] ?? '']))
  const isEverOpen = [...stated].some(([day, spans]) => day.length === 1 && spans !== '')
  const days = isEverOpen ? stated : new Map([...officeDays, ...[...stated].filter(([day]) => day.length > 1)])
  return (day) => {
    const spans = days.get(day) ?? days.get(String(new Date(`${day}T00:00:00Z`).getUTCDay())) ?? ''
    const closes = spans.split('-').at(-1) ?? ''
    return closes === '' ? undefined : momentAt(day, Number(closes), hoursZone)
  }
}

/** Takes the first of a time that a change of the clocks repeats, and what follows one that it skips. */
function momentAt(day: string, minutes: number, timeZone: string): Date {
  const date = minutes < 1440 ? day : addDays(day, 1)
  const moments = momentsOf({ date, time: clockTime(minutes) }, timeZone)
  if (!moments) throw new RangeError(`${day} is no day`)
  if (moments.kind === 'once') return moments.at
  return moments.kind === 'twice' ? moments.first : moments.after
}
