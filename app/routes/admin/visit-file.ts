/** The counts of a period as a CSV file, a day at a time. */
import { toVisitCsv } from '~/visits/visit-csv'
import { daysUpTo, parsePeriod } from '~/visits/visits'
import { readVisitCounts } from '~/visits/visits.server'
import { requireApiOperator } from '~/server/auth/session.server'
import { apiRoute } from '~/server/api.server'
import { db } from '~/server/database.server'
import { siteToday } from '~/server/site-today.server'
import { writeVisitsNow } from '~/dashboard/visits.server'

const file = apiRoute({ GET: sendFile }, { guard: requireApiOperator })

async function sendFile({ request }: { request: Request }): Promise<Response> {
  const days = daysUpTo(siteToday(), parsePeriod(new URL(request.url).searchParams.get('days')))
  await writeVisitsNow()
  return new Response(
    toVisitCsv(days, (day) => readVisitCounts(db(), day)),
    {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="visits-${siteToday()}.csv"`,
        'Cache-Control': 'private, no-store',
      },
    },
  )
}

export const loader = file.loader
export const action = file.action
