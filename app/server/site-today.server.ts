import { localHour } from '~/lib/dates'
import { site } from './env.server'

/** The day that it is in the site's time zone, as 2026-11-21. */
export function siteToday(): string {
  return localHour(new Date(), site().timeZone).slice(0, 10)
}
