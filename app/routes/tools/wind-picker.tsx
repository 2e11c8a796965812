import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { roundGround } from '~/features/tools/ground/round-ground.server'
import { addStand } from '~/features/tools/stands/add-stand.server'
import { tidyAddress } from '~/features/tools/tidy-address.server'
import { isRefused } from '~/features/tools/tool-query'
import { readWindQuery } from '~/features/tools/wind-picker/wind-picker.schema'
import { withRelated } from '~/related-to-tool.server'
import { toolHead } from '~/features/tools/tool-head'
import { toolOf } from '~/features/tools/tool-list'
import { ToolPage } from '~/features/tools/tool-page'
import { WindPickerTool } from '~/features/tools/wind-picker/wind-picker-tool'
import { windContent } from '~/features/tools/wind-picker/wind-picker.data'
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
    head: { ...toolHead(tool), hasError: isRefused(readWindQuery(new URL(request.url).searchParams)) },
    content: await withRelated(tool, windContent),
    search: new URL(request.url).search,
    today: siteToday(),
  }
}

export default function WindPicker() {
  const { tool, head, content, search, today } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={tool} breadcrumbs={head.breadcrumbs} content={content}>
      <WindPickerTool search={search} today={today} />
    </ToolPage>
  )
}
