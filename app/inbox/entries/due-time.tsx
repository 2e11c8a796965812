import { useEffect, useState } from 'react'
import { useSite } from '~/components/layout/site-context'
import { Badge } from '~/components/ui/badge'
import { longDateTime } from '~/lib/date-and-time'
import { localHour, perTimeZone } from '~/lib/dates'
import { addDays, countDays, shortDay } from '~/lib/days'
import { dueTime, type Promised } from './deadline'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** Within this time, the time left says more than the time of day. */
const closeMs = 6 * hourMs

const timeFormat = perTimeZone({ hour: 'numeric', minute: '2-digit' })

/** `since` is when the customer wrote, or accepted or asked about an offer. */
export function DueTime({ since, now }: { since: string; now: Date }) {
  const site = useSite()
  const due = dueTime(since, site)
  const time = (
    <time dateTime={due} title={longDateTime(due, site.timeZone)}>
      {formatDue(since, now, site)}
    </time>
  )
  if (due <= now.toISOString()) return <Badge tone="overdue">{time}</Badge>
  return <span className="font-sans text-base tabular-nums">{time}</span>
}

/** Returns "Due in 3 h", "Due tomorrow 4:10 PM", "Overdue by 2 days". Hours and days are full ones. */
export function formatDue(createdAt: string, now: Date, site: Promised & { timeZone: string }): string {
  const { timeZone } = site
  const due = new Date(dueTime(createdAt, site))
  const leftMs = due.getTime() - now.getTime()
  if (leftMs <= 0) return `Overdue by ${duration(-leftMs)}`
  if (leftMs < closeMs) return `Due in ${duration(leftMs)}`
  return `Due ${dayOf(due, now, timeZone)} ${timeFormat(timeZone).format(due).replace(' ', '\u00a0')}`
}

/** Returns "20 min", "3 h" or "2 days": full ones. */
export function formatAge(since: string, now: Date): string {
  return duration(now.getTime() - Date.parse(since))
}

function duration(ms: number): string {
  if (ms < hourMs) return `${String(Math.max(1, Math.floor(ms / minuteMs)))} min`
  return ms < dayMs ? `${String(Math.floor(ms / hourMs))} h` : countDays(Math.floor(ms / dayMs))
}

function dayOf(due: Date, now: Date, timeZone: string): string {
  const day = localHour(due, timeZone).slice(0, 10)
  const today = localHour(now, timeZone).slice(0, 10)
  if (day === today) return 'today'
  return day === addDays(today, 1) ? 'tomorrow' : shortDay(day)
}

/** Returns the server's time, which advances in an open page by the minute. */
export function useNow(loadedAt: string): Date {
  const [passed, setPassed] = useState({ since: loadedAt, ms: 0 })
  useEffect(() => {
    const start = Date.now()
    const timer = setInterval(() => {
      setPassed({ since: loadedAt, ms: Date.now() - start })
    }, minuteMs)
    return () => {
      clearInterval(timer)
    }
  }, [loadedAt])
  return new Date(Date.parse(loadedAt) + (passed.since === loadedAt ? passed.ms : 0))
}
