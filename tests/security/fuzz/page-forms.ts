/** Forms are read from a page's HTML, as a browser would send them, so a new form is fuzzed, too. */
import { parse, type DefaultTreeAdapterMap } from 'parse5'
import { attribute, valueOf } from '../../setup/html-visitor'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

export interface PageForm {
  action: string | undefined
  method: string
  fields: [name: string, value: string][]
  files: string[]
}

export function readForms(html: string): PageForm[] {
  return elementsOf(parse(html), 'form').map((form) => {
    const inputs = ['input', 'textarea', 'select', 'button'].flatMap((tag) => elementsOf(form, tag))
    const named = inputs.filter((input) => (attribute(input, 'name') ?? '') !== '')
    return {
      action: attribute(form, 'action'),
      method: (attribute(form, 'method') ?? 'get').toUpperCase(),
      fields: named.flatMap((input): [string, string][] =>
        isFile(input) ? [] : [[attribute(input, 'name') ?? '', valueOf(input)]],
      ),
      files: named.filter(isFile).map((input) => attribute(input, 'name') ?? ''),
    }
  })
}

function isFile(input: Element): boolean {
  return attribute(input, 'type') === 'file'
}

function elementsOf(node: Node, tag: string): Element[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap((child) => elementsOf(child, tag)) : []
  return 'tagName' in node && node.tagName === tag ? [node, ...inside] : inside
}
