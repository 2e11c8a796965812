import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MyGroundTool } from '~/features/tools/ground/my-ground-tool'
import { myGroundContent } from '~/features/tools/ground/my-ground.data'
import { groundOfRequest } from '~/features/tools/ground/ground-of-request.server'
import { lacksGround } from '~/features/tools/ground/read-ground'
import { withRelated } from '~/kinds/related-to-tool.server'
import { toolHead } from '~/features/tools/tool-head'
import { fieldKitOf } from '~/features/tools/tool-list'
import { ToolPage } from '~/features/tools/tool-page'
import type { CacheRule } from '~/cache/cache-policy.server'

export const handle = { interactive: true, cache: { query: ['state'], uncached: 'others' } satisfies CacheRule }

const entry = fieldKitOf('my-ground')

export async function loader({ request }: LoaderFunctionArgs) {
  const place = groundOfRequest(request)
  return {
    entry,
    head: { ...toolHead(entry), hasError: lacksGround(place) },
    content: await withRelated(entry, myGroundContent),
    search: new URL(request.url).search,
    place,
  }
}

export default function MyGround() {
  const { entry, head, content, search, place } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={entry} breadcrumbs={head.breadcrumbs} content={content}>
      <MyGroundTool search={search} place={place} />
    </ToolPage>
  )
}
