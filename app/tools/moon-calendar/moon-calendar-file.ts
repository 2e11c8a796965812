/** Writes the principal phases of a month as a calendar file: new moon, quarters and full moon, each at its minute. */
import type { Calendar } from '~/tools/calendar/calendar-file'
import type { Place } from '~/tools/ground/ground'
import { readNights, timesOf } from './moon-nights'
import { readSky } from './true-moon'

/**
 * @param month such as 2026-11, by the clocks of `timeZone`
 * @param place adds the moonrise and moonset of those days
 */
export function moonCalendarFile(month: string, timeZone: string, place?: Place): Calendar {
  const nights = place && readNights(month, place)
  const events = readSky(month, timeZone).phases.map(({ name, at, day, clock }) => {
    const night = nights?.[Number(day.slice(8)) - 1]
    return {
      id: `${day}-moon`,
      place,
      title: name,
      description: [
        `${name} at ${clock}.`,
        ...(night ? [`Moonrise ${timesOf(night.rises)}, moonset ${timesOf(night.sets)}.`] : []),
      ].join(' '),
      start: at,
      end: at,
    }
  })
  return { name: 'Moon phases', events }
}
