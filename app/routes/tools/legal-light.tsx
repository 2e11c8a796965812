import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listSeasonHours } from '~/kinds/seasons/seasons.server'
import { groundOfRequest } from '~/tools/ground/ground-of-request.server'
import { LegalLightTool } from '~/tools/legal-light/legal-light-tool'
import { StateHoursList } from '~/tools/legal-light/state-hours-list'
import { legalLightContent } from '~/tools/legal-light/legal-light.data'
import { lacksGround } from '~/tools/ground/read-ground'
import { withRelated } from '~/search/related/related-to-tool.server'
import { toolHead } from '~/tools/tool-head'
import { fieldKitOf } from '~/lib/tool-list'
import { ToolPage } from '~/tools/tool-page'
import { db } from '~/server/database.server'
import { siteToday } from '~/server/site-today.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'

export const handle = {
  interactive: true,
  cache: { query: ['state', 'date', 'before', 'after'], uncached: 'others', depends: 'date' } satisfies CacheRule,
}

const entry = fieldKitOf('legal-light')

export async function loader({ request }: LoaderFunctionArgs) {
  const place = groundOfRequest(request)
  const { search } = new URL(request.url)
  return {
    entry,
    head: { ...toolHead(entry), hasError: lacksGround(place) },
    content: await withRelated(entry, legalLightContent),
    search,
    place,
    today: siteToday(),
    seasonHours: await listSeasonHours(db()),
  }
}

export default function LegalLight() {
  const { entry, head, content, search, place, today, seasonHours } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={entry} breadcrumbs={head.breadcrumbs} content={content} seasonHours={seasonHours}>
      <LegalLightTool search={search} place={place} today={today} />
      <StateHoursList />
    </ToolPage>
  )
}
