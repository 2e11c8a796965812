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
  // Nearly all words are plain, and a search folds each one of the texts that it shows.
  if (isPlain.test(text)) return text.toLowerCase()
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

// All of ASCII.
const isPlain = /^[\0-\x7f]*$/

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

interface Place {
  at: number
  stem: string
}

/** Where the first of those pieces begins that hold the most different stems; the words come in their order. */
function fullestPiece(words: readonly Place[], length: number): { at: number; count: number } {
  let best = { at: 0, count: 0 }
  const inside = new Map<string, number>()
  let end = 0
  for (const { at, stem } of words) {
    for (let next = words[end]; next && next.at < at + length; next = words[end]) {
      inside.set(next.stem, (inside.get(next.stem) ?? 0) + 1)
      end += 1
    }
    if (inside.size > best.count) best = { at, count: inside.size }
    const left = (inside.get(stem) ?? 0) - 1
    if (left > 0) inside.set(stem, left)
    else inside.delete(stem)
  }
  return best
}

/** The words that begin with one of the stems, in the order of the text; of several stems a word has the first. */
function findStems(text: string, stems: readonly string[]): Place[] {
  if (stems.length === 0) return []
  // To look at each word of twenty long texts costs more than all else that a search does.
  if (stems.every((stem) => /^[a-z0-9]+$/.test(stem)) && !hasFoldedLetters.test(text)) {
    const beginnings = new RegExp(`(?<![a-z0-9])(?:${stems.join('|')})`, 'gi')
    return Array.from(text.matchAll(beginnings), ({ index, 0: found }) => ({ at: index, stem: found.toLowerCase() }))
  }
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)).flatMap(({ index, 0: word }) => {
    const folded = foldLetters(word)
    const stem = stems.find((candidate) => folded.startsWith(candidate))
    return stem === undefined ? [] : [{ at: index, stem }]
  })
}

// A letter, digit or mark beyond ASCII. Dashes, quotation marks and signs of degree are none: nearly all texts have them.
const hasFoldedLetters = /(?![\0-\x7f])[\p{L}\p{N}\p{M}]/u

/** The piece of a text that shows the most different words of the search, cut at words, about `length` letters long. */
export function excerptAround(text: string, stems: readonly string[], length = 220): string {
  if (text.length <= length) return text
  const best = fullestPiece(findStems(text, stems), length)
  const from = best.at < length / 2 ? 0 : text.indexOf(' ', best.at - length / 4) + 1
  const to = from + length >= text.length ? text.length : text.lastIndexOf(' ', from + length)
  const end = to > from ? to : from + length
  return `${from > 0 ? '… ' : ''}${text.slice(from, end).trim()}${end < text.length ? ' …' : ''}`
}
