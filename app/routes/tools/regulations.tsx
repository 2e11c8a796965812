import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listSeasons } from '~/kinds/seasons/seasons.server'
import { RegulationsTool } from '~/tools/regulations/regulations-tool'
import { regulationContent } from '~/tools/regulations/regulations.data'
import { isRefused } from '~/tools/tool-query'
import { readRegulationQuery } from '~/tools/regulations/regulations.schema'
import { withRelated } from '~/search/related/related-to-tool.server'
import { toolHead } from '~/tools/tool-head'
import { toolOf } from '~/lib/tool-list'
import { ToolPage } from '~/tools/tool-page'
import { db } from '~/server/database.server'
import { siteToday } from '~/server/site-today.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'

export const handle = {
  interactive: true,
  cache: { query: ['state'], uncached: 'others', depends: 'date' } satisfies CacheRule,
}

const tool = toolOf('license-regulation-finder')

export async function loader({ request }: LoaderFunctionArgs) {
  const today = siteToday()
  const seasons = await listSeasons(db())
  return {
    tool,
    head: { ...toolHead(tool), hasError: isRefused(readRegulationQuery(new URL(request.url).searchParams)) },
    content: await withRelated(tool, regulationContent),
    search: new URL(request.url).search,
    today,
    seasons,
  }
}

export default function RegulationFinder() {
  const { tool, head, content, search, today, seasons } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={tool} breadcrumbs={head.breadcrumbs} content={content}>
      <RegulationsTool search={search} today={today} seasons={seasons} />
    </ToolPage>
  )
}
