import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RutTrackerTool } from '~/features/tools/rut-tracker/rut-tracker-tool'
import { rutContent } from '~/features/tools/rut-tracker/rut-tracker.data'
import { toolHead } from '~/features/tools/tool-head'
import { toolOf } from '~/features/tools/tool-list'
import { ToolPage } from '~/features/tools/tool-page'
import { siteToday } from '~/server/site-today.server'
import type { CacheRule } from '~/cache/cache-policy.server'

export const handle = { interactive: true, cache: { query: ['region'], depends: 'date' } satisfies CacheRule }

const tool = toolOf('rut-activity-tracker')

export function loader({ request }: LoaderFunctionArgs) {
  const today = siteToday()
  return { tool, head: toolHead(tool), content: rutContent, search: new URL(request.url).search, today }
}

export default function RutTracker() {
  const { tool, head, content, search, today } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={tool} breadcrumbs={head.breadcrumbs} content={content}>
      <RutTrackerTool search={search} today={today} />
    </ToolPage>
  )
}
