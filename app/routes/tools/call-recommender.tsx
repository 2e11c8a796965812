import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isRefused } from '~/tools/tool-query'
import { readCallQuery } from '~/tools/call-recommender/call-recommender.schema'
import { withRelated } from '~/search/related/related-to-tool.server'
import { toolHead } from '~/tools/tool-head'
import { toolOf } from '~/lib/tool-list'
import { ToolPage } from '~/tools/tool-page'
import { CallRecommenderTool } from '~/tools/call-recommender/call-recommender-tool'
import { callContent } from '~/tools/call-recommender/call-recommender.data'
import { siteToday } from '~/server/site-today.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'

export const handle = {
  interactive: true,
  cache: { query: ['phase', 'state', 'zone', 'notice'], uncached: 'others', depends: 'date' } satisfies CacheRule,
}

const tool = toolOf('deer-call-recommender')

export async function loader({ request }: LoaderFunctionArgs) {
  return {
    tool,
    head: { ...toolHead(tool), hasError: isRefused(readCallQuery(new URL(request.url).searchParams)) },
    content: await withRelated(tool, callContent),
    search: new URL(request.url).search,
    today: siteToday(),
  }
}

export default function CallRecommender() {
  const { tool, head, content, search, today } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={tool} breadcrumbs={head.breadcrumbs} content={content}>
      <CallRecommenderTool search={search} today={today} />
    </ToolPage>
  )
}
