import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MyGroundTool } from '~/features/tools/ground/my-ground-tool'
import { myGroundContent } from '~/features/tools/ground/my-ground.data'
import { roundGround } from '~/features/tools/ground/round-ground.server'
import { lacksGround } from '~/features/tools/ground/ground'
import { withRelated } from '~/related-to-tool.server'
import { toolHead } from '~/features/tools/tool-head'
import { fieldKitOf } from '~/features/tools/tool-list'
import { ToolPage } from '~/features/tools/tool-page'
import type { CacheRule } from '~/cache/cache-policy.server'

export const handle = { interactive: true, cache: { query: ['state'] } satisfies CacheRule }

const entry = fieldKitOf('my-ground')

export async function loader({ request }: LoaderFunctionArgs) {
  roundGround(request)
  return {
    entry,
    head: { ...toolHead(entry), hasError: lacksGround(new URL(request.url).searchParams) },
    content: await withRelated(entry, myGroundContent),
    search: new URL(request.url).search,
  }
}

export default function MyGround() {
  const { entry, head, content, search } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={entry} breadcrumbs={head.breadcrumbs} content={content}>
      <MyGroundTool search={search} />
    </ToolPage>
  )
}
