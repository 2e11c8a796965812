import { useLoaderData } from '@remix-run/react'
import { toolHead } from '~/features/tools/tool-head'
import { toolOf } from '~/features/tools/tool-list'
import { ToolPage } from '~/features/tools/tool-page'
import { TrailCamTool } from '~/features/tools/trail-cam/trail-cam-tool'
import { trailCamContent } from '~/features/tools/trail-cam/trail-cam.data'
import type { CacheRule } from '~/cache/cache-policy.server'

/** The random number is drawn in the browser. */
export const handle = { interactive: true, cache: {} satisfies CacheRule }

const tool = toolOf('trail-cam-analyzer')

export function loader() {
  return { tool, head: toolHead(tool), content: trailCamContent }
}

export default function TrailCam() {
  const { tool, head, content } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={tool} breadcrumbs={head.breadcrumbs} content={content}>
      <TrailCamTool />
    </ToolPage>
  )
}
