import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isRefused } from '~/tools/tool-query'
import { readYieldQuery } from '~/tools/venison-yield/venison-yield.schema'
import { withRelated } from '~/search/related/related-to-tool.server'
import { toolHead } from '~/tools/tool-head'
import { toolOf } from '~/lib/tool-list'
import { ToolPage } from '~/tools/tool-page'
import { VenisonYieldTool } from '~/tools/venison-yield/venison-yield-tool'
import { yieldContent } from '~/tools/venison-yield/venison-yield.data'
import { siteToday } from '~/server/site-today.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'

// Answers contain a weight, so only the bare page is cached. Labels show the date.
export const handle = { interactive: true, cache: { uncached: 'others', depends: 'date' } satisfies CacheRule }

const tool = toolOf('venison-yield-calculator')

export async function loader({ request }: LoaderFunctionArgs) {
  const today = siteToday()
  return {
    tool,
    head: { ...toolHead(tool), hasError: isRefused(readYieldQuery(new URL(request.url).searchParams)) },
    content: await withRelated(tool, yieldContent),
    search: new URL(request.url).search,
    today,
  }
}

export default function VenisonYield() {
  const { tool, head, content, search, today } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={tool} breadcrumbs={head.breadcrumbs} content={content}>
      <VenisonYieldTool search={search} today={today} />
    </ToolPage>
  )
}
