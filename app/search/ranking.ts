/** Rows score by where they have the words of a search. Titles come before keywords, those before text. */
import { wordsOf } from '~/lib/search-words'
import { stopWords } from './search-synonyms.data'
import type { Meaning, Term } from './meaning'

export interface TermRows {
  headOwn: ReadonlySet<number>
  headOthers: ReadonlySet<number>
  headBegun: ReadonlySet<number>
  own: ReadonlySet<number>
  others: ReadonlySet<number>
}

/** search-quality.test.ts measures what these points are worth; near them, little changes. */
const points = { headOwn: 6, headOthers: 4, headBegun: 1.5, own: 1, others: 0.5 } as const satisfies Record<
  keyof TermRows,
  number
>
const lightWeight = 0.3
const pairWeight = 0.5
const otherWordInTitle = 0.7

interface Read<Value> {
  terms: readonly Value[]
  pairs: readonly Value[]
}

export interface Score {
  points: number
  /** True if others have more than twice as much of what was asked. */
  isPartial: boolean
}

/** @param weights from weightsOf() */
export function scoresOf(rows: Read<TermRows>, weights: Read<number>): Map<number, Score> {
  const sum = sumOf(weights.terms)
  const found = pointsOf(rows.terms, weights.terms)
  const extra = pointsOf(rows.pairs, weights.pairs)
  const most = Math.max(0, ...Array.from(found.values(), ({ weight }) => weight))
  const scores = new Map<number, Score>()
  for (const [row, { points, weight }] of found) {
    const all = points + (extra.get(row)?.points ?? 0)
    scores.set(row, { points: all * Math.sqrt(weight / sum), isPartial: weight * 2 <= most })
  }
  return scores
}

function pointsOf(
  terms: readonly TermRows[],
  weights: readonly number[],
): Map<number, { points: number; weight: number }> {
  const scores = new Map<number, { points: number; weight: number }>()
  for (const [index, rows] of terms.entries()) {
    const weight = weights[index] ?? 0
    for (const [row, strength] of strengthsIn(rows)) {
      const score = scores.get(row) ?? { points: 0, weight: 0 }
      scores.set(row, { points: score.points + weight * strength, weight: score.weight + weight })
    }
  }
  return scores
}

function strengthsIn(rows: TermRows): Map<number, number> {
  const strengths = new Map<number, number>()
  for (const place of ['headOwn', 'headOthers', 'headBegun', 'own', 'others'] as const) {
    for (const row of rows[place]) strengths.set(row, Math.max(strengths.get(row) ?? 0, points[place]))
  }
  return strengths
}

interface Weighed extends Pick<Meaning, 'terms' | 'state'> {
  begun?: string | undefined
}

/** @param total rows in the index, up to the most that a term returns */
export function weightsOf({ terms, state, begun }: Weighed, rows: Read<TermRows>, total: number): Read<number> {
  // A state goes into the address of what the other words ask for.
  const light = [state?.name.toLowerCase(), begun]
  return {
    terms: rows.terms.map((each, index) => {
      const isLight = terms.length > 1 && light.includes(terms[index]?.words.join(' '))
      return weightOf(each, total) * (isLight ? lightWeight : 1)
    }),
    pairs: rows.pairs.map((each) => weightOf(each, total) * pairWeight),
  }
}

/** A word in few rows tells more. A word that no row has tells nothing. */
function weightOf(rows: TermRows, total: number): number {
  const found = new Set([...rows.headOwn, ...rows.headOthers, ...rows.headBegun, ...rows.own, ...rows.others]).size
  return found === 0 ? 0 : Math.log(1 + Math.max(total, found) / found)
}

/**
 * "Mule Deer" answers mule deer better than "White-Tailed or Mule Deer: How to Tell Them Apart". Returns 0 to 1.
 * @param begun the word that somebody is typing
 */
export function titleMatch(
  title: string,
  terms: readonly Term[],
  { weights, begun }: { weights: readonly number[]; begun?: string | undefined },
): number {
  const words = wordsOf(title).filter((word) => !stopWords.has(word))
  const text = ` ${words.join(' ')} `
  const used = new Set<string>()
  let found = 0
  const beginnings = words.filter((word) => begun !== undefined && word.startsWith(begun)).map((word) => [word])
  for (const [index, { own, others }] of terms.entries()) {
    const isBegun = own.some((phrase) => phrase.join(' ') === begun)
    const isOwn = markUsed(own, text, used)
    const isOther = markUsed(isBegun ? [...others, ...beginnings] : others, text, used)
    found += (weights[index] ?? 0) * (isOwn ? 1 : isOther ? otherWordInTitle : 0)
  }
  if (found === 0) return 0
  return (found / sumOf(weights)) * (0.5 + used.size / new Set(words).size / 2)
}

function markUsed(phrases: Term['own'], text: string, used: Set<string>): boolean {
  const present = phrases.filter((phrase) => text.includes(` ${phrase.join(' ')} `))
  for (const word of present.flat()) used.add(word)
  return present.length > 0
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
