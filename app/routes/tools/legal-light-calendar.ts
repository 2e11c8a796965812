/** Sends the month's calendar file to visitors without JavaScript; with it, the browser makes the file. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { listSeasonHours } from '~/kinds/seasons/seasons.server'
import { calendarResponse } from '~/tools/calendar/calendar-response.server'
import { readPointPlace } from '~/tools/ground/point-reader'
import { readGround } from '~/tools/ground/read-ground'
import { lightCalendar } from '~/tools/legal-light/light-calendar'
import { readLegalLightQuery } from '~/tools/legal-light/legal-light.schema'
import { db } from '~/server/database.server'
import { siteToday } from '~/server/site-today.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const { input: ground } = readGround(query, readPointPlace)
  const { day, own, errors } = readLegalLightQuery(query, siteToday())
  if (!ground || Object.keys(errors).length > 0) {
    return new Response('Choose a place and a date first.', { status: 400 })
  }
  const month = day.slice(0, 7)
  const question = { own, seasons: await listSeasonHours(db()) }
  return calendarResponse(`legal-light-${month}.ics`, lightCalendar(month, ground, question))
}
