import { htmlToText } from '~/lib/html-text'
import { isOwnPicture } from '~/lib/picture-source'
import { makeWordLists } from './word-lists'

/** A copy of the editor's own text stays as it is. `take` gets the pasted pictures and returns their addresses. */
export function cleanPaste(html: string, take: (picture: File) => string): string {
  const adapted = withKnownHeadings(withOwnPaths(html))
  if (html.includes('data-pm-slice')) return adapted
  const body = parsed(adapted)
  makeWordLists(body)
  // The boxes of a check list in Google Docs are pictures.
  for (const box of body.querySelectorAll('img[aria-roledescription="checkbox"]')) box.remove()
  // Google Docs wraps everything into one `<b>`.
  for (const plain of body.querySelectorAll('b')) if (isPlainWeight(plain.getAttribute('style') ?? '')) unwrap(plain)
  // Word links footnotes and comments; a post has no such anchors.
  for (const link of body.querySelectorAll('a[href^="#_"]')) unwrap(link)
  arrangeTables(body)
  for (const picture of body.querySelectorAll('img')) {
    const file = embeddedPicture(picture)
    if (file) picture.setAttribute('src', take(file))
  }
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

/** Other programs put a table and its caption into a figure, or the foot above the body. */
function arrangeTables(body: Element): void {
  for (const table of body.querySelectorAll('table')) {
    if (table.tFoot) table.append(table.tFoot)
    const figure = table.closest('figure')
    if (figure?.querySelectorAll('table').length !== 1) continue
    const words = figure.querySelector('figcaption')?.textContent
    if (words && !table.caption) table.createCaption().textContent = words
    figure.replaceWith(table)
  }
}

function isEmpty(node: ChildNode | null): boolean {
  if (node === null) return false
  if (node.nodeType === Node.COMMENT_NODE) return true
  if ((node.textContent ?? '').trim() !== '') return false
  return !(node instanceof Element) || !(node.matches('img, hr, table') || node.querySelector('img, hr, table'))
}

function embeddedPicture(picture: HTMLImageElement): File | undefined {
  const source = /^data:(image\/(png|jpeg|webp|gif|avif));base64,([\w+/=\s]+)$/i
  const [, type, ending = '', text = ''] = source.exec(picture.getAttribute('src') ?? '') ?? []
  if (type === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    return new File([bytes], `pasted.${ending.toLowerCase()}`, { type })
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
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
    if (isOwnPicture(picture.getAttribute('src') ?? '') || embeddedPicture(picture)) return []
    const before = body.ownerDocument.createRange()
    before.setStart(body, 0)
    before.setEndBefore(picture)
    // The element is of the parsed document, which loads no pictures.
    const text = body.ownerDocument.createElement('div')
    text.append(before.cloneContents())
    const words = htmlToText(text.innerHTML)
    const place = words === '' ? 'at the start' : `after “${lastWords(words)}”`
    return [`picture ${String(index + 1)} ${place}`]
  })
}

const mostWords = 40

function lastWords(text: string): string {
  const characters = Array.from(text)
  return characters.length <= mostWords ? text : `…${characters.slice(-mostWords).join('').trimStart()}`
}
