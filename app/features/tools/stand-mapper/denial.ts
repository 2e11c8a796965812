/**
 * Whether a description negates a phrase: "no ridge", "neither a saddle nor a bench", "it isn't an oak flat". A
 * negation ends with its clause, at a preposition ("no cover on the ridge") and before "the" or "my".
 */
import { foldLetters } from '~/lib/search-words'

interface Place {
  start: number
  end: number
}

/** Characters examined around a phrase. */
const reach = 200
/** Replaces the other phrases. */
const phraseMark = '#'

const denying = [
  'no(?! (?:doubt|question|problem|matter|wonder|more than|less than))',
  'zero',
  String.raw`without(?! \w{3,}ing )`,
  'neither',
  'nor',
  'lack(?:s|ed|ing)?(?: of)?',
  'absence of',
  '(?:is|are|was|were|ai)(?:nt| not)',
  '(?:do|does|did)(?:nt| not) (?:have|hold|own|see)',
  '(?:have|has|had)(?:nt| not)',
  'not (?:a|an|any|one|much|many|even|enough)',
].join('|')

const ending =
  'the|my|our|this|that|and|or|nor|on|in|at|to|of|off|by|from|near|along|above|below|behind|beside|between|beyond|across|around|through|over|under|up|down|past|with|into|toward|towards|for'

/** Words between the negation and the phrase. */
const filler = String.raw`(?: (?:(?:kind|sort|type|sign|trace|hint)s? of|(?!(?:${ending})\b)\w+)){0,4}`
const denied = `(?:^| )(?:${denying})`
const more = `(?:, (?:an? )?${phraseMark})*`
const before = new RegExp(
  `${denied}(?:${filler} ${phraseMark}${more},? (?:or|nor)|${filler} ${phraseMark} and(?= $))*${filler} $`,
)
/** "No saddle, bench or thicket" negates all three; "no saddle, a bench" does not. */
const beforeInList = new RegExp(`${denied}${filler} ${phraseMark}${more}, (?:an? )?$`)
const afterInList = new RegExp(`^${more},? (?:or|nor) `)

const clauseEnd = /[.;:!?\n]|\b(?:but|just|only|except|however|though|although|instead|yet)\b/

/** @param phrases in text order */
export function isDenied(description: string, phrases: readonly Place[]): (phrase: Place) => boolean {
  return ({ start, end }) => {
    const from = Math.max(0, start - reach)
    const clauseBefore = plain(description, { start: from, end: start }, phrases).split(clauseEnd).at(-1) ?? ''
    if (before.test(clauseBefore)) return true
    const clauseAfter = plain(description, { start: end, end: end + reach }, phrases).split(clauseEnd)[0] ?? ''
    return beforeInList.test(clauseBefore) && afterInList.test(clauseAfter)
  }
}

/** Part of the description in lower case, with single spaces and a mark for each phrase. */
function plain(description: string, { start, end }: Place, phrases: readonly Place[]): string {
  let text = ''
  let at = start
  for (const phrase of phrases) {
    if (phrase.start < start || phrase.end > end) continue
    text += `${description.slice(at, phrase.start)}${phraseMark}`
    at = phrase.end
  }
  text += description.slice(at, end)
  return foldLetters(text)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\S\n]+|\p{Pd}+/gu, ' ')
}
