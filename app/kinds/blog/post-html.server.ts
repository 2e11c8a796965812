/**
 * HTML is sanitized by an allow-list, on save and again on render. Removed tags keep their text. The result is stable:
 * sanitizing it again changes nothing.
 */
import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { escapeXml } from '~/lib/escape'
import { htmlToText } from '~/lib/html-text'
import { isOwnPicture } from '~/lib/picture-source'
import { isPlainWeight } from './body-editor/pasted-html'
import { noChanges, type HtmlChanges } from './html-changes'

const headings = ['h2', 'h3', 'h4']
const blocks = ['p', 'blockquote', 'ul', 'ol', 'li', 'hr', 'figure', 'figcaption']
const tableParts = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const phrases = ['a', 'strong', 'em', 'br', 'sub', 'sup', 'img']

const allowedTags = [...headings, ...blocks, ...tableParts, ...phrases]
const allowedAttributes: Readonly<Record<string, string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}
// The post's title is the page's only h1.
const renamedTags: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
}

export interface SanitizedHtml {
  html: string
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
 * Removing a tag may leave nesting that no parser keeps, such as a paragraph in a paragraph; another round fixes
 * that. @throws TooDeepError
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
      // The library's parser counts in the same way.
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
    // The library drops these tags with their content; the list includes its default.
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
      b: (_, attribs) => ({ tagName: isBold(attribs) ? 'strong' : 'span', attribs }),
      a: (tagName, attribs) => ({ tagName: isWordAnchor(attribs) ? 'span' : tagName, attribs }),
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
  return { html: withFilledFigures(clean).trim(), foreignPictures, changes: { ...found, links }, deepest }
}

function noteChanges(found: HtmlChanges, tag: string, attributes: Readonly<Record<string, string>>) {
  if ((tag === 'b' && !isBold(attributes)) || (tag === 'a' && isWordAnchor(attributes))) {
    return noteOnce(found.tags, `<${tag}>`)
  }
  const renamed = renamedTags[tag]
  if (renamed !== undefined) noteOnce(found.renamed, `<${tag}> to <${renamed}>`)
  else if (!allowedTags.includes(tag)) return noteOnce(found.tags, `<${tag}>`)
  if (tag === 'a' && 'href' in attributes) found.links += 1
  for (const name of Object.keys(attributes)) {
    if (!allowedAttributes[tag]?.includes(name)) noteOnce(found.attributes, name)
  }
  return undefined
}

/** Google Docs wraps all of a text into a `<b>` of normal weight. */
function isBold({ style = '' }: Attributes): boolean {
  return !isPlainWeight(style)
}

/** Word links to a footnote or a comment, which a post does not have. */
function isWordAnchor({ href = '' }: Attributes): boolean {
  return href.startsWith('#_')
}

type Attributes = Readonly<Record<string, string>>

function noteOnce(names: string[], name: string) {
  if (names.length < namesTold && !names.includes(name)) names.push(name)
}

const namesTold = 10

/** Deeper tags are dropped; their text stays. */
const nestingLimit = 30

/** The library's work grows with the square of the depth. */
const depthLimit = 300

class TooDeepError extends Error {}

/** The caption of a picture that was left out becomes a paragraph. */
function withFilledFigures(html: string): string {
  const emptied = /<figure>\s*(?:<figcaption>((?:(?!<\/?fig)[^])*)<\/figcaption>\s*)?<\/figure>/g
  return html.replaceAll(emptied, (_, caption: string | undefined = '') =>
    caption.trim() === '' || /<(?:p|h[2-4]|ul|ol|table|blockquote|hr)\b/.test(caption) ? caption : `<p>${caption}</p>`,
  )
}

/** Removed blocks still separate words. */
function withWordsApart(html: string): string {
  const blocks = 'div|section|article|aside|main|header|footer|pre|dl|dt|dd|address|form'
  return html.replaceAll('\0', '').replaceAll(new RegExp(`</?(?:${blocks})\\b`, 'gi'), '\n$&')
}

/** A picture is lazy, and has integer width and height or none. */
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
