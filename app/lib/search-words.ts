/** The index query and the highlighting must split and compare words in the same way. */

export const searchLetters = 200

const maxWords = 16
const maxLetters = 40

/** A phrase is one word or several in this order: letters and digits, folded. */
export type Phrase = readonly string[]

/** Returns letters and digits only, so that no FTS5 syntax gets through. */
export function searchWords(text: string): string[] {
  return [...new Set(wordsOf(text).map((word) => word.slice(0, maxLetters)))].slice(0, maxWords)
}

export function wordsOf(text: string): string[] {
  return foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

export function foldLetters(text: string): string {
  // Nearly all words are ASCII, and this path is faster.
  if (isPlain.test(text)) return text.toLowerCase()
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

const isPlain = /^[\0-\x7f]*$/

export function stemOf(word: string): string {
  const stem = word.replace(/(?:(?<=[^s])s|ies|es|ing|ed|ers?)$/, '')
  return stem.length >= 4 ? stem : word
}

interface TextPart {
  text: string
  isHit: boolean
}

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

function findStems(text: string, stems: readonly string[]): Place[] {
  if (stems.length === 0) return []
  // Most texts end here: checking each word of twenty long texts costs more than the rest of a search.
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

// A letter, digit or mark beyond ASCII; dashes, quotation marks and degree signs do not count.
const hasFoldedLetters = /(?![\0-\x7f])[\p{L}\p{N}\p{M}]/u

export function excerptAround(text: string, stems: readonly string[], length = 220): string {
  if (text.length <= length) return text
  const best = fullestPiece(findStems(text, stems), length)
  const from = best.at < length / 2 ? 0 : text.indexOf(' ', best.at - length / 4) + 1
  const to = from + length >= text.length ? text.length : text.lastIndexOf(' ', from + length)
  const end = to > from ? to : from + length
  return `${from > 0 ? '… ' : ''}${text.slice(from, end).trim()}${end < text.length ? ' …' : ''}`
}
