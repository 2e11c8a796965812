/** The site's date and hour: for pages that show them, and for cached pages that were made in them. */
import { localHour } from '~/lib/dates'
import { site } from './env.server'

export type Moment = 'date' | 'hour'

const clocks = new Map<string, ReturnType<typeof createSiteClock>>()

/** The day that it is in the site's time zone, as 2026-11-21. */
export function siteToday(): string {
  const { timeZone } = site()
  const clock = clocks.get(timeZone) ?? createSiteClock(timeZone)
  clocks.set(timeZone, clock)
  return clock(Date.now(), 'date')
}

const minuteMs = 60_000

/** Reads the clock once a minute. @returns a function from a time (ms since 1970) to the text of its moment; empty for what depends on none. */
export function createSiteClock(timeZone: string): (time: number, depends: Moment | undefined) => string {
  let minute = Number.NaN
  let hour = ''
  return (time, depends) => {
    if (depends === undefined) return ''
    // No zone changes its hour within a minute of UTC.
    if (Math.floor(time / minuteMs) !== minute) {
      minute = Math.floor(time / minuteMs)
      hour = localHour(new Date(time), timeZone)
    }
    return depends === 'hour' ? hour : hour.slice(0, 10)
  }
}
