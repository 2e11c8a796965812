import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listSeasonHours } from '~/kinds/seasons/seasons.server'
import { groundOfRequest } from '~/tools/ground/ground-of-request.server'
import { HuntDayTool } from '~/tools/hunt-day/hunt-day-tool'
import { huntDayContent } from '~/tools/hunt-day/hunt-day.data'
import { lacksGround } from '~/tools/ground/read-ground'
import { withRelated } from '~/search/related/related-to-tool.server'
import { toolHead } from '~/tools/tool-head'
import { fieldKitOf } from '~/lib/tool-list'
import { ToolPage } from '~/tools/tool-page'
import { db } from '~/server/database.server'
import { siteToday } from '~/server/site-today.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'

export const handle = {
  interactive: true,
  cache: { query: ['state', 'date', 'wind', 'weapon'], uncached: 'others', depends: 'date' } satisfies CacheRule,
}

const entry = fieldKitOf('hunt-day')

export async function loader({ request }: LoaderFunctionArgs) {
  const place = groundOfRequest(request)
  const { search } = new URL(request.url)
  return {
    entry,
    head: { ...toolHead(entry), hasError: lacksGround(place) },
    content: await withRelated(entry, huntDayContent),
    search,
    place,
    today: siteToday(),
    seasonHours: await listSeasonHours(db()),
  }
}

export default function HuntDay() {
  const { entry, head, content, search, place, today, seasonHours } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={entry} breadcrumbs={head.breadcrumbs} content={content} seasonHours={seasonHours}>
      <HuntDayTool search={search} place={place} today={today} />
    </ToolPage>
  )
}
