/** The HTML is as the sanitizer would write it, one line per block. */
import { flowBlocks, frameBlocks, isBlock, tagOf } from './html-tags'
import { sectionAttribute } from './table'

const kept: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}

/** The editor adds empty paragraphs below a picture, which are dropped. */
export function toHtml(content: DocumentFragment): string {
  const html = [...content.childNodes].map(write).join('\n')
  return html.replace(/(?:\n?<p><\/p>)+$/, '')
}

function write(node: Node): string {
  if (node instanceof Text) return escape(node.data)
  if (!(node instanceof Element)) return ''
  const tag = tagOf(node)
  if (tag === 'br' || tag === 'hr') return `<${tag} />`
  if (tag === 'img') return `<img${attributes(node, tag)} loading="lazy" />`
  if (tag === 'table') return writeTable(node)
  return `<${tag}${attributes(node, tag)}>${inside(node, tag)}</${tag}>`
}

function inside(element: Element, tag: string): string {
  const children = [...element.childNodes].filter((child) => !isEmptyCaption(child))
  if (frameBlocks.includes(tag)) {
    return tag === 'tr' ? children.map(write).join('') : `\n${children.map(write).join('\n')}\n`
  }
  if (!flowBlocks.includes(tag)) return children.map(write).join('')
  if (tag === 'blockquote') return `\n${children.map(write).join('\n')}\n`
  return children
    .map((child) => (isOnlyParagraph(child, children) ? [...child.childNodes].map(write).join('') : write(child)))
    .join('\n')
}

function isEmptyCaption(node: Node): boolean {
  return node instanceof Element && tagOf(node) === 'figcaption' && node.childNodes.length === 0
}

/** Only rows at the top are a head, and only rows at the bottom a foot: an edit may have moved a row. */
function writeTable(table: Element): string {
  const caption = table.querySelector(':scope > caption')
  const rows = [...table.querySelectorAll(':scope > tbody > tr')]
  const isIn = (section: string) => (row: Element) => row.getAttribute(sectionAttribute) === section
  const bodyStart = rows.findIndex((row) => !isIn('head')(row))
  const headEnd = bodyStart === -1 ? rows.length : bodyStart
  const footStart = Math.max(headEnd, rows.findLastIndex((row) => !isIn('foot')(row)) + 1)
  const parts = [
    caption ? [write(caption)] : [],
    writeRows('thead', rows.slice(0, headEnd)),
    writeRows('tbody', rows.slice(headEnd, footStart)),
    writeRows('tfoot', rows.slice(footStart)),
  ]
  return ['<table>', ...parts.flat(), '</table>'].join('\n')
}

function writeRows(tag: string, rows: readonly Element[]): string[] {
  return rows.length === 0 ? [] : [`<${tag}>`, ...rows.map(write), `</${tag}>`]
}

function isOnlyParagraph(node: Node, siblings: readonly Node[]): boolean {
  const paragraphs = siblings.filter((sibling) => isBlock(sibling) && tagOf(sibling) === 'p')
  return siblings[0] === node && paragraphs.length === 1 && paragraphs[0] === node
}

function attributes(element: Element, tag: string): string {
  return (kept[tag] ?? [])
    .map((name) => {
      const value = element.getAttribute(name) ?? (name === 'alt' ? '' : null)
      return value === null || (name === 'start' && value === '1')
        ? ''
        : ` ${name}="${escape(value).replaceAll('"', '&quot;')}"`
    })
    .join('')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
