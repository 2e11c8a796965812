/**
 * Finds terrain features in a description: whole words and phrases, singular or plural, ignoring case and accents.
 * The longest phrase wins. Negated features ("no ridge", "without a saddle") do not count. It matches words; it does
 * not understand the text.
 */
import { foldLetters } from '~/lib/search-words'
import { isDenied } from './denial'
import { features, otherMeanings, type FeatureId } from './stand-mapper.data'

export interface RecognizedWord {
  /** As written. */
  words: string
  featureId: FeatureId
}

export interface ReadDescription {
  /** In text order. */
  recognized: RecognizedWord[]
  /** Negated ones. */
  missing: RecognizedWord[]
}

interface Word {
  folded: string
  start: number
  end: number
}

const phrases = new Map<string, FeatureId | undefined>([
  ...otherMeanings.flatMap(bothNumbers).map((phrase) => [phrase, undefined] as const),
  ...features.flatMap(({ id, words, misspelled }) =>
    [...words, ...misspelled].flatMap(bothNumbers).map((phrase) => [phrase, id] as const),
  ),
])

const longest = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length))

export function recognizeFeatures(description: string): RecognizedWord[] {
  return readDescription(description).recognized
}

export function readDescription(description: string): ReadDescription {
  const found = findPhrases(description)
  const isMissing = isDenied(description, found)
  const toWord = ({ featureId, start, end }: FoundPhrase) => ({ words: description.slice(start, end), featureId })
  return {
    recognized: found.filter((phrase) => !isMissing(phrase)).map(toWord),
    missing: found.filter(isMissing).map(toWord),
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

/** As written, without repeats. */
export function quoteWords(words: readonly RecognizedWord[]): string {
  return [...new Set(words.map((word) => `“${word.words}”`))].join(', ')
}

/** All known words by feature, for people. */
export function knownWords(): string {
  return features.map(({ words: [first = '', ...others] }) => `${first} (${others.join(', ')})`).join('; ')
}

/** In words; 0 for none. */
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
    folded: foldLetters(word),
    start: index,
    end: index + word.length,
  }))
}

function bothNumbers(phrase: string): [string, string] {
  const singular = foldLetters(phrase).replaceAll('-', ' ')
  if (/[^aeiou]y$/.test(singular)) return [singular, `${singular.slice(0, -1)}ies`]
  return [singular, `${singular}${/(?:[sx]|[cs]h)$/.test(singular) ? 'es' : 's'}`]
}
