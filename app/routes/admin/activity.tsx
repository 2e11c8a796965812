import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { unlessRefused } from '~/components/forms/refused-form'
import { activityMessages } from '~/dashboard/activity/activity'
import { ActivityList } from '~/dashboard/activity/activity-list'
import { countActivity, pageOfActivity } from '~/dashboard/activity/activity.server'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { dashboardHead } from '~/seo/head'
import { parseCursor } from '~/lib/cursor'
import { subjectKinds } from '~/lib/audit-events'
import { listAddress, listPageSize, parseListFilter } from '~/lib/list-query'
import { activityPath } from '~/paths'
import { requireOperator } from '~/server/auth/dashboard.server'
import { db } from '~/server/database.server'
import { listOrFail } from '~/server/forms/records.server'

export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator({ request, context })
  const { searchParams } = new URL(request.url)
  const query = {
    filter: parseListFilter(searchParams, subjectKinds),
    cursor: parseCursor(searchParams.get('cursor') ?? ''),
  }
  const { page, counts } = await listOrFail({ request, context }, activityMessages.listFailed, async () => ({
    page: await pageOfActivity(db(), { ...query, size: listPageSize }),
    counts: await countActivity(db()),
  }))
  // The cursor's row has been deleted.
  if (query.cursor && page.rows.length === 0) throw redirect(listAddress(activityPath, query.filter))
  return { head: dashboardHead('Activity', activityPath), page, counts, query }
}

export default function Activity() {
  const { page, counts, query } = useLoaderData<typeof loader>()
  return <ActivityList page={page} counts={counts} query={query} />
}
