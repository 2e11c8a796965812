import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findActiveDeerTypeBySlug } from '~/kinds/deer-types/deer-types.server'
import { RutTrackerTool } from '~/tools/rut-tracker/rut-tracker-tool'
import { rutContent } from '~/tools/rut-tracker/rut-tracker.data'
import { isRefused } from '~/tools/tool-query'
import { readRutQuery } from '~/tools/rut-tracker/rut-tracker.schema'
import { withRelated } from '~/search/related/related-to-tool.server'
import { toolHead } from '~/tools/tool-head'
import { toolOf } from '~/lib/tool-list'
import { ToolPage } from '~/tools/tool-page'
import { slugPath } from '~/paths'
import { db } from '~/server/database.server'
import { siteToday } from '~/server/site-today.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'

export const handle = {
  interactive: true,
  cache: { query: ['region', 'state', 'zone'], uncached: 'others', depends: 'date' } satisfies CacheRule,
}

const tool = toolOf('rut-activity-tracker')

export async function loader({ request }: LoaderFunctionArgs) {
  const { search } = new URL(request.url)
  const muleDeer = await findActiveDeerTypeBySlug(db(), 'mule-deer')
  const blacktailPath = muleDeer && slugPath(muleDeer.slug)
  return {
    tool,
    head: { ...toolHead(tool), hasError: isRefused(readRutQuery(new URL(request.url).searchParams)) },
    content: await withRelated(tool, rutContent),
    search,
    today: siteToday(),
    blacktailPath,
  }
}

export default function RutTracker() {
  const { tool, head, content, ...answer } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={tool} breadcrumbs={head.breadcrumbs} content={content}>
      <RutTrackerTool {...answer} />
    </ToolPage>
  )
}
