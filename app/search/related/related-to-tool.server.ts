import type { ToolContent } from '~/tools/tool-content'
import type { ToolEntry } from '~/lib/tool-list'
import { toolPath } from '~/paths'
import { db } from '~/server/database.server'
import { findRelated } from '~/search/related/related.server'
import { toolTags } from '~/search/related/related'

export async function withRelated({ id, name, description }: ToolEntry, content: ToolContent) {
  const { science, essentialFor, proTips } = content
  const explained = science.flatMap(({ title, text, details = [] }) => [title, text, ...details])
  const page = {
    path: toolPath(id),
    title: name,
    tags: toolTags(description),
    text: [...explained, ...essentialFor, ...proTips].join(' '),
  }
  return { ...content, related: await findRelated(db(), 'tool', page) }
}
