import type { LoaderFunctionArgs } from '@remix-run/node'
import { toSeasonCsv } from '~/features/seasons/season-csv'
import { listSeasons } from '~/features/seasons/seasons.server'
import { requireOperator } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { siteToday } from '~/server/site-today.server'

/** All seasons, as the import takes them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator({ request, context })
  return new Response(toSeasonCsv(await listSeasons(db())), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="seasons-${siteToday()}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
