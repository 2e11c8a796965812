import { useEffect, useState } from 'react'
import { useSite } from '~/components/layout/site-context'
import { Badge } from '~/components/ui/badge'
import { longDateTime } from '~/lib/date-and-time'
import { dueTime } from './deadline'
import { formatDue } from './due'

export function DueTime({ createdAt, now }: { createdAt: string; now: Date }) {
  const site = useSite()
  const due = dueTime(createdAt, site)
  const time = (
    <time dateTime={due} title={longDateTime(due, site.timeZone)}>
      {formatDue(createdAt, now, site)}
    </time>
  )
  if (due <= now.toISOString()) return <Badge tone="overdue">{time}</Badge>
  return <span className="font-sans text-base tabular-nums">{time}</span>
}

const minuteMs = 60_000

/** The time of the server, which goes on in an open page by the minute. */
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
