/** Scores rows by where they have the words of a search. Titles come before keywords, those before text. */
import { foldLetters } from '~/lib/search-words'
import { stopWords } from './search-synonyms.data'
import type { Term } from './meaning'

/** Rows that have a term, by place and by how near it is to what was typed. */
export interface TermRows {
  headOwn: ReadonlySet<number>
  headOthers: ReadonlySet<number>
  /** Only the beginning of a word. */
  headBegun: ReadonlySet<number>
  own: ReadonlySet<number>
  others: ReadonlySet<number>
}

const points = { headOwn: 5, headOthers: 3.5, headBegun: 1.5, own: 1.2, others: 0.6 } as const satisfies Record<
  keyof TermRows,
  number
>

/** @param total rows in the index, up to the most that a term returns */
export function scoresOf(terms: readonly TermRows[], total: number): Map<number, number> {
  const weights = terms.map((rows) => weightOf(rows, total))
  const sum = weights.reduce((before, weight) => before + weight, 0)
  const scores = new Map<number, { points: number; found: number }>()
  for (const [index, rows] of terms.entries()) {
    const weight = weights[index] ?? 0
    for (const [row, strength] of strengthsIn(rows)) {
      const score = scores.get(row) ?? { points: 0, found: 0 }
      scores.set(row, { points: score.points + weight * strength, found: score.found + weight })
    }
  }
  return new Map(Array.from(scores, ([row, score]) => [row, score.points * (score.found / sum)]))
}

/** The best place in the head, and whether the text has it too. */
function strengthsIn(rows: TermRows): Map<number, number> {
  const strengths = new Map<number, number>()
  for (const [head, text] of [
    ['headOwn', 'own'],
    ['headOthers', 'others'],
  ] as const) {
    for (const row of rows[head]) strengths.set(row, Math.max(strengths.get(row) ?? 0, points[head]))
    for (const row of rows[text]) strengths.set(row, Math.max(strengths.get(row) ?? 0, points[text]))
  }
  for (const row of rows.headBegun) strengths.set(row, Math.max(strengths.get(row) ?? 0, points.headBegun))
  return strengths
}

/** A word in few rows tells more. One that nothing has tells nothing. */
function weightOf(rows: TermRows, total: number): number {
  const found = new Set([...rows.headOwn, ...rows.headOthers, ...rows.headBegun, ...rows.own, ...rows.others]).size
  return found === 0 ? 0 : Math.log(1 + Math.max(total, found) / found)
}

/**
 * How well a title answers: from 0 to 1, how many of the terms it has, times how much of it they are. "Mule Deer" answers
 * mule deer better than "White-Tailed or Mule Deer: How to Tell Them Apart".
 */
export function titleMatch(title: string, terms: readonly Term[]): number {
  const words = (foldLetters(title).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stopWords.has(word))
  const text = ` ${words.join(' ')} `
  const used = new Set<string>()
  let found = 0
  for (const { own, others } of terms) {
    const isOwn = markUsed(own, text, used)
    const isOther = markUsed(others, text, used)
    found += isOwn ? 1 : isOther ? 0.7 : 0
  }
  if (words.length === 0 || terms.length === 0) return 0
  return (found / terms.length) * (0.5 + used.size / new Set(words).size / 2)
}

function markUsed(phrases: Term['own'], text: string, used: Set<string>): boolean {
  const present = phrases.filter((phrase) => text.includes(` ${phrase.join(' ')} `))
  for (const word of present.flat()) used.add(word)
  return present.length > 0
}
