import { drawnCard, pageDescription, type RecordHead } from '~/seo/head'
import { toolPath, toolsPath } from '~/paths'
import type { ToolEntry } from '~/lib/tool-list'

export function toolHead({ id, name, description }: ToolEntry): RecordHead {
  const path = toolPath(id)
  return {
    title: name,
    description: pageDescription(description),
    path,
    ...drawnCard('tool', { name: id, title: name }),
    keywords: [name, 'deer hunting tool'],
    breadcrumbs: [
      { name: 'Hunting Tools', path: toolsPath },
      { name, path },
    ],
  }
}
