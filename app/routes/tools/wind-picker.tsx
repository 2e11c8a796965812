import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { toolHead } from '~/features/tools/tool-head'
import { toolOf } from '~/features/tools/tool-list'
import { ToolPage } from '~/features/tools/tool-page'
import { WindPickerTool } from '~/features/tools/wind-picker/wind-picker-tool'
import { windContent } from '~/features/tools/wind-picker/wind-picker.data'
import type { CacheRule } from '~/cache/cache-policy.server'

export const handle = { interactive: true, cache: { query: ['wind'] } satisfies CacheRule }

const tool = toolOf('wind-direction-stand-picker')

export function loader({ request }: LoaderFunctionArgs) {
  return { tool, head: toolHead(tool), content: windContent, search: new URL(request.url).search }
}

export default function WindPicker() {
  const { tool, head, content, search } = useLoaderData<typeof loader>()
  return (
    <ToolPage tool={tool} breadcrumbs={head.breadcrumbs} content={content}>
      <WindPickerTool search={search} />
    </ToolPage>
  )
}
