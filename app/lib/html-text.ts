const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Expects sanitized HTML, with no `>` in attributes. Tags become spaces, and white space collapses. */
export function htmlToText(html: string): string {
  return html
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replaceAll(inlineTag, '')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ')
    .replaceAll(reference, readReference)
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .trim()
}

/**
 * Writes a line for each block, with pictures and the addresses of links. Expects sanitized HTML, as htmlToText() does.
 */
export function readableText(html: string): string {
  return html
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<img\b[^<>]*>/gi, (tag) => `\n[picture: ${attributeIn(tag, 'alt') || 'not described'}]\n`)
    .replaceAll(/<a\b([^<>]*)>(.*?)<\/a>/gi, (_, attributes: string, text: string) => {
      const address = attributeIn(attributes, 'href')
      return address === '' ? text : `${text} (${address})`
    })
    .replaceAll(/<\/t[dh]> ?(?=<t[dh]\b)/gi, ' | ')
    .replaceAll(/<li\b[^<>]*>/gi, '\n• ')
    .replaceAll(/<\/?(?!(?:strong|em|b|i|u|a|s|sup|sub|code|span|t[dh])\b)[a-z][^<>]*>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(reference, readReference)
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/•\n/g, '• ')
    .trim()
}

export function isHtml(text: string): boolean {
  return /^\s*<[a-z][^<>]*>/i.test(text)
}

/** Returns a text that is not HTML as it is. */
export function shownText(text: string): string {
  return isHtml(text) ? readableText(text) : text
}

export function pictureAddresses(html: string): string[] {
  return (html.match(/<img\b[^<>]*>/gi) ?? []).map((tag) => attributeIn(tag, 'src')).filter((address) => address !== '')
}

function attributeIn(tag: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.trim() ?? ''
}

export function isBlankHtml(html: string): boolean {
  return htmlToText(html) === '' && !/<img\b/i.test(html)
}

export function wordsIn(html: string): number {
  return wordCount(htmlToText(html))
}

export function wordCount(text: string): number {
  let count = 0
  let isCounted = false
  for (let index = 0; index < text.length; index += 1) {
    const kind = kindAt(text, index)
    if (kind === 'space') isCounted = false
    if (kind !== 'readable' || isCounted) continue
    count += 1
    isCounted = true
  }
  return count
}

const asciiKinds = Array.from({ length: 128 }, (_, code) => kindOf(String.fromCharCode(code)))

function kindAt(text: string, index: number): Kind {
  return asciiKinds[text.charCodeAt(index)] ?? kindOf(String.fromCodePoint(text.codePointAt(index) ?? 0))
}

type Kind = 'space' | 'readable' | 'mark'

function kindOf(character: string): Kind {
  if (/\s/.test(character)) return 'space'
  return /[\p{L}\p{N}]/u.test(character) ? 'readable' : 'mark'
}

const reference = /&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi

const inlineTag = /<\/?(?:strong|em|b|i|a|s|sup|sub)\b[^<>]*>/gi

function readReference(whole: string, reference: string): string {
  if (!reference.startsWith('#')) return named[reference.toLowerCase()] ?? whole
  const hexadecimal = reference.startsWith('#x') || reference.startsWith('#X')
  const codePoint = hexadecimal ? parseInt(reference.slice(2), 16) : parseInt(reference.slice(1), 10)
  return codePoint <= 0x10_ff_ff ? String.fromCodePoint(codePoint) : whole
}
