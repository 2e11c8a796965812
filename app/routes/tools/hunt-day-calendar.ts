/** The day's calendar file for visitors without JavaScript; with it, the browser makes the file. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import tzLookup from '@photostructure/tz-lookup'
import { calendarResponse } from '~/features/tools/calendar/calendar-response.server'
import { readGround } from '~/features/tools/ground/ground'
import { readHuntDayQuery } from '~/features/tools/hunt-day/hunt-day.schema'
import { siteToday } from '~/server/site-today.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const { input: ground } = readGround(query, tzLookup)
  const { input, errors } = readHuntDayQuery(query)
  if (!ground || !input || Object.keys(errors).length > 0)
    return new Response('Choose a place and a date first.', { status: 400 })
  const day = input.date || siteToday()
  // The package for calendar files is large, and seldom needed.
  const { huntDayCalendar } = await import('~/features/tools/hunt-day/hunt-day-calendar')
  return calendarResponse(`hunt-day-${day}.ics`, huntDayCalendar(day, ground))
}
