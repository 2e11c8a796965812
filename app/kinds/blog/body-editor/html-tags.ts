export const textBlocks = ['p', 'h2', 'h3', 'h4']

/** These hold blocks, or loose text as a paragraph. */
export const flowBlocks = ['blockquote', 'li', 'td', 'th']

/** These hold only their own parts. */
export const frameBlocks = ['ul', 'ol', 'table', 'thead', 'tbody', 'tr']

export const blockTags = new Set([...textBlocks, ...flowBlocks, ...frameBlocks, 'hr'])

export function tagOf(element: Element): string {
  return element.tagName.toLowerCase()
}

export function isBlock(node: Node): node is Element {
  return node instanceof Element && blockTags.has(tagOf(node))
}
