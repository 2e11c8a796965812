import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { roundGround } from '~/features/tools/ground/round-ground.server'
import { LegalLightTool } from '~/features/tools/legal-light/legal-light-tool'
import { legalLightContent } from '~/features/tools/legal-light/legal-light.data'
import { lacksGround } from '~/features/tools/ground/ground'
import { withRelated } from '~/related-to-tool.server'
import { toolHead } from '~/features/tools/tool-head'
import { fieldKitOf } from '~/features/tools/tool-list'
import { ToolPage } from '~/features/tools/tool-page'
import { siteToday } from '~/server/site-today.server'
import type { CacheRule } from '~/cache/cache-policy.server'

export const handle = {
  interactive: true,
  cache: { query: ['state', 'date', 'before', 'after'], depends: 'date' } satisfies CacheRule,
}

const entry = fieldKitOf('legal-light')

export async function loader({ request }: LoaderFunctionArgs) {
  roundGround(request)
  const { search } = new URL(request.url)
  return {
    entry,
    head: { ...toolHead(entry), hasError: lacksGround(new URL(request.url).searchParams) },
    content: await withRelated(entry, legalLightContent),
    search,
    today: siteToday(),
  }
}

export default function LegalLight() {
  const { entry, head, content, search, today } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={entry} breadcrumbs={head.breadcrumbs} content={content}>
      <LegalLightTool search={search} today={today} />
    </ToolPage>
  )
}
