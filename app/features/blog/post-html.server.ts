/**
 * The HTML that a post's body may hold: an allow-list, applied on save and once more on rendering. Whatever stands on
 * no list goes; the text inside it stays. What comes out is a fixed point: sanitised once more, it is the same.
 */
import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { escapeXml } from '~/lib/escape'
import { htmlToText } from '~/lib/html-text'
import { isOwnPicture } from '~/lib/own-picture'
import { noChanges, type HtmlChanges } from './html-changes'

const headings = ['h2', 'h3', 'h4']
const blocks = ['p', 'blockquote', 'ul', 'ol', 'li', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td']
const phrases = ['a', 'strong', 'em', 'br', 'sub', 'sup', 'img']

const allowedTags = [...headings, ...blocks, ...phrases]
const allowedAttributes: Readonly<Record<string, string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}
// A page has one h1, and that is the post's title.
const renamedTags: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' }

export interface SanitizedHtml {
  html: string
  /** How many pictures of other sites were left out: the operator is told to upload them instead. */
  foreignPictures: number
  changes: HtmlChanges
}

export function sanitizePostHtml(html: string): SanitizedHtml {
  try {
    const { deepest, ...kept } = keepAllowed(html)
    const isReshaped = kept.changes.tags.length > 0 || deepest > nestingLimit
    return isReshaped ? { ...kept, html: settled(kept.html) } : kept
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error
    const { html: text } = keepAllowed(`<p>${escapeXml(htmlToText(html))}</p>`)
    return { html: text, foreignPictures: 0, changes: { ...noChanges(), isTextAlone: true } }
  }
}

/** The HTML of a stored body, to be shown: for those shown last it is known, and always the same. */
export function shownPostHtml(stored: string): string {
  return shown.memo(stored)
}

const mib = 1024 * 1024
const shown = new LRUCache<string, string>({
  maxSize: 2 * mib,
  sizeCalculation: (html, stored) => 2 * (stored.length + html.length) + 200,
  memoMethod: (stored) => sanitizePostHtml(stored).html,
})

/**
 * Where a tag has gone, what stood around it may meet in ways that no parser leaves so, as a paragraph in a paragraph;
 * a second reading puts that right. @throws TooDeepError
 */
function settled(html: string, rounds = 3): string {
  const { html: next } = keepAllowed(html)
  return next === html || rounds === 0 ? next : settled(next, rounds - 1)
}

/** @throws TooDeepError */
function keepAllowed(html: string): SanitizedHtml & { deepest: number } {
  let foreignPictures = 0
  let depth = 0
  let deepest = 0
  const found = noChanges()
  const clean = sanitizeHtml(withWordsApart(html), {
    allowedTags,
    allowedAttributes: { ...allowedAttributes },
    onOpenTag: (tag, attributes) => {
      // As the library's own parser counts: what it takes to be open is what costs.
      depth += 1
      deepest = Math.max(deepest, depth)
      if (depth > depthLimit) throw new TooDeepError()
      noteChanges(found, tag, attributes)
    },
    onCloseTag: () => {
      depth -= 1
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    // Beside what the library drops with its contents: what holds no text for readers.
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'title',
      'iframe',
      'object',
      'template',
      'svg',
      'math',
    ],
    transformTags: {
      ...renamedTags,
      img: (tagName, attributes) => ({ tagName, attribs: pictureAttributes(attributes) }),
    },
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag !== 'img') return false
      const isForeign = !isOwnPicture(attribs.src ?? '')
      if (isForeign) foreignPictures += 1
      return isForeign
    },
    nestingLimit,
  })
  const links = found.links - Array.from(clean.matchAll(/<a href=/g)).length
  return { html: clean.trim(), foreignPictures, changes: { ...found, links }, deepest }
}

/** While the sanitiser reads on, `links` are those that it has met. */
function noteChanges(found: HtmlChanges, tag: string, attributes: Readonly<Record<string, string>>) {
  const renamed = renamedTags[tag]
  if (renamed !== undefined) noteOnce(found.renamed, `<${tag}> to <${renamed}>`)
  else if (!allowedTags.includes(tag)) return noteOnce(found.tags, `<${tag}>`)
  if (tag === 'a' && 'href' in attributes) found.links += 1
  for (const name of Object.keys(attributes)) {
    if (!allowedAttributes[tag]?.includes(name)) noteOnce(found.attributes, name)
  }
  return undefined
}

function noteOnce(names: string[], name: string) {
  if (names.length < namesTold && !names.includes(name)) names.push(name)
}

/** Of each kind. */
const namesTold = 10

/** Deeper than any text needs; what lies deeper loses its tags, not its words. */
const nestingLimit = 30

/** Nobody writes HTML this deep, and the library's work grows with the square of it. */
const depthLimit = 300

class TooDeepError extends Error {}

/** Blocks that are on no list part words in a mail or a document, and do so still when their tags are gone. */
function withWordsApart(html: string): string {
  const blocks = 'div|section|article|aside|main|header|footer|pre|dl|dt|dd|figure|figcaption|caption|address|form'
  return html.replaceAll('\0', '').replaceAll(new RegExp(`</?(?:${blocks})\\b`, 'gi'), '\n$&')
}

/** A picture of the body lies below the fold, and has its sides as whole pixels or not at all. */
function pictureAttributes({ src = '', alt = '', width = '', height = '' }: Readonly<Record<string, string>>) {
  return {
    src,
    alt,
    ...(isPixels(width) ? { width } : {}),
    ...(isPixels(height) ? { height } : {}),
    loading: 'lazy',
  }
}

function isPixels(value: string): boolean {
  return /^[1-9]\d{0,4}$/.test(value)
}
