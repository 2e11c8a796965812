import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listSeasonHours } from '~/features/seasons/seasons.server'
import { groundOfRequest } from '~/features/tools/ground/ground-of-request.server'
import { addStand } from '~/features/tools/stands/add-stand.server'
import { tidyAddress } from '~/features/tools/tidy-address.server'
import { isRefused } from '~/features/tools/tool-query'
import { readWindQuery } from '~/features/tools/wind-picker/wind-picker.schema'
import { withRelated } from '~/kinds/related-to-tool.server'
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
  cache: { query: ['wind', 'time', 'state'], uncached: 'others', depends: 'date' } satisfies CacheRule,
}

const tool = toolOf('wind-direction-stand-picker')

export async function loader({ request }: LoaderFunctionArgs) {
  tidyAddress(request, ['wind', 'name'])
  addStand(request)
  const place = groundOfRequest(request)
  return {
    tool,
    head: { ...toolHead(tool), hasError: isRefused(readWindQuery(new URL(request.url).searchParams)) },
    content: await withRelated(tool, windContent),
    search: new URL(request.url).search,
    place,
    today: siteToday(),
    seasonHours: await listSeasonHours(db()),
  }
}

export default function WindPicker() {
  const { tool, head, content, search, place, today, seasonHours } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={tool} breadcrumbs={head.breadcrumbs} content={content} seasonHours={seasonHours}>
      <WindPickerTool search={search} place={place} today={today} />
    </ToolPage>
  )
}
