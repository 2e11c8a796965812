import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listSeasonHours } from '~/kinds/seasons/seasons.server'
import { drawChance, withDraw } from '~/tools/predictor/predictor'
import { PredictorTool } from '~/tools/predictor/predictor-tool'
import { predictorContent } from '~/tools/predictor/predictor.data'
import { readDraw, readPredictorQuery } from '~/tools/predictor/predictor.schema'
import { groundOfRequest } from '~/tools/ground/ground-of-request.server'
import { tidyAddress } from '~/tools/tidy-address.server'
import { isRefused } from '~/tools/tool-query'
import { withRelated } from '~/search/related/related-to-tool.server'
import { toolHead } from '~/tools/tool-head'
import { toolOf } from '~/lib/tool-list'
import { ToolPage } from '~/tools/tool-page'
import { toolPath } from '~/paths'
import { env } from '~/server/env.server'
import { db } from '~/server/database.server'
import { siteToday } from '~/server/site-today.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'

// Answers are random, so only the bare page is cached.
export const handle = { interactive: true, cache: { uncached: 'others', depends: 'date' } satisfies CacheRule }

const tool = toolOf('deer-movement-predictor')

export async function loader({ request }: LoaderFunctionArgs) {
  tidyAddress(request, ['location', 'weather', 'moonPhase'])
  const place = groundOfRequest(request)
  const { search, searchParams } = new URL(request.url)
  const { input } = readPredictorQuery(searchParams)
  if (input && !readDraw(searchParams)) {
    // The redirect leads to the address with the draw, so that a reload shows the same score.
    const drawn = withDraw(searchParams, drawChance(Math.random))
    const headers = { 'Cache-Control': 'no-store' }
    throw redirect(`${toolPath(tool.id)}?${drawn.toString()}`, { status: 303, headers })
  }
  return {
    tool,
    head: { ...toolHead(tool), hasError: isRefused(readPredictorQuery(searchParams)) },
    content: await withRelated(tool, predictorContent),
    search,
    place,
    today: siteToday(),
    seasonHours: await listSeasonHours(db()),
    timeZone: env().SITE_TIME_ZONE,
  }
}

export default function Predictor() {
  const { tool, head, content, search, place, today, timeZone, seasonHours } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={tool} breadcrumbs={head.breadcrumbs} content={content} seasonHours={seasonHours}>
      <PredictorTool search={search} place={place} today={today} timeZone={timeZone} />
    </ToolPage>
  )
}
