import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listSeasonHours } from '~/kinds/seasons/seasons.server'
import { groundOfRequest } from '~/tools/ground/ground-of-request.server'
import { withRelated } from '~/search/related/related-to-tool.server'
import { toolHead } from '~/tools/tool-head'
import { toolOf } from '~/lib/tool-list'
import { ToolPage } from '~/tools/tool-page'
import { readGivenSun } from '~/tools/trail-cam/lab/sun-table'
import { readTimesQuery } from '~/tools/trail-cam/lab/times-query'
import { trailCamContent } from '~/tools/trail-cam/trail-cam.data'
import { db } from '~/server/database.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'
import { TrailCamLab, type TrailCamLabProps } from '~/tools/trail-cam/lab/trail-cam-lab'
import { Simulation } from '~/tools/trail-cam/simulation'

/** A list of times is one visitor's. */
export const handle = { interactive: true, cache: { uncached: 'others' } satisfies CacheRule }

const tool = toolOf('trail-cam-analyzer')

export async function loader({ request }: LoaderFunctionArgs) {
  const place = groundOfRequest(request)
  const { search, searchParams } = new URL(request.url)
  const seasonHours = await listSeasonHours(db())
  return {
    tool,
    head: { ...toolHead(tool), hasError: readTimesQuery(searchParams).errors.times !== undefined },
    content: await withRelated(tool, trailCamContent),
    search,
    place,
    given: readGivenSun(searchParams, place.input, seasonHours),
    seasonHours,
  }
}

export default function TrailCam() {
  const { tool, head, content, search, place, given, seasonHours } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={tool} breadcrumbs={head.breadcrumbs} content={content} seasonHours={seasonHours}>
      <TrailCamTool search={search} place={place} given={given} />
    </ToolPage>
  )
}

/** The pictures come first; the specified simulation keeps its place at the end. */
function TrailCamTool(props: TrailCamLabProps) {
  return (
    <>
      <TrailCamLab {...props} />
      <Simulation />
    </>
  )
}
