import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listSeasonHours } from '~/kinds/seasons/seasons.server'
import { SeasonLogTool } from '~/tools/season-log/season-log-tool'
import { seasonLogContent } from '~/tools/season-log/season-log.data'
import { withRelated } from '~/search/related/related-to-tool.server'
import { toolHead } from '~/tools/tool-head'
import { fieldKitOf } from '~/lib/tool-list'
import { ToolPage } from '~/tools/tool-page'
import { db } from '~/server/database.server'
import { siteToday } from '~/server/site-today.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'

export const handle = {
  interactive: true,
  cache: { query: ['sheet'], uncached: 'others', depends: 'date' } satisfies CacheRule,
}

const entry = fieldKitOf('log')

export async function loader({ request }: LoaderFunctionArgs) {
  const isBlank = new URL(request.url).searchParams.has('sheet')
  return {
    entry,
    head: toolHead(entry),
    content: await withRelated(entry, seasonLogContent),
    isBlank,
    today: siteToday(),
    seasonHours: await listSeasonHours(db()),
  }
}

export default function SeasonLog() {
  const { entry, head, content, isBlank, today, seasonHours } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={entry} breadcrumbs={head.breadcrumbs} content={content} seasonHours={seasonHours}>
      <SeasonLogTool today={today} isBlank={isBlank} />
    </ToolPage>
  )
}
