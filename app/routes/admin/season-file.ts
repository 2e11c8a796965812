/** Sends all seasons as a CSV file, as the import reads them. */
import { toSeasonCsv } from '~/kinds/seasons/season-csv'
import { listSeasons } from '~/kinds/seasons/seasons.server'
import { requireApiOperator } from '~/server/auth/session.server'
import { apiRoute } from '~/server/api.server'
import { db } from '~/server/database.server'
import { siteToday } from '~/server/site-today.server'

const file = apiRoute({ GET: sendFile }, { guard: requireApiOperator })

async function sendFile(): Promise<Response> {
  return new Response(toSeasonCsv(await listSeasons(db())), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="seasons-${siteToday()}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

export const loader = file.loader
export const action = file.action
