import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listSeasonHours } from '~/kinds/seasons/seasons.server'
import { groundOfRequest } from '~/tools/ground/ground-of-request.server'
import { addStand } from '~/tools/stands/add-stand.server'
import { hasWinds } from '~/tools/stands/plan-week'
import { tidyAddress } from '~/tools/tidy-address.server'
import { isRefused } from '~/tools/tool-query'
import { fromField, readPickerQuery, withWeek } from '~/tools/wind-picker/wind-picker.schema'
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
  const isStandRefused = addStand(request)
  leaveOutDay(request)
  const place = groundOfRequest(request)
  const today = siteToday()
  const { wind, errors } = readPickerQuery(new URL(request.url).searchParams, today)
  const isWindMissing = isRefused({ input: wind, errors }) && errors.wind !== undefined
  return {
    tool,
    head: { ...toolHead(tool), hasError: isStandRefused || isWindMissing },
    content: await withRelated(tool, windContent),
    search: new URL(request.url).search,
    place,
    today,
    seasonHours: await listSeasonHours(db()),
  }
}

/** Without JavaScript the form sends the day of its week, whether or not one is planned. */
function leaveOutDay(request: Request): void {
  const { pathname, searchParams } = new URL(request.url)
  const { week, forecast } = readPickerQuery(searchParams, siteToday())
  if (!searchParams.has(fromField) || hasWinds(week) || forecast) return
  throw redirect(`${pathname}?${withWeek(searchParams, week, '').toString()}`)
}

export default function WindPicker() {
  const { tool, head, content, search, place, today, seasonHours } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={tool} breadcrumbs={head.breadcrumbs} content={content} seasonHours={seasonHours}>
      <WindPickerTool search={search} place={place} today={today} />
    </ToolPage>
  )
}
