import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SiteLink } from '~/components/ui/site-link'
import { toolPath } from '~/paths'
import { isRefused } from '~/tools/tool-query'
import { readStandQuery } from '~/tools/stand-mapper/stand-mapper.schema'
import { withRelated } from '~/search/related/related-to-tool.server'
import { toolHead } from '~/tools/tool-head'
import { toolOf } from '~/lib/tool-list'
import { ToolPage } from '~/tools/tool-page'
import { StandMapperTool } from '~/tools/stand-mapper/stand-mapper-tool'
import { standContent } from '~/tools/stand-mapper/stand-mapper.data'
import { siteToday } from '~/server/site-today.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'

export const handle = { interactive: true, cache: { uncached: 'others', depends: 'date' } satisfies CacheRule }

const tool = toolOf('stand-location-mapper')

export async function loader({ request }: LoaderFunctionArgs) {
  return {
    tool,
    head: { ...toolHead(tool), hasError: isRefused(readStandQuery(new URL(request.url).searchParams)) },
    content: await withRelated(tool, standContent),
    search: new URL(request.url).search,
    today: siteToday(),
  }
}

export default function StandMapper() {
  const { tool, head, content, search, today } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={tool} breadcrumbs={head.breadcrumbs} content={content}>
      <StandMapperTool search={search} today={today} />
      <p className="no-print mt-8 max-w-measure">
        <SiteLink to={toolPath('my-map')}>My Map</SiteLink>: pin your stands on a picture of your own map, with the wind
        over it.
      </p>
    </ToolPage>
  )
}
