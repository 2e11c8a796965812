import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listSeasonHours } from '~/features/seasons/seasons.server'
import { roundGround } from '~/features/tools/ground/round-ground.server'
import { withRelated } from '~/related-to-tool.server'
import { toolHead } from '~/features/tools/tool-head'
import { toolOf } from '~/features/tools/tool-list'
import { ToolPage } from '~/features/tools/tool-page'
import { readGivenSun } from '~/features/tools/trail-cam/lab/sun-table'
import { TrailCamTool } from '~/features/tools/trail-cam/trail-cam-tool'
import { trailCamContent } from '~/features/tools/trail-cam/trail-cam.data'
import { db } from '~/server/database.server'
import type { CacheRule } from '~/cache/cache-policy.server'

/** A list of times is one visitor's. */
export const handle = { interactive: true, cache: {} satisfies CacheRule }

const tool = toolOf('trail-cam-analyzer')

export async function loader({ request }: LoaderFunctionArgs) {
  roundGround(request)
  const { search, searchParams } = new URL(request.url)
  const seasonHours = await listSeasonHours(db())
  return {
    tool,
    head: toolHead(tool),
    content: await withRelated(tool, trailCamContent),
    search,
    given: readGivenSun(searchParams, seasonHours),
    seasonHours,
  }
}

export default function TrailCam() {
  const { tool, head, content, search, given, seasonHours } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={tool} breadcrumbs={head.breadcrumbs} content={content} seasonHours={seasonHours}>
      <TrailCamTool search={search} given={given} />
    </ToolPage>
  )
}
