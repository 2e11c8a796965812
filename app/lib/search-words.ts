/**
 * Words of a search, and what counts as the same word: both the query of the index and the marks in a text go by these
 * rules. Letters are compared without case and accents, as the index does it.
 */

const maxWords = 8
const maxLetters = 40

/** The words of what somebody typed: letters and digits alone, so that no sign of the index's language gets through. */
export function searchWords(text: string): string[] {
  const words = foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.slice(0, maxLetters)))].slice(0, maxWords)
}

/** Lower case, without accents. */
export function foldLetters(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** The beginning that a word shares with its other forms: antlers and antler, cooking and cooked. */
export function stemOf(word: string): string {
  const stem = word.replace(/(?:(?<=[^s])s|ies|es|ing|ed|ers?)$/, '')
  return stem.length >= 4 ? stem : word
}

interface TextPart {
  text: string
  isHit: boolean
}

/** A text in parts, the words that begin with one of the stems set apart. */
export function markWords(text: string, stems: readonly string[]): TextPart[] {
  const parts: TextPart[] = []
  let plain = ''
  for (const piece of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    const folded = foldLetters(piece)
    if (piece !== '' && stems.some((stem) => folded.startsWith(stem))) {
      if (plain !== '') parts.push({ text: plain, isHit: false })
      parts.push({ text: piece, isHit: true })
      plain = ''
    } else plain += piece
  }
  if (plain !== '') parts.push({ text: plain, isHit: false })
  return parts
}

/** The piece of a text that shows the most different words of the search, cut at words, about `length` letters long. */
export function excerptAround(text: string, stems: readonly string[], length = 220): string {
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap((match) => {
    const stem = stems.find((candidate) => foldLetters(match[0]).startsWith(candidate))
    return stem === undefined ? [] : [{ at: match.index, stem }]
  })
  let best = { at: 0, count: 0 }
  for (const { at } of words) {
    const count = new Set(words.filter((word) => word.at >= at && word.at < at + length).map(({ stem }) => stem)).size
    if (count > best.count) best = { at, count }
    if (best.count === stems.length) break
  }
  if (text.length <= length) return text
  const from = best.at < length / 2 ? 0 : text.indexOf(' ', best.at - length / 4) + 1
  const to = from + length >= text.length ? text.length : text.lastIndexOf(' ', from + length)
  const end = to > from ? to : from + length
  return `${from > 0 ? '… ' : ''}${text.slice(from, end).trim()}${end < text.length ? ' …' : ''}`
}
