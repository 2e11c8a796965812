/** The text of sanitised HTML, for counting its words and for describing it where no tags can stand. */

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * Tags become spaces, character references become what they mean, runs of white space become one space.
 * Inside a tag there is no bracket: the sanitiser has escaped those in attributes.
 */
export function htmlToText(html: string): string {
  return html
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replaceAll(inlineTag, '')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ')
    .replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, readReference)
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .trim()
}

/** Nothing to read and no picture: tags alone, however many. */
export function isBlankHtml(html: string): boolean {
  return htmlToText(html) === '' && !/<img\b/i.test(html)
}

/** The words of HTML. */
export const wordsIn = remembered((html) => wordCount(htmlToText(html)))

/** The words of a text that is asked for again and again. */
export const wordsOfText = remembered(wordCount)

/** More than the rows that a page of the dashboard's list reads: the 50 that it shows and one. */
const mostKnown = 60

/**
 * What was counted in the texts asked for last is known: pages count the same ones each time. A text is found by its
 * length, its beginning and its end, and then it has to be the same in between, which is sooner said than where it belongs
 * among all others.
 */
function remembered(count: (text: string) => number): (text: string) => number {
  const known = new Map<string, { text: string; words: number }>()
  return (text) => {
    const name = `${String(text.length)} ${text.slice(0, 40)} ${text.slice(-40)}`
    const last = known.get(name)
    if (last?.text === text) return last.words
    const words = count(text)
    known.delete(name)
    known.set(name, { text, words })
    if (known.size > mostKnown) known.delete(known.keys().next().value ?? '')
    return words
  }
}

/** Words as a reader counts them: whatever white space sets apart and holds a letter or a digit. */
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

/** What may stand inside a word without parting it. */
const inlineTag = /<\/?(?:strong|em|b|i|a|s|sup|sub)\b[^<>]*>/gi

function readReference(whole: string, reference: string): string {
  if (!reference.startsWith('#')) return named[reference.toLowerCase()] ?? whole
  const hexadecimal = reference.startsWith('#x') || reference.startsWith('#X')
  const codePoint = hexadecimal ? parseInt(reference.slice(2), 16) : parseInt(reference.slice(1), 10)
  return codePoint <= 0x10_ff_ff ? String.fromCodePoint(codePoint) : whole
}
