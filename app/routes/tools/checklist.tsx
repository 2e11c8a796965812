import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ChecklistTool } from '~/tools/checklist/checklist-tool'
import { checklistContent } from '~/tools/checklist/checklist.data'
import { isRefused } from '~/tools/tool-query'
import { readChecklistQuery } from '~/tools/checklist/checklist.schema'
import { withRelated } from '~/search/related/related-to-tool.server'
import { toolHead } from '~/tools/tool-head'
import { toolOf } from '~/lib/tool-list'
import { ToolPage } from '~/tools/tool-page'
import type { CacheRule } from '~/server/cache/cache-policy.server'

// Lists with marks are too many to cache.
export const handle = { interactive: true, cache: { query: ['huntType'], uncached: 'others' } satisfies CacheRule }

const tool = toolOf('hunting-checklist-generator')

export async function loader({ request }: LoaderFunctionArgs) {
  return {
    tool,
    head: { ...toolHead(tool), hasError: isRefused(readChecklistQuery(new URL(request.url).searchParams)) },
    content: await withRelated(tool, checklistContent),
    search: new URL(request.url).search,
  }
}

export default function HuntingChecklist() {
  const { tool, head, content, search } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={tool} breadcrumbs={head.breadcrumbs} content={content}>
      <ChecklistTool search={search} />
    </ToolPage>
  )
}
