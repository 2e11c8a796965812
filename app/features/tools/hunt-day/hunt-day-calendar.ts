import type { Calendar } from '~/features/tools/calendar/calendar-file'
import { describeGround, type Ground } from '~/features/tools/ground/ground'
import { reportLight } from '~/features/tools/legal-light/legal-light'
import { defaultOffsets } from '~/features/tools/legal-light/sky-day'

/**
 * One event, from first to last legal light.
 * @param day as 2026-11-14
 */
export function huntDayCalendar(day: string, ground: Ground): Calendar {
  const { sky, summary } = reportLight(day, ground, defaultOffsets)
  if (!sky.legal) return { name: 'Hunt day', events: [] }
  const { first, last } = sky.legal
  const events = [
    {
      ...{ id: `${day}-hunt-day`, title: 'Hunt day', description: summary },
      ...{ place: ground, location: describeGround(ground), start: first, end: last },
    },
  ]
  return { name: 'Hunt day', events }
}
