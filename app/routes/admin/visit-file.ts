/** Sends the counts of a period as a CSV file. */
import { daysUpTo, parsePeriod } from '~/visits/visits'
import { readVisitCounts } from '~/visits/visits.server'
import { requireApiOperator } from '~/server/auth/session.server'
import { apiRoute } from '~/server/api.server'
import { db } from '~/server/database.server'
import { siteToday } from '~/server/site-today.server'
import { writeVisitsNow } from '~/dashboard/visits.server'
import { csvHead, csvRecords } from '~/lib/csv'

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

/** The file is written a day at a time, because a year may have more than a million rows. */
interface CsvRow {
  day: string
  kind: string
  name: string
  count: number
}

function toVisitCsv(
  days: readonly string[],
  readDay: (day: string) => Promise<readonly CsvRow[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const left = days.values()
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(encoder.encode(csvHead(['Day', 'Kind', 'Name', 'Count'])))
    },
    pull: async (controller) => {
      for (const day of left) {
        const rows = await readDay(day)
        if (rows.length === 0) continue
        const records = rows.map(({ kind, name, count }) => [day, kind, name, count])
        controller.enqueue(encoder.encode(csvRecords(records)))
        return
      }
      controller.close()
    },
  })
}
