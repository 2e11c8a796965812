import { states, type State } from '~/lib/states.data'
import type { Phrase } from '~/lib/search-words'
import { stopWords, synonyms } from './search-synonyms.data'
import { baseOf, formsOf, pluralOf } from './word-forms'

export interface Term {
  words: Phrase
  own: readonly Phrase[]
  others: readonly Phrase[]
}

export interface Meaning {
  terms: readonly Term[]
  /** Two terms that are neighbors count extra where a text has them side by side. */
  pairs: readonly Term[]
  state?: State
}

/** @param joined pairs of words that are one word elsewhere: tree stand, treestand */
export function meaningOf(words: readonly string[], joined: ReadonlySet<string> = new Set()): Meaning {
  const terms: Term[] = []
  const pairs: Term[] = []
  let found: State | undefined
  let before: Term | undefined
  for (let at = 0; at < words.length;) {
    const { length, term, state } = longestAt(words.slice(at), joined)
    if (term && !state) {
      terms.push(term)
      if (before) pairs.push(pairOf(before, term))
    }
    if (state && !found) {
      found = state
      terms.push(stateTerm(state))
    }
    before = state ? undefined : term
    at += length
  }
  const meant = terms.length > 0 ? terms : words.map((word) => termOf([word]))
  return { terms: meant.slice(0, mostTerms), pairs: pairs.slice(0, mostTerms), ...(found ? { state: found } : {}) }
}

function pairOf(before: Term, after: Term): Term {
  const words = [...before.words.slice(-1), ...after.words.slice(0, 1)]
  return { words, own: pluralForms(words), others: [] }
}

const mostTerms = 8
const longestPhrase = 4

interface Piece {
  length: number
  term?: Term
  state?: State
}

function longestAt(words: readonly string[], joined: ReadonlySet<string>): Piece {
  const next = stateAt(words)
  if (next) return next
  const [word = ''] = words
  for (let length = Math.min(longestPhrase, words.length); length > 1; length -= 1) {
    const phrase = words.slice(0, length)
    const others = sameAs(phrase)
    if (others.length > 0) return { length, term: termOf(phrase, others) }
    // In “lose their antlers”, one word says nothing.
    const telling = phrase.filter((each) => !stopWords.has(each))
    const same = telling.length > 1 && !stopWords.has(word) ? sameAs(telling) : []
    if (same.length > 0) return { length, term: termOf(telling, same) }
    if (length === 2 && joined.has(phrase.join(' '))) return { length, term: termOf(phrase, [[phrase.join('')]]) }
  }
  return stopWords.has(word) ? { length: 1 } : { length: 1, term: termOf([word], sameAs([word])) }
}

function termOf(words: Phrase, others: readonly Phrase[] = []): Term {
  const joined = words.length === 2 ? formsOf(words.join('')).map((form) => [form]) : []
  const own = words.length === 1 ? formsOf(words[0] ?? '').map((form) => [form]) : phraseForms(words)
  return { words, own: [...own, ...joined], others: unique(others.flatMap(phraseForms)) }
}

function phraseForms(words: Phrase): Phrase[] {
  const [last = ''] = words.slice(-1)
  const before = words.slice(0, -1)
  return unique([before, before.map(baseOf)].flatMap((beginning) => formsOf(last).map((form) => [...beginning, form])))
}

function pluralForms(words: Phrase): Phrase[] {
  const [last = ''] = words.slice(-1)
  const before = words.slice(0, -1)
  return unique([words, [...before, baseOf(last)], [...before, pluralOf(baseOf(last))]])
}

function unique(phrases: readonly Phrase[]): Phrase[] {
  return [...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values()]
}

function keyOf(words: Phrase): string {
  return words.map(baseOf).join(' ')
}

const groupsByKey = new Map<string, Phrase[][]>()
for (const group of synonyms) {
  const phrases = group.map((text) => text.split(' '))
  for (const phrase of phrases) {
    // People type a phrase as one word, too: trailcam.
    for (const key of new Set([keyOf(phrase), baseOf(phrase.join(''))])) {
      groupsByKey.set(key, [...(groupsByKey.get(key) ?? []), phrases])
    }
  }
}

function sameAs(words: Phrase): Phrase[] {
  const key = keyOf(words)
  const all = (groupsByKey.get(key) ?? []).flat()
  return all.filter((phrase) => keyOf(phrase) !== key)
}

/** Returns true for a word in the table of synonyms, the list of states or that of stop words. */
export function isOwnWord(word: string): boolean {
  return stopWords.has(word) || ownWords.has(word) || groupsByKey.has(baseOf(word)) || statesByName.has(word)
}

export const ownWords: ReadonlySet<string> = new Set([
  ...synonyms.flat().flatMap((text) => text.split(' ')),
  ...states.flatMap(({ name }) => name.toLowerCase().split(' ')),
])

const statesByName = new Map<string, State>(states.map((state) => [state.name.toLowerCase(), state]))
/** These postal abbreviations are also words. */
const wordLike = new Set([
  'al',
  'as',
  'co',
  'de',
  'hi',
  'id',
  'in',
  'la',
  'ma',
  'me',
  'mi',
  'mo',
  'ok',
  'oh',
  'or',
  'pa',
])
const statesByLetters = new Map<string, State>(states.map((state) => [state.id.toLowerCase(), state]))

/** Three letters are needed, and only one state may begin with them. */
export function stateBeginningWith(letters: string): Phrase | undefined {
  const [name = '', ...more] = [...statesByName.keys()].filter((each) => each.startsWith(letters))
  return letters.length < 3 || name === '' || more.length > 0 ? undefined : name.split(' ')
}

function stateAt(words: readonly string[]): { length: number; state: State } | undefined {
  const [first = ''] = words
  // West Virginia comes before Virginia.
  for (const length of [2, 1]) {
    const state = statesByName.get(words.slice(0, length).join(' '))
    if (state) return { length, state }
  }
  const state = wordLike.has(first) ? undefined : statesByLetters.get(first)
  return state && { length: 1, state }
}

function stateTerm({ name }: State): Term {
  const words = name.toLowerCase().split(' ')
  return { words, own: [words], others: [] }
}
