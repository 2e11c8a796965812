/** Legal light of a month as a calendar file: one event a day, from first to last light. */
import type { Calendar } from '~/features/tools/calendar/calendar-file'
import { describeGround, type Ground } from '~/features/tools/ground/ground'
import { dayOf, daysIn } from '~/features/tools/moon-calendar/moon-month'
import { readSkyDay, type LegalOffsets } from './sky-day'

/**
 * @param month as 2026-11
 * @returns nothing of days without a sunrise or a sunset
 */
export function lightCalendar(month: string, ground: Ground, offsets: LegalOffsets): Calendar {
  const days = Array.from({ length: daysIn(month) }, (_day, index) => dayOf(month, index + 1))
  const events = days.flatMap((day) => {
    const { legal } = readSkyDay(day, ground, offsets)
    if (!legal) return []
    return {
      id: `${day}-legal-light`,
      place: ground,
      title: 'Legal light',
      location: describeGround(ground),
      description: `From ${String(offsets.before)} minutes before sunrise to ${String(offsets.after)} after sunset. Check your state’s own hours.`,
      start: legal.first,
      end: legal.last,
    }
  })
  return { name: 'Legal light', events }
}
