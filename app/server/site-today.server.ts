import { localHour } from '~/lib/dates'
import { env } from './env.server'

export type Moment = 'date' | 'hour'

/** In the site's time zone, such as 2026-11-21. */
export function siteToday(): string {
  return siteMoment(Date.now(), env().SITE_TIME_ZONE, 'date')
}

/** The date or hour of a time (ms since 1970); empty for pages that depend on neither. */
export function siteMoment(time: number, timeZone: string, depends: Moment | undefined): string {
  if (depends === undefined) return ''
  const hour = localHour(new Date(time), timeZone)
  return depends === 'hour' ? hour : hour.slice(0, 10)
}
