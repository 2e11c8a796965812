/** Sends the month's phases to visitors without JavaScript; with it, the browser makes the file. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { calendarResponse } from '~/tools/calendar/calendar-response.server'
import { readPointPlace } from '~/tools/ground/point-reader'
import { readGround } from '~/tools/ground/read-ground'
import { moonCalendarFile } from '~/tools/moon-calendar/moon-calendar-file'
import { readMoonQuery } from '~/tools/moon-calendar/moon-calendar.schema'
import { env } from '~/server/env.server'
import { siteToday } from '~/server/site-today.server'

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const { month, errors } = readMoonQuery(query, siteToday())
  if (errors.month !== undefined) return new Response(errors.month, { status: 400 })
  const ground = readGround(query, readPointPlace).input
  const timeZone = ground?.timeZone ?? env().SITE_TIME_ZONE
  return calendarResponse(`moon-${month}.ics`, moonCalendarFile(month, timeZone, ground))
}
