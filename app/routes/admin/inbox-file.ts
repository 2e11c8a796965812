/** Sends quotes or messages as a file, filtered as the list is. The address names which, and the format. */
import { csvCells, csvHeader, exportFormats, type ExportFormat } from '~/inbox/entries/export'
import { noteExport, readExport, type ExportQuery } from '~/inbox/entries/export.server'
import { parseInboxQuery } from '~/inbox/entries/inbox'
import type { RequestArgs } from '~/server/load-context'
import { csvHead, csvRecords } from '~/lib/csv'
import { jsonArrayOf } from '~/lib/json-array'
import { askForPassword } from '~/server/auth/dashboard.server'
import { openSearch } from '~/server/auth/sealed-search.server'
import { requireApiOwner } from '~/server/auth/session.server'
import { ApiError, apiRoute } from '~/server/api.server'
import { db } from '~/server/database.server'
import { downloadHeaders, downloadOf } from '~/server/download.server'
import { env } from '~/server/env.server'
import { siteToday } from '~/server/site-today.server'

const file = apiRoute({ GET: sendFile }, { guard: requireApiOwner })

async function sendFile({ request, context }: RequestArgs): Promise<Response> {
  // Remix would hold the whole file in memory.
  if (context.isDocument === false) throw new ApiError(404, 'Not Found')
  const { pathname, searchParams } = new URL(request.url)
  const tab = pathname.startsWith('/admin/contacts.') ? 'contacts' : 'quotes'
  const format = exportFormats.find((name) => pathname.endsWith(name)) ?? 'csv'
  const words = { name: `${tab}-${siteToday()}.${format}`, type: mediaTypes[format] }
  if (request.method === 'HEAD') return new Response(null, { headers: downloadHeaders(words) })
  const by = await requireApiOwner(request)
  const asked = askForPassword(request, by)
  if (asked) return asked
  const now = new Date()
  const query = { tab, filter: openSearch(parseInboxQuery(searchParams, tab).filter), now } as const
  await noteExport(db(), { ...query, format }, { by, now })
  return downloadOf(writers[format](query), words)
}

const mediaTypes = { csv: 'text/csv', json: 'application/json' } as const satisfies Record<ExportFormat, string>

const writers = { csv: writeCsv, json: writeJson } as const satisfies Record<ExportFormat, unknown>

async function* writeCsv(query: ExportQuery): AsyncGenerator<string, undefined> {
  const timeZone = env().SITE_TIME_ZONE
  yield csvHead(csvHeader(query.tab, timeZone))
  for await (const rows of readExport(db(), query, timeZone)) yield csvRecords(rows.map(csvCells))
}

function writeJson(query: ExportQuery): AsyncGenerator<string, undefined> {
  return jsonArrayOf(readExport(db(), query, env().SITE_TIME_ZONE))
}

export const loader = file.loader
export const action = file.action
