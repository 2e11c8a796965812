/** Writes the legal light of a month as a calendar file: one event a day, from first to last light. */
import type { Calendar } from '~/tools/calendar/calendar-file'
import { describeGround, type Ground } from '~/tools/ground/ground'
import { dayOf, daysIn } from '~/tools/moon-calendar/moon-month'
import { describeHours } from './hours-source'
import { legalHoursFor, type HoursQuestion } from './legal-hours'
import { readLegalLight } from './sky-day'

/**
 * @param month such as 2026-11
 * @returns a calendar without the days that have no sunrise or no sunset
 */
export function lightCalendar(month: string, ground: Ground, question: Omit<HoursQuestion, 'day'>): Calendar {
  const days = Array.from({ length: daysIn(month) }, (_day, index) => dayOf(month, index + 1))
  const events = days.flatMap((day) => {
    const hours = legalHoursFor(ground.state, { ...question, day })
    const legal = readLegalLight(day, ground, hours)
    if (!legal) return []
    return {
      id: `${day}-legal-light`,
      place: ground,
      title: hours.name,
      location: describeGround(ground),
      description: describeHours(hours),
      start: legal.first,
      end: legal.last,
    }
  })
  return { name: legalHoursFor(ground.state, question).name, events }
}
