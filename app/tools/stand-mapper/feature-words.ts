/**
 * Words may have one wrong letter, and the longest phrase wins. The module matches words; it does not understand the
 * text.
 */
import { editDistance } from '~/lib/edit-distance'
import { foldLetters } from '~/lib/search-words'
import { findDenied } from './denial'
import { alsoMistyped, notTypos, otherMeanings, vocabulary } from './feature-words.data'
import { featureIds, type FeatureId } from './stand-mapper.data'

export interface RecognizedWord {
  words: string
  featureId: FeatureId
}

export interface ReadDescription {
  recognized: RecognizedWord[]
  missing: RecognizedWord[]
}

interface Word {
  folded: string
  start: number
  end: number
}

const phrases = new Map<string, FeatureId | undefined>([
  ...phrasesIn(otherMeanings)
    .flatMap(bothNumbers)
    .map((phrase) => [phrase, undefined] as const),
  ...featureIds.flatMap((id) =>
    phrasesOf(id)
      .flatMap(bothNumbers)
      .map((phrase) => [phrase, id] as const),
  ),
])

const longest = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length))

const knownWords = new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' ')))
const realWords = new Set(notTypos.split(' '))
/** Shorter words have too many neighbors. */
const shortestTypo = 5
const mistyped = new Map<string, string[]>()
for (const word of [...alsoMistyped.split(' '), ...phrases.keys()]) {
  if (word.length < shortestTypo || word.includes(' ')) continue
  const initial = word.charAt(0)
  mistyped.set(initial, [...(mistyped.get(initial) ?? []), word])
}

export function readDescription(description: string): ReadDescription {
  const found = findPhrases(description)
  const denied = findDenied(description, found)
  const toWord = ({ featureId, start, end }: FoundPhrase) => ({ words: description.slice(start, end), featureId })
  return {
    recognized: found.filter((_, index) => !denied.has(index)).map(toWord),
    missing: found.filter((_, index) => denied.has(index)).map(toWord),
  }
}

interface FoundPhrase {
  featureId: FeatureId
  start: number
  end: number
}

function findPhrases(description: string): FoundPhrase[] {
  const words = wordsOf(description)
  const found: FoundPhrase[] = []
  let at = 0
  while (at < words.length) {
    const length = phraseLengthAt(description, words, at)
    const [first, last] = [words[at], words[at + length - 1]]
    const featureId = length === 0 ? undefined : phrases.get(phraseOf(words, at, length))
    if (first && last && featureId) found.push({ featureId, start: first.start, end: last.end })
    at += Math.max(length, 1)
  }
  return found
}

export function quoteWords(words: readonly RecognizedWord[]): string {
  return [...new Set(words.map((word) => `“${word.words}”`))].join(', ')
}

export function phrasesOf(id: FeatureId): string[] {
  const { words, phrases: more = '' } = vocabulary[id]
  return [...phrasesIn(words), ...phrasesIn(more)]
}

function phraseLengthAt(description: string, words: readonly Word[], at: number): number {
  let best = 0
  for (let length = 1; length <= longest && at + length <= words.length; length += 1) {
    if (length > 1 && !areJoined(description, words[at + length - 2], words[at + length - 1])) break
    if (phrases.has(phraseOf(words, at, length))) best = length
  }
  return best
}

function phraseOf(words: readonly Word[], at: number, length: number): string {
  return words
    .slice(at, at + length)
    .map(({ folded }) => folded)
    .join(' ')
}

/** White space and hyphens join a phrase; a comma or the end of a sentence does not. */
function areJoined(description: string, one: Word | undefined, other: Word | undefined): boolean {
  return one !== undefined && other !== undefined && /^[\s\p{Pd}]+$/u.test(description.slice(one.end, other.start))
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    folded: withoutTypo(foldLetters(word)),
    start: index,
    end: index + word.length,
  }))
}

/** The first letter is hardly ever the wrong one: "bridge" is not a ridge. */
function withoutTypo(word: string): string {
  if (word.length < shortestTypo - 1 || knownWords.has(word) || realWords.has(word)) return word
  const isTypoOf = (known: string) => {
    const limit = known.length < 10 ? 1 : 2
    return editDistance(word, known, limit) <= limit
  }
  return mistyped.get(word.charAt(0))?.find(isTypoOf) ?? word
}

/** Reads "{a,b} c, d" as "a c", "b c" and "d". */
export function phrasesIn(list: string): string[] {
  return list.split(/, (?![^{]*\})/).flatMap(expand)
}

function expand(pattern: string): string[] {
  const braces = /^([^{]*)\{([^}]*)\}(.*)$/.exec(pattern)
  if (!braces) return [foldLetters(pattern).replaceAll('-', ' ')]
  const [, before = '', options = '', after = ''] = braces
  return options.split(',').flatMap((option) => expand(`${before}${option}${after}`))
}

function bothNumbers(singular: string): [string, string] {
  if (/[^aeiou]y$/.test(singular)) return [singular, `${singular.slice(0, -1)}ies`]
  return [singular, `${singular}${/(?:[sx]|[cs]h)$/.test(singular) ? 'es' : 's'}`]
}
