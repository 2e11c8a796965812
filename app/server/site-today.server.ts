import { localHour } from '~/lib/dates'
import { env } from './env.server'

export type Moment = 'date' | 'hour'

const clocks = new Map<string, ReturnType<typeof createSiteClock>>()

export function siteToday(): string {
  const { SITE_TIME_ZONE: timeZone } = env()
  const clock = clocks.get(timeZone) ?? createSiteClock(timeZone)
  clocks.set(timeZone, clock)
  return clock(Date.now(), 'date')
}

const minuteMs = 60_000

export function createSiteClock(timeZone: string): (time: number, depends: Moment | undefined) => string {
  let minute = Number.NaN
  let hour = ''
  return (time, depends) => {
    if (depends === undefined) return ''
    // Time zones change on whole minutes of UTC.
    if (Math.floor(time / minuteMs) !== minute) {
      minute = Math.floor(time / minuteMs)
      hour = localHour(new Date(time), timeZone)
    }
    return depends === 'hour' ? hour : hour.slice(0, 10)
  }
}
