import { writeCalendar, type Calendar } from './calendar-file'

/** The calendar file is for one visitor alone, because its address may hold a place. */
export function calendarResponse(fileName: string, calendar: Calendar): Response {
  return new Response(writeCalendar(calendar, new Date()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
