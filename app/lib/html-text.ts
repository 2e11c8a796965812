/** The text of sanitised HTML, for counting its words and for describing it where no tags can stand. */

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * Tags become spaces, character references become what they mean, runs of white space become one space.
 * Inside a tag there is no bracket: the sanitiser has escaped those in attributes.
 */
export function htmlToText(html: string): string {
  return html
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, (tag) => (inlineTag.test(tag) ? '' : ' '))
    .replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, readReference)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Nothing to read and no picture: tags alone, however many. */
export function isBlankHtml(html: string): boolean {
  return htmlToText(html) === '' && !/<img\b/i.test(html)
}

/** Words as a reader counts them: whatever white space sets apart and holds a letter or a digit. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** What may stand inside a word without parting it. */
const inlineTag = /^<\/?(?:strong|em|b|i|a|s|sup|sub)\b/i

function readReference(whole: string, reference: string): string {
  if (!reference.startsWith('#')) return named[reference.toLowerCase()] ?? whole
  const hexadecimal = reference.startsWith('#x') || reference.startsWith('#X')
  const codePoint = hexadecimal ? parseInt(reference.slice(2), 16) : parseInt(reference.slice(1), 10)
  return codePoint <= 0x10_ff_ff ? String.fromCodePoint(codePoint) : whole
}
