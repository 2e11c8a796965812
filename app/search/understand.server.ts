import type { Kysely } from 'kysely'
import { editDistance } from '~/lib/edit-distance'
import type { Database } from '~db/database'
import { indexedWords, isIndexed, rowsWithBeginning } from '~db/search.server'
import { isOwnWord, meaningOf, ownWords, stateBeginningWith, type Meaning } from './meaning'
import { stopWords } from './search-synonyms.data'
import { soundOf, formsOf } from './word-forms'

export interface Understood extends Meaning {
  corrected: { from: string; to: string }[]
}

/** @param words folded letters and digits */
export async function understand(
  db: Kysely<Database>,
  words: readonly string[],
  { isTyping = false }: { isTyping?: boolean } = {},
): Promise<Understood> {
  const read: string[] = []
  const corrected: Understood['corrected'] = []
  for (const [index, word] of words.entries()) {
    const isBegun = isTyping && index > 0 && index === words.length - 1
    const state = isBegun ? stateBeginningWith(word) : undefined
    const { as, isCorrection = false } = state
      ? { as: state }
      : await readWord(db, word, isTyping && index === words.length - 1)
    if (isCorrection && !as.every((each) => stopWords.has(each))) corrected.push({ from: word, to: as.join(' ') })
    read.push(...as)
  }
  return { ...meaningOf(read, await joinedPairs(db, read)), corrected }
}

async function readWord(
  db: Kysely<Database>,
  word: string,
  isBegun: boolean,
): Promise<{ as: readonly string[]; isCorrection?: boolean }> {
  if (isOwnWord(word) || isBegun || (await isKnown(db, word))) return { as: [word] }
  const parts = await splitWord(db, word)
  if (parts) return { as: parts }
  if (slipsAllowed(word) === 0 || (await rowsWithBeginning(db, 'head', word)).length > 0) return { as: [word] }
  const meant = await nearestWord(db, word)
  return meant === undefined ? { as: [word] } : { as: [meant], isCorrection: true }
}

function isKnown(db: Kysely<Database>, word: string): Promise<boolean> {
  return isIndexed(
    db,
    formsOf(word).map((form) => [form]),
  )
}

const shortestPart = 3

async function splitWord(db: Kysely<Database>, word: string): Promise<[string, string] | undefined> {
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)] as const
    const phrases = formsOf(parts[1]).map((form) => [parts[0], form])
    if (await isIndexed(db, phrases)) return [...parts]
  }
  return undefined
}

async function joinedPairs(db: Kysely<Database>, words: readonly string[]): Promise<Set<string>> {
  const pairs = new Set<string>()
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    if (next === undefined || stopWords.has(word) || stopWords.has(next)) continue
    if (await isKnown(db, word + next)) pairs.add(`${word} ${next}`)
  }
  return pairs
}

/** Short words have too many neighbors. */
function slipsAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

interface Candidate {
  term: string
  distance: number
  doc: number
}

/** Finds the word with the fewest typos; of several, the one in most rows. */
async function nearestWord(db: Kysely<Database>, word: string): Promise<string | undefined> {
  const limit = slipsAllowed(word)
  const lengths = [word.length - limit, word.length + limit] as const
  let best: Candidate | undefined
  // A word of another length may sound the same: “zzzz” is no “s.”
  const own = [...ownWords, ...stopWords].filter(({ length }) => length >= lengths[0] && length <= lengths[1])
  for (const term of own) best = nearer(best, { term, doc: 0, distance: distanceOf(word, term, limit) })
  for (const firstLetter of firstLetters(word)) {
    for (const { term, doc } of await indexedWords(db, { firstLetter, lengths })) {
      best = nearer(best, { term, doc, distance: distanceOf(word, term, limit) })
    }
  }
  return best !== undefined && best.distance <= limit ? best.term : undefined
}

function nearer(best: Candidate | undefined, other: Candidate): Candidate {
  if (!best || other.distance < best.distance) return other
  return other.distance === best.distance && other.doc > best.doc ? other : best
}

/** A word that sounds the same is nearer than one that is one letter off. */
function distanceOf(word: string, term: string, limit: number): number {
  const distance = editDistance(word, term, limit)
  return distance > 0 && soundOf(word) === soundOf(term) ? 0.5 : distance
}

const soundAlike = new Map(
  Object.entries({ c: 'ks', f: 'p', g: 'j', j: 'g', k: 'c', n: 'k', r: 'w', s: 'c', w: 'r', z: 's' }),
)

/**
 * A typo may be in the first letter: swapped with the second, one too many, or one that sounds alike. A missing first
 * letter is not guessed.
 */
function firstLetters([first = '', second = '']: string): Set<string> {
  return new Set([first, second, ...(soundAlike.get(first) ?? '')])
}
