/** Sends the day's calendar file to visitors without JavaScript; with it, the browser makes the file. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { listSeasonHours } from '~/kinds/seasons/seasons.server'
import { calendarResponse } from '~/tools/calendar/calendar-response.server'
import { readPointPlace } from '~/tools/ground/point-reader'
import { readGround } from '~/tools/ground/read-ground'
import { planHuntDay } from '~/tools/hunt-day/hunt-day'
import { huntDayCalendar } from '~/tools/hunt-day/hunt-day-calendar'
import { readHuntDayQuery } from '~/tools/hunt-day/hunt-day.schema'
import { db } from '~/server/database.server'
import { siteToday } from '~/server/site-today.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const { input: ground } = readGround(query, readPointPlace)
  const { input, errors } = readHuntDayQuery(query)
  if (!ground || !input || Object.keys(errors).length > 0)
    return new Response('Choose a place and a date first.', { status: 400 })
  const plan = planHuntDay(input, ground, { today: siteToday(), seasonHours: await listSeasonHours(db()) })
  return calendarResponse(`hunt-day-${plan.day}.ics`, huntDayCalendar(plan))
}
