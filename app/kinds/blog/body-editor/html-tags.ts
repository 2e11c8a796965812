export const textBlocks = ['p', 'h2', 'h3', 'h4', 'figcaption', 'caption']

export const flowBlocks = ['blockquote', 'li', 'td', 'th']

export const frameBlocks = ['ul', 'ol', 'figure', 'table', 'thead', 'tbody', 'tfoot', 'tr']

export const blockTags = new Set([...textBlocks, ...flowBlocks, ...frameBlocks, 'hr'])

export function tagOf(element: Element): string {
  return element.tagName.toLowerCase()
}

export function isBlock(node: Node): node is Element {
  return node instanceof Element && blockTags.has(tagOf(node))
}
