import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { roundGround } from '~/features/tools/ground/round-ground.server'
import { HuntDayTool } from '~/features/tools/hunt-day/hunt-day-tool'
import { huntDayContent } from '~/features/tools/hunt-day/hunt-day.data'
import { lacksGround } from '~/features/tools/ground/ground'
import { withRelated } from '~/related-to-tool.server'
import { toolHead } from '~/features/tools/tool-head'
import { fieldKitOf } from '~/features/tools/tool-list'
import { ToolPage } from '~/features/tools/tool-page'
import { siteToday } from '~/server/site-today.server'
import type { CacheRule } from '~/cache/cache-policy.server'

export const handle = {
  interactive: true,
  cache: { query: ['state', 'date', 'wind', 'weapon'], depends: 'date' } satisfies CacheRule,
}

const entry = fieldKitOf('hunt-day')

export async function loader({ request }: LoaderFunctionArgs) {
  roundGround(request)
  const { search } = new URL(request.url)
  return {
    entry,
    head: { ...toolHead(entry), hasError: lacksGround(new URL(request.url).searchParams) },
    content: await withRelated(entry, huntDayContent),
    search,
    today: siteToday(),
  }
}

export default function HuntDay() {
  const { entry, head, content, search, today } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={entry} breadcrumbs={head.breadcrumbs} content={content}>
      <HuntDayTool search={search} today={today} />
    </ToolPage>
  )
}
