const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Expects sanitized HTML, with no `>` in attributes. Tags become spaces, and white space collapses. */
export function htmlToText(html: string): string {
  return html
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replaceAll(inlineTag, '')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ')
    .replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, readReference)
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .trim()
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

const inlineTag = /<\/?(?:strong|em|b|i|a|s|sup|sub)\b[^<>]*>/gi

function readReference(whole: string, reference: string): string {
  if (!reference.startsWith('#')) return named[reference.toLowerCase()] ?? whole
  const hexadecimal = reference.startsWith('#x') || reference.startsWith('#X')
  const codePoint = hexadecimal ? parseInt(reference.slice(2), 16) : parseInt(reference.slice(1), 10)
  return codePoint <= 0x10_ff_ff ? String.fromCodePoint(codePoint) : whole
}
