import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { addStand } from '~/tools/stands/add-stand.server'
import { tidyAddress } from '~/tools/tidy-address.server'
import { MyStands } from '~/tools/stands/my-stands'
import { StandFiles } from '~/tools/stands/stand-files'
import { useStands } from '~/tools/stands/use-stands'
import { myMapContent } from '~/tools/stand-map/my-map.data'
import { StandMapSection } from '~/tools/stand-map/stand-map-section'
import { withRelated } from '~/search/related/related-to-tool.server'
import { toolHead } from '~/tools/tool-head'
import { fieldKitOf } from '~/lib/tool-list'
import { ToolPage } from '~/tools/tool-page'
import { useTool } from '~/tools/use-tool'
import { toolPath } from '~/paths'
import type { CacheRule } from '~/server/cache/cache-policy.server'

export const handle = { interactive: 'at once', cache: { uncached: 'others' } satisfies CacheRule }

const entry = fieldKitOf('my-map')

export async function loader({ request }: LoaderFunctionArgs) {
  tidyAddress(request, ['name'])
  const hasError = addStand(request)
  return {
    entry,
    head: { ...toolHead(entry), hasError },
    content: await withRelated(entry, myMapContent),
    search: new URL(request.url).search,
  }
}

export default function MyMap() {
  const { entry, head, content, search } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={entry} breadcrumbs={head.breadcrumbs} content={content}>
      <MyMapTool search={search} />
    </ToolPage>
  )
}

function MyMapTool({ search }: { search: string }) {
  const tool = useTool(search)
  const { query, show } = tool
  const stands = useStands(query)
  return (
    <>
      <StandMapSection tool={tool} />
      <MyStands path={toolPath('my-map')} query={query} stands={stands} show={show} Files={StandFiles} />
    </>
  )
}
