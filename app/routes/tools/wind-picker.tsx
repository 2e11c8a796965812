import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listSeasonHours } from '~/kinds/seasons/seasons.server'
import { groundOfRequest } from '~/tools/ground/ground-of-request.server'
import { addStand } from '~/tools/stands/add-stand.server'
import { tidyAddress } from '~/tools/tidy-address.server'
import { isRefused } from '~/tools/tool-query'
import { readWindQuery } from '~/tools/wind-picker/wind-picker.schema'
import { withRelated } from '~/search/related/related-to-tool.server'
import { toolHead } from '~/tools/tool-head'
import { toolOf } from '~/lib/tool-list'
import { ToolPage } from '~/tools/tool-page'
import { WindPickerTool } from '~/tools/wind-picker/wind-picker-tool'
import { windContent } from '~/tools/wind-picker/wind-picker.data'
import { db } from '~/server/database.server'
import { siteToday } from '~/server/site-today.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'

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
