import { site } from './env.server'
import { createSiteClock } from '~/cache/site-clock.server'

const clocks = new Map<string, ReturnType<typeof createSiteClock>>()

/** The day that it is in the site's time zone, as 2026-11-21. */
export function siteToday(): string {
  const { timeZone } = site()
  const clock = clocks.get(timeZone) ?? createSiteClock(timeZone)
  clocks.set(timeZone, clock)
  return clock(Date.now(), 'date')
}
