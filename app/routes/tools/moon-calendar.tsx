import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MoonCalendarTool } from '~/features/tools/moon-calendar/moon-calendar-tool'
import { moonContent } from '~/features/tools/moon-calendar/moon-calendar.data'
import { roundGround } from '~/features/tools/ground/round-ground.server'
import { readMoonQuery } from '~/features/tools/moon-calendar/moon-calendar.schema'
import { withRelated } from '~/related-to-tool.server'
import { toolHead } from '~/features/tools/tool-head'
import { toolOf } from '~/features/tools/tool-list'
import { ToolPage } from '~/features/tools/tool-page'
import { siteToday } from '~/server/site-today.server'
import type { CacheRule } from '~/cache/cache-policy.server'

export const handle = { interactive: true, cache: { query: ['month', 'state'], depends: 'date' } satisfies CacheRule }

const tool = toolOf('moon-phase-calendar')

export async function loader({ request }: LoaderFunctionArgs) {
  roundGround(request)
  const today = siteToday()
  return {
    tool,
    head: {
      ...toolHead(tool),
      hasError: readMoonQuery(new URL(request.url).searchParams, today).errors.month !== undefined,
    },
    content: await withRelated(tool, moonContent),
    search: new URL(request.url).search,
    today,
  }
}

export default function MoonCalendar() {
  const { tool, head, content, search, today } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={tool} breadcrumbs={head.breadcrumbs} content={content}>
      <MoonCalendarTool search={search} today={today} />
    </ToolPage>
  )
}
