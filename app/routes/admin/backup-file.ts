/** Sends a backup as a download. */
import { createReadableStreamFromReadable } from '@remix-run/node'
import path from 'node:path'
import { backupPlace } from '~/backups/backup-folder.server'
import { findBackup, openBackup } from '~/backups/backup-list.server'
import type { RequestArgs } from '~/server/load-context'
import { toRowId } from '~/lib/ids'
import { askForPassword } from '~/server/auth/dashboard.server'
import { requireApiOwner } from '~/server/auth/session.server'
import { forOneVisitor } from '~/server/cache/cache-policy.server'
import { ApiError, apiRoute } from '~/server/api.server'
import { db } from '~/server/database.server'

const file = apiRoute({ GET: sendFile }, { guard: requireApiOwner })

async function sendFile({
  request,
  context,
  params,
}: RequestArgs & { params: Readonly<Record<string, string | undefined>> }) {
  const place = backupPlace()
  const name = place && findBackup(place, toRowId(params.id) ?? 0)
  // At the address with `.data` Remix would hold the whole file in memory.
  if (name === undefined || context.isDocument === false) throw new ApiError(404, 'Not Found')
  const headers = {
    'Content-Type': 'application/vnd.sqlite3',
    'Content-Disposition': `attachment; filename="${path.basename(name).replaceAll(/[^\w.-]/g, '_')}"`,
    'Cache-Control': forOneVisitor,
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  const by = await requireApiOwner(request)
  const asked = askForPassword(request, by)
  if (asked) return asked
  const opened = await openBackup(db(), name, { by, now: new Date() })
  if (!opened) throw new ApiError(404, 'Not Found')
  const { handle, size } = opened
  const body = createReadableStreamFromReadable(handle.createReadStream())
  return new Response(body, { headers: { ...headers, 'Content-Length': String(size) } })
}

export const loader = file.loader
export const action = file.action
