/**
 * Which words of a description name a feature of terrain: whole words and phrases in any case, without regard to
 * accents, in singular and plural. The longest phrase at a place wins. Words are found, not understood: "no ridge"
 * names a ridge.
 */
import { foldLetters } from '~/lib/search-words'
import { features, otherMeanings, type FeatureId } from './stand-mapper.data'

export interface RecognizedWord {
  /** As it stands in the description. */
  words: string
  featureId: FeatureId
}

interface Word {
  folded: string
  start: number
  end: number
}

const phrases = new Map<string, FeatureId | undefined>([
  ...otherMeanings.flatMap(bothNumbers).map((phrase) => [phrase, undefined] as const),
  ...features.flatMap(({ id, words }) => words.flatMap(bothNumbers).map((phrase) => [phrase, id] as const)),
])

const longest = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length))

/** Each place of the description once, in its order. */
export function recognizeFeatures(description: string): RecognizedWord[] {
  const words = wordsOf(description)
  const found: RecognizedWord[] = []
  let at = 0
  while (at < words.length) {
    const length = phraseLengthAt(description, words, at)
    const [first, last] = [words[at], words[at + length - 1]]
    const featureId = length === 0 ? undefined : phrases.get(phraseOf(words, at, length))
    if (first && last && featureId) found.push({ words: description.slice(first.start, last.end), featureId })
    at += Math.max(length, 1)
  }
  return found
}

/** Every word that is known, by its feature, for people to read. */
export function knownWords(): string {
  return features.map(({ words: [first = '', ...others] }) => `${first} (${others.join(', ')})`).join('; ')
}

/** How many words the longest known phrase at this place has; 0 for none. */
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

/** White space and hyphens join the words of a phrase; the end of a sentence or a comma does not. */
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

/** A phrase in singular and plural, as it is compared. */
function bothNumbers(phrase: string): [string, string] {
  const singular = foldLetters(phrase).replaceAll('-', ' ')
  if (/[^aeiou]y$/.test(singular)) return [singular, `${singular.slice(0, -1)}ies`]
  return [singular, `${singular}${/(?:[sx]|[cs]h)$/.test(singular) ? 'es' : 's'}`]
}
