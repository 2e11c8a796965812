/**
 * A subject weighs more in a title than among tags, and more there than in a text; one that few others share tells
 * more.
 */
import { foldLetters } from '~/lib/search-words'
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
  const [inTitle, inTags, inText] = [title, tags, text].map((part) => toWords(part ?? ''))
  // A long text lacks most of the words, and is searched only for those that begin with one it has.
  const known = new Set(inText?.split(' '))
  const subjects = new Map<string, number>()
  for (const { subject, words } of [...topicWords, ...species.flatMap(wordsOfSpecies)]) {
    // A text that keeps coming back to something is about it; one mention counts little.
    const weight =
      (has(inTitle, words) ? titleWeight : 0) +
      (has(inTags, words) ? tagWeight : 0) +
      Math.log2(
        1 +
          count(
            inText,
            words.filter((word) => known.has(firstOf(word))),
          ),
      ) /
        2
    if (weight > 0) subjects.set(subject, weight)
  }
  for (const tag of (tags ?? '').split(',').map((each) => toWords(each).trim())) {
    if (tag !== '') subjects.set(`tag ${tag}`, tagWeight)
  }
  return subjects
}

function toWords(text: string): string {
  return ` ${foldLetters(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}

function has(text: string | undefined, words: readonly string[]): boolean {
  return words.some((word) => text?.includes(word))
}

function firstOf(words: string): string {
  return words.slice(1, words.indexOf(' ', 1))
}

function count(text = '', words: readonly string[]): number {
  let found = 0
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length - 1)) found += 1
  }
  return found
}

interface SubjectWords {
  subject: string
  words: readonly string[]
}

function withPlurals(words: readonly string[]): string[] {
  return words.flatMap((word) => [word, `${word}s`, `${word}es`].map((form) => ` ${form} `))
}

const topicWords: readonly SubjectWords[] = Object.entries(topics).map(([topic, words]) => ({
  subject: `topic ${topic}`,
  words: withPlurals(words),
}))

function wordsOfSpecies(species: SpeciesName): SubjectWords[] {
  const [genus = ''] = toWords(species.scientificName).trim().split(' ')
  return [
    { subject: `species ${species.slug}`, words: withPlurals(speciesWords(species)) },
    ...(genus === '' ? [] : [{ subject: `genus ${genus}`, words: [` ${genus} `] }]),
  ]
}

/** "White-tailed Deer" is also a whitetail; "Mule Deer" is never a mule. */
export function speciesWords({ name, scientificName }: Pick<SpeciesName, 'name' | 'scientificName'>): string[] {
  const words = toWords(name).trim().split(' ')
  const short = words.filter((word) => word !== 'deer').join(' ')
  const shorter = short.includes(' ')
    ? [short, short.replace(/ed$/, ''), short.replace(/ed$/, '').replaceAll(' ', '')]
    : []
  return [...new Set([words.join(' '), ...shorter, toWords(scientificName).trim()])].filter((word) => word !== '')
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
