import { drawnCard, pageDescription, type RecordHead } from '~/features/seo/head'
import { toolPath, toolsPath } from '~/paths'
import { tools, type ToolEntry } from './tool-list'

export function toolHead({ id, name, description }: ToolEntry): RecordHead {
  const path = toolPath(id)
  return {
    title: name,
    description: pageDescription(description),
    path,
    // The cards for shared links are drawn for the ten tools; the field kit has the site's own.
    ...(tools.some((tool) => tool.id === id) ? drawnCard('tool', { name: id, title: name }) : {}),
    keywords: [name, 'deer hunting tool'],
    breadcrumbs: [
      { name: 'Hunting Tools', path: toolsPath },
      { name, path },
    ],
  }
}
