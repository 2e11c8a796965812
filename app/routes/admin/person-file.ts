/** Sends everything about one person as a JSON file. */
import { emailOf } from '~/people/person.server'
import { exportPerson } from '~/people/person-file.server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { askForPassword } from '~/server/auth/dashboard.server'
import { requireApiOwner } from '~/server/auth/session.server'
import { ApiError, apiRoute } from '~/server/api.server'
import { db } from '~/server/database.server'
import { downloadHeaders, downloadOf } from '~/server/download.server'
import { site } from '~/kinds/settings/site.server'
import { siteToday } from '~/server/site-today.server'

const file = apiRoute({ GET: sendFile }, { guard: requireApiOwner })

async function sendFile({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const email = emailOf(params.person)
  // At the address with `.data` Remix would hold the whole file in memory.
  if (email === undefined || context.isDocument === false) throw new ApiError(404, 'Not Found')
  const words = { name: `person-${siteToday()}.json`, type: 'application/json' } as const
  if (request.method === 'HEAD') return new Response(null, { headers: downloadHeaders(words) })
  const by = await requireApiOwner(request)
  const asked = askForPassword(request, by)
  if (asked) return asked
  const now = new Date()
  const { name: siteName, timeZone } = await site()
  const act = { by, now }
  return downloadOf(await exportPerson(db(), { email, siteName, timeZone, now }, act), words)
}

export const loader = file.loader
export const action = file.action
