/** The month's calendar file for visitors without JavaScript; with it, the browser makes the file. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { calendarResponse } from '~/features/tools/calendar/calendar-response.server'
import { readPointPlace } from '~/features/tools/ground/point-reader'
import { readGround } from '~/features/tools/ground/read-ground'
import { readLegalLightQuery } from '~/features/tools/legal-light/legal-light.schema'
import { siteToday } from '~/server/site-today.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const { input: ground } = readGround(query, readPointPlace)
  const { day, offsets, errors } = readLegalLightQuery(query, siteToday())
  if (!ground || Object.keys(errors).length > 0) {
    return new Response('Choose a place and a date first.', { status: 400 })
  }
  const month = day.slice(0, 7)
  // The package for calendar files is large, and seldom needed.
  const { lightCalendar } = await import('~/features/tools/legal-light/light-calendar')
  return calendarResponse(`legal-light-${month}.ics`, lightCalendar(month, ground, offsets))
}
