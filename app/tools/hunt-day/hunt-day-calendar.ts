import type { Calendar } from '~/tools/calendar/calendar-file'
import { describeGround } from '~/tools/ground/ground'
import { describeHours } from '~/tools/legal-light/hours-source'
import type { HuntDay } from './hunt-day'

/** Makes one event, from first to last legal light. What only the hunter and one other person know is left out. */
export function huntDayCalendar({ day, ground, light }: Pick<HuntDay, 'day' | 'ground' | 'light'>): Calendar {
  const { legal } = light.sky
  if (!legal) return { name: 'Hunt day', events: [] }
  const events = [
    {
      id: `${day}-hunt-day`,
      place: ground,
      title: 'Hunt day',
      description: `${describeHours(light.hours)} ${light.summary}`,
      location: describeGround(ground),
      start: legal.first,
      end: legal.last,
    },
  ]
  return { name: 'Hunt day', events }
}
