import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listSeasonHours } from '~/kinds/seasons/seasons.server'
import { MoonCalendarTool } from '~/tools/moon-calendar/moon-calendar-tool'
import { moonContent } from '~/tools/moon-calendar/moon-calendar.data'
import { groundOfRequest } from '~/tools/ground/ground-of-request.server'
import { readMoonQuery } from '~/tools/moon-calendar/moon-calendar.schema'
import { isFarMonth } from '~/tools/moon-calendar/moon-month'
import { withRelated } from '~/search/related/related-to-tool.server'
import { toolHead } from '~/tools/tool-head'
import { toolOf } from '~/lib/tool-list'
import { ToolPage } from '~/tools/tool-page'
import { db } from '~/server/database.server'
import { siteToday } from '~/server/site-today.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'

export const handle = {
  interactive: true,
  cache: { query: ['month', 'state'], uncached: 'others', depends: 'date' } satisfies CacheRule,
}

const tool = toolOf('moon-phase-calendar')

export async function loader({ request }: LoaderFunctionArgs) {
  const place = groundOfRequest(request)
  const today = siteToday()
  const { month, errors } = readMoonQuery(new URL(request.url).searchParams, today)
  return {
    tool,
    head: { ...toolHead(tool), noindex: isFarMonth(month, today), hasError: errors.month !== undefined },
    content: await withRelated(tool, moonContent),
    search: new URL(request.url).search,
    place,
    today,
    seasonHours: await listSeasonHours(db()),
  }
}

export default function MoonCalendar() {
  const { tool, head, content, search, place, today, seasonHours } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={tool} breadcrumbs={head.breadcrumbs} content={content} seasonHours={seasonHours}>
      <MoonCalendarTool search={search} place={place} today={today} />
    </ToolPage>
  )
}
