import { getSchema } from '@tiptap/core'
import { DOMParser as DocumentParser, DOMSerializer, type Node } from '@tiptap/pm/model'
import { postExtensions } from './extensions'
import { outlineOf } from './html-outline'
import { withKnownHeadings } from './pasted-html'
import { toHtml } from './to-html'

const schema = getSchema(postExtensions)

export function toDocument(html: string): Node {
  const { body } = new DOMParser().parseFromString(withKnownHeadings(html), 'text/html')
  return DocumentParser.fromSchema(schema).parse(body)
}

export function documentHtml(node: Node): string {
  return toHtml(fragmentOf(node))
}

export function survives(html: string): boolean {
  return outlineOf(documentHtml(toDocument(html))) === outlineOf(html)
}

function fragmentOf(node: Node): DocumentFragment {
  const fragment = document.createDocumentFragment()
  DOMSerializer.fromSchema(node.type.schema).serializeFragment(node.content, { document }, fragment)
  return fragment
}
