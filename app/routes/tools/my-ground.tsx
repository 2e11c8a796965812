import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MyGroundTool } from '~/tools/ground/my-ground-tool'
import { myGroundContent } from '~/tools/ground/my-ground.data'
import { groundOfRequest } from '~/tools/ground/ground-of-request.server'
import { lacksGround } from '~/tools/ground/read-ground'
import { withRelated } from '~/search/related/related-to-tool.server'
import { toolHead } from '~/tools/tool-head'
import { fieldKitOf } from '~/lib/tool-list'
import { ToolPage } from '~/tools/tool-page'
import type { CacheRule } from '~/server/cache/cache-policy.server'

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
