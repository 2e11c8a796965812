/** The site's date and hour, to be compared with those that a page was made in. Made anew once a minute. */
import { localHour } from '~/lib/dates'
import type { Moment } from './cache-rule.server'

const minuteMs = 60_000

/** @returns a function from a time (ms since 1970) to the text of its moment; empty for what depends on none. */
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
