/** The principal phases of a month as a calendar file: new moon, quarters and full moon, each at its minute. */
import { writeCalendar } from '~/features/tools/calendar/calendar-file'
import { readSky } from './true-moon'

/** @param month as 2026-11, by the clocks of `timeZone` */
export function moonCalendarFile(month: string, timeZone: string): string {
  const events = readSky(month, timeZone).phases.map(({ name, at, day, clock }) => ({
    id: `${day}-moon`,
    title: name,
    description: `${name} at ${clock}.`,
    start: at,
    end: at,
  }))
  return writeCalendar('Moon phases', events)
}
