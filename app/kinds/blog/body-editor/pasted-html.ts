import { isOwnPicture } from '~/lib/picture-source'
import { makeWordLists } from './word-lists'

/** A copy of the editor's own text stays as it is. */
export function cleanPaste(html: string): string {
  const adapted = withKnownHeadings(withOwnPaths(html))
  if (html.includes('data-pm-slice')) return adapted
  const body = parsed(adapted)
  makeWordLists(body)
  // Google Docs wraps everything into one.
  for (const plain of body.querySelectorAll('b')) if (isPlainWeight(plain.getAttribute('style') ?? '')) unwrap(plain)
  // Word links footnotes and comments; a post has no such anchors.
  for (const link of body.querySelectorAll('a[href^="#_"]')) unwrap(link)
  body.querySelectorAll('table').forEach(flattenTable)
  while (isEmpty(body.firstChild)) body.firstChild?.remove()
  while (isEmpty(body.lastChild)) body.lastChild?.remove()
  return body.innerHTML
}

/** The page's policy forbids style sheets even here. */
function parsed(html: string): HTMLElement {
  const bare = html.replaceAll(/<style\b.*?<\/style\s*>/gis, '')
  return new DOMParser().parseFromString(bare, 'text/html').body
}

/** Browsers make the site's own paths absolute when copying. */
function withOwnPaths(html: string): string {
  return html.replaceAll(`"${location.origin}/`, '"/')
}

/** The sanitizer does the same: posts have headings of levels 2 to 4. */
const levels: Readonly<Record<string, string>> = { 1: '2', 5: '4', 6: '4' }

export function withKnownHeadings(html: string): string {
  return html.replaceAll(
    /(<\/?h)([156])(?=[\s/>])/gi,
    (_, start: string, level: string) => start + (levels[level] ?? level),
  )
}

export function isPlainWeight(style: string): boolean {
  return /font-weight:\s*(?:normal|[1-4]00)\b/i.test(style)
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** The editor's tables have no caption and no foot: a caption becomes a paragraph above, a foot more rows. */
function flattenTable(table: HTMLTableElement): void {
  const { caption, tFoot } = table
  if (caption) {
    const paragraph = document.createElement('p')
    paragraph.append(...caption.childNodes)
    table.before(paragraph)
    caption.remove()
  }
  if (!tFoot) return
  const body = table.tBodies[table.tBodies.length - 1] ?? table.createTBody()
  body.append(...tFoot.rows)
  tFoot.remove()
}

function isEmpty(node: ChildNode | null): boolean {
  if (node === null) return false
  if (node.nodeType === Node.COMMENT_NODE) return true
  if ((node.textContent ?? '').trim() !== '') return false
  return !(node instanceof Element) || !(node.matches('img, hr, table') || node.querySelector('img, hr, table'))
}

const mostPlaces = 5

export function pasteNotice(html: string): string {
  const changed = Object.entries(levels).filter(([level]) => new RegExp(`<h${level}[\\s/>]`, 'i').test(html))
  const lost = lostPictures(withOwnPaths(html))
  const places = lost.slice(0, mostPlaces).join(', ')
  const more = lost.length > mostPlaces ? ` and ${String(lost.length - mostPlaces)} more` : ''
  const them = lost.length === 1 ? 'it' : 'them'
  return [
    lost.length === 0 ? '' : `Left out: ${places}${more}. Upload ${them} instead.`,
    changed.length === 0
      ? ''
      : `Changed: ${changed.map(([from, to]) => `Heading ${from} to Heading ${to}`).join(', ')}.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function lostPictures(html: string): string[] {
  const body = parsed(html)
  return [...body.querySelectorAll('img')].flatMap((picture, index) => {
    if (isOwnPicture(picture.getAttribute('src') ?? '')) return []
    const before = body.ownerDocument.createRange()
    before.setStart(body, 0)
    before.setEndBefore(picture)
    const words = before.toString().replaceAll(/\s+/g, ' ').trim()
    const place = words === '' ? 'at the start' : `after “${lastWords(words)}”`
    return [`picture ${String(index + 1)} ${place}`]
  })
}

const mostWords = 40

function lastWords(text: string): string {
  const characters = Array.from(text)
  return characters.length <= mostWords ? text : `…${characters.slice(-mostWords).join('').trimStart()}`
}
