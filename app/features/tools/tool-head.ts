import { drawnCard, pageDescription, type RecordHead } from '~/features/seo/head'
import { toolPath, toolsPath } from '~/paths'
import type { tools } from './tool-list'

export function toolHead({ id, name, description }: (typeof tools)[number]): RecordHead {
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
