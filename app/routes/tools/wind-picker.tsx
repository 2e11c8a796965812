import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listSeasonHours } from '~/features/seasons/seasons.server'
import { roundGround } from '~/features/tools/ground/round-ground.server'
import { addStand } from '~/features/tools/stands/add-stand.server'
import { tidyAddress } from '~/features/tools/tidy-address.server'
import { withRelated } from '~/related-to-tool.server'
import { toolHead } from '~/features/tools/tool-head'
import { toolOf } from '~/features/tools/tool-list'
import { ToolPage } from '~/features/tools/tool-page'
import { WindPickerTool } from '~/features/tools/wind-picker/wind-picker-tool'
import { windContent } from '~/features/tools/wind-picker/wind-picker.data'
import { db } from '~/server/database.server'
import { siteToday } from '~/server/site-today.server'
import type { CacheRule } from '~/cache/cache-policy.server'

export const handle = {
  interactive: true,
  cache: { query: ['wind', 'time', 'state'], depends: 'date' } satisfies CacheRule,
}

const tool = toolOf('wind-direction-stand-picker')

export async function loader({ request }: LoaderFunctionArgs) {
  tidyAddress(request, ['wind', 'name'])
  addStand(request)
  roundGround(request)
  return {
    tool,
    head: toolHead(tool),
    content: await withRelated(tool, windContent),
    search: new URL(request.url).search,
    today: siteToday(),
    seasonHours: await listSeasonHours(db()),
  }
}

export default function WindPicker() {
  const { tool, head, content, search, today, seasonHours } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={tool} breadcrumbs={head.breadcrumbs} content={content} seasonHours={seasonHours}>
      <WindPickerTool search={search} today={today} />
    </ToolPage>
  )
}
