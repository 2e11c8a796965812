/** Legal light of a month as a calendar file: one event a day, from first to last light. */
import { createEvents, type EventAttributes } from 'ics'
import { describeGround, type Ground } from '~/features/tools/ground/ground'
import { dayOf, daysIn } from '~/features/tools/moon-calendar/moon-month'
import { readSkyDay, type LegalOffsets } from './sky-day'

/**
 * @param month as 2026-11
 * @returns the text of an .ics file. Days without a sunrise or a sunset are left out.
 */
export function lightCalendar(month: string, ground: Ground, offsets: LegalOffsets): string {
  const days = Array.from({ length: daysIn(month) }, (_day, index) => dayOf(month, index + 1))
  const events = days.flatMap((day): EventAttributes[] => {
    const { legal } = readSkyDay(day, ground, offsets)
    if (!legal) return []
    return [
      {
        uid: `${day}-legal-light@stagwise`,
        title: 'Legal light',
        location: describeGround(ground),
        description: `From ${String(offsets.before)} minutes before sunrise to ${String(offsets.after)} after sunset. Check your state's own hours.`,
        start: legal.first.getTime(),
        end: legal.last.getTime(),
        startInputType: 'utc',
        // Nobody is busy from dawn to dusk for it.
        busyStatus: 'FREE',
        transp: 'TRANSPARENT',
      },
    ]
  })
  const { error, value } = createEvents(events, { productId: 'stagwise', calName: 'Legal light' })
  if (error) throw error
  return value ?? ''
}

export function calendarFileName(month: string): string {
  return `legal-light-${month}.ics`
}
