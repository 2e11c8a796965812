import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { unlessRefused } from '~/components/forms/refused-form'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { dashboardHead } from '~/seo/head'
import { daysUpTo, parsePeriod, visitMessages } from '~/visits/visits'
import { readVisitDays, readVisitReport } from '~/visits/visits.server'
import { VisitsView } from '~/visits/visits-view'
import { visitsPath } from '~/paths'
import { requireOperator } from '~/server/auth/dashboard.server'
import { listOrFail } from '~/server/forms/records.server'
import { db } from '~/server/database.server'
import { siteToday } from '~/server/site-today.server'
import { writeVisitsNow } from '~/dashboard/visits.server'

export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator({ request, context })
  const period = parsePeriod(new URL(request.url).searchParams.get('days'))
  const days = daysUpTo(siteToday(), period)
  // The operator sees the last minute, too.
  const isBehind = !(await writeVisitsNow())
  const visits = await listOrFail({ request, context }, visitMessages.failed, async () => ({
    days: await readVisitDays(db(), days),
    report: await readVisitReport(db(), days[0] ?? ''),
  }))
  return { head: dashboardHead('Visits', visitsPath), period, isBehind, ...visits }
}

export default function Visits() {
  return <VisitsView {...useLoaderData<typeof loader>()} />
}
