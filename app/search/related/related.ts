/**
 * A subject weighs more in a title than among tags, and more there than in a text; one that few others share tells
 * more.
 */
import { wordsOf as splitWords, type Phrase } from '~/lib/search-words'
import { topics } from './topics.data'

export interface RelatedText {
  title: string
  tags?: string | null
  text?: string | null
}

interface SpeciesName {
  slug: string
  name: string
  scientificName: string
}

/** A description has commas, but is no list of tags. */
export function toolTags(description: string): string {
  return description.replaceAll(',', ' ')
}

/** Keys are such as `topic wind`, `species mule-deer`, `genus cervus` and `tag velvet`. */
export type Subjects = ReadonlyMap<string, number>

const titleWeight = 4
const tagWeight = 2

export function readSubjects({ title, tags, text }: RelatedText, species: readonly SpeciesName[]): Subjects {
  const [inTitle, inTags, inText] = [indexWords(title), indexWords(tags), indexWords(text)]
  const subjects = new Map<string, number>()
  for (const { subject, phrases } of [...topicPhrases, ...species.flatMap(phrasesOfSpecies)]) {
    // A text that keeps coming back to something is about it; one mention counts little.
    const weight =
      (count(inTitle, phrases) > 0 ? titleWeight : 0) +
      (count(inTags, phrases) > 0 ? tagWeight : 0) +
      Math.log2(1 + count(inText, phrases)) / 2
    if (weight > 0) subjects.set(subject, weight)
  }
  for (const tag of (tags ?? '').split(',').map(toWords)) {
    if (tag !== '') subjects.set(`tag ${tag}`, tagWeight)
  }
  return subjects
}

function toWords(text: string): string {
  return splitWords(text).join(' ')
}

interface IndexedText {
  words: readonly string[]
  places: ReadonlyMap<string, readonly number[]>
}

function indexWords(text: string | null | undefined): IndexedText {
  const words = splitWords(text ?? '')
  const places = new Map<string, number[]>()
  for (const [at, word] of words.entries()) {
    const known = places.get(word)
    if (known) known.push(at)
    else places.set(word, [at])
  }
  return { words, places }
}

function count({ words, places }: IndexedText, phrases: readonly Phrase[]): number {
  let found = 0
  for (const phrase of phrases) {
    for (const at of places.get(phrase[0] ?? '') ?? []) {
      if (phrase.every((word, index) => words[at + index] === word)) found += 1
    }
  }
  return found
}

interface SubjectPhrases {
  subject: string
  phrases: readonly Phrase[]
}

function withPlurals(words: readonly string[]): Phrase[] {
  return words.flatMap((word) => [word, `${word}s`, `${word}es`].map((form) => form.split(' ')))
}

const topicPhrases: readonly SubjectPhrases[] = Object.entries(topics).map(([topic, words]) => ({
  subject: `topic ${topic}`,
  phrases: withPlurals(words),
}))

function phrasesOfSpecies(species: SpeciesName): SubjectPhrases[] {
  const [genus = ''] = splitWords(species.scientificName)
  return [
    { subject: `species ${species.slug}`, phrases: withPlurals(speciesWords(species)) },
    ...(genus === '' ? [] : [{ subject: `genus ${genus}`, phrases: [[genus]] }]),
  ]
}

/** "White-tailed Deer" is also a whitetail; "Mule Deer" is never a mule. */
export function speciesWords({ name, scientificName }: Pick<SpeciesName, 'name' | 'scientificName'>): string[] {
  const words = splitWords(name)
  const short = words.filter((word) => word !== 'deer').join(' ')
  const shorter = short.includes(' ')
    ? [short, short.replace(/ed$/, ''), short.replace(/ed$/, '').replaceAll(' ', '')]
    : []
  return [...new Set([words.join(' '), ...shorter, toWords(scientificName)])].filter((word) => word !== '')
}

export function rankRelated<Candidate extends { subjects: Subjects }>(
  own: Subjects,
  candidates: readonly Candidate[],
): Candidate[] {
  const sharing = new Map<string, number>()
  for (const { subjects } of candidates) {
    for (const subject of subjects.keys()) sharing.set(subject, (sharing.get(subject) ?? 0) + 1)
  }
  const rarity = (subject: string) => Math.log2(1 + candidates.length / (sharing.get(subject) ?? 1))
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(own, candidate.subjects, rarity) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ candidate }) => candidate)
}

function scoreOf(own: Subjects, other: Subjects, rarity: (subject: string) => number): number {
  let score = 0
  for (const [subject, weight] of own) {
    const shared = other.get(subject)
    if (shared !== undefined) score += weight * shared * rarity(subject)
  }
  return score
}

export function fillUp<Item>(first: readonly Item[], others: readonly Item[], count: number): Item[] {
  return [...new Set([...first, ...others])].slice(0, count)
}

export function wordsOfSubjects(subjects: Subjects, species: readonly SpeciesName[], most = 6): (readonly string[])[] {
  const heaviest = [...subjects].toSorted(([, one], [, other]) => other - one).slice(0, most)
  return heaviest.map(([subject]) => wordsOf(subject, species))
}

function wordsOf(subject: string, species: readonly SpeciesName[]): readonly string[] {
  const at = subject.indexOf(' ')
  const [kind, name] = [subject.slice(0, at), subject.slice(at + 1)]
  if (kind === 'topic') return Object.entries(topics).find(([topic]) => topic === name)?.[1] ?? []
  if (kind === 'species') return species.filter(({ slug }) => slug === name).flatMap(speciesWords)
  return [name]
}
