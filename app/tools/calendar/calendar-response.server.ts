import { writeCalendar, type Calendar } from './calendar-file'

/** A calendar file, for one visitor alone: its address may hold a place. */
export function calendarResponse(fileName: string, calendar: Calendar): Response {
  return new Response(writeCalendar(calendar, new Date()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
