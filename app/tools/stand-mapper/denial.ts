/**
 * A negation reaches over a few words and over lists; it ends at punctuation, prepositions, "the", "but" and the like.
 */
import { foldLetters } from '~/lib/search-words'
import type { FeatureId } from './stand-mapper.data'

interface Place {
  featureId: FeatureId
  start: number
  end: number
}

const reach = 160
const mark = '#'

const noOne =
  'one|hunters?|hunting|pressure|people|doubt|question|problem|matter|wonder|more than|less than|other|idea|sense|reason'
const has = '(?:have|has|had|hold|own|see|find|got)'

const denying = [
  `no(?! (?:${noOne})\\b)`,
  'zero',
  'without(?! \\w{3,}ing )',
  'neither',
  'nor',
  'lack(?:s|ed|ing)?(?: of)?',
  'absence of',
  '(?:is|are|was|were|ai)(?:nt| not)',
  `(?:do|does|did)(?:nt| not) ${has}`,
  '(?:have|has|had)(?:nt| not)',
  `never (?:had|have|has|found|seen|saw|find|see)`,
  'not (?:a|an|any|one|much|many|even|enough|really)',
  'not(?= #?$)',
  'none of(?: (?:the|my|our|these|those))?',
  '(?:hardly|barely|scarcely) any',
  '(?:ran|run|running) out of',
  'lost(?: all| most of)?(?: (?:the|my|our))?',
  '(?:used to|once) (?:be|have|had|was|were|held|hold)(?: (?:the|my|our))?',
  '(?:dried up|former|no longer)',
  'wish (?:i|we|there|it) (?:had|was|were)',
  'need (?:a|an|any)(?= $)',
].join('|')

/** The denials that say the opposite. */
const affirming = /(?:^| )(?:no (?:lack|shortage|scarcity|end) of|not without|not (?:just|only|merely))(?: \w+){0,2} $/

const ending =
  'the|my|our|this|that|and|or|nor|on|in|at|to|of|off|by|from|near|along|above|below|behind|beside|between|beyond|across|around|through|over|under|up|down|past|with|into|toward|towards|for|but|just|only|except|however|though|although|instead|yet|so|because|where|when|if|than'

const filler = `(?: (?:(?:kind|sort|type|sign|trace|hint)s? of|(?!(?:${ending})\\b)\\w+)){0,4}`
const denied = `(?:^|[ \\n.;:!?(,])(?:${denying})`
const more = `(?:, (?:an? )?${mark})*`
const before = new RegExp(`${denied}(?:${filler} ${mark}${more},? (?:or|nor)|${filler} ${mark} and(?= $))*${filler} $`)
/** "No saddle, bench or thicket" negates all three; "no saddle, a bench" does not. */
const beforeInList = new RegExp(`${denied}${filler} ${mark}${more}, (?:an? )?$`)
const afterInList = new RegExp(`^${more},? (?:or|nor) `)

const gone =
  'gone(?! (?:wild|to seed))|dozed|bulldozed|removed|drained|dried up|dead(?! (?:ahead|center|end|level))|died|filled in|plowed under|off limits|posted|leased out'
const elsewhere =
  'not (?:mine|ours|here|there|on (?:my|our))|belongs? to|owned by|(?:on )?(?:the|my) neighbors?|on the other side of the (?:property|fence) line|across the property line'
const be = '(?:is|are|was|were|has|have|had|got|been|all|long|now|already|just|pretty|much|mostly|since)'
const after = new RegExp(
  [
    `^(?: ${be}){0,4} (?:${gone}|${elsewhere})\\b`,
    '^ (?:is|are|was|were)nt (?:mine|ours|here|there|on (?:my|our))\\b',
    '^ used to be(?: (?:here|there))?(?: *[.,;!?\\n]|$)',
    '^[^.;!?\\n#]{0,40} never (?:found|saw|seen) (?:one|it|any)\\b',
    '^ ?[:?,]? (?:no|none|nope|zero)(?= *(?:[.,;!?\\n]|$))',
  ].join('|'),
)

/** A logged ridge is still a ridge; logged oaks are gone. */
const growing: readonly FeatureId[] = ['oak-flat', 'thicket', 'fruit-trees', 'funnel']
const felled = '(?:cut|logged|dozed|bulldozed|cleared|burned|burnt)(?: down| out| off)?'
const felledBefore = new RegExp(
  `(?:^| )(?:they|we|he|who|got) ${felled}(?: all)? (?:the|my|our|those)(?: (?!(?:${ending})\\b)\\w+)? $`,
)
const felledAfter = new RegExp(`^(?: ${be}){1,4} ${felled}\\b`)

/**
 * @param phrases the phrases in text order
 * @returns the indexes of the denied phrases
 */
export function findDenied(description: string, phrases: readonly Place[]): Set<number> {
  const { text, places } = markPhrases(description, phrases)
  const isGone = (place: number, featureId: FeatureId) =>
    isDenied(text, place) || (growing.includes(featureId) && isFelled(text, place))
  return new Set(phrases.flatMap(({ featureId }, index) => (isGone(places[index] ?? 0, featureId) ? [index] : [])))
}

function isDenied(text: string, place: number): boolean {
  const { left, right } = around(text, place)
  if (affirming.test(left)) return false
  return before.test(left) || after.test(right) || (beforeInList.test(left) && afterInList.test(right))
}

function isFelled(text: string, place: number): boolean {
  const { left, right } = around(text, place)
  return felledBefore.test(left) || felledAfter.test(right)
}

function around(text: string, place: number) {
  return { left: text.slice(Math.max(0, place - reach), place), right: text.slice(place + mark.length, place + reach) }
}

/** Returns a text in lower case, with single spaces. */
function markPhrases(description: string, phrases: readonly Place[]) {
  const places: number[] = []
  let text = ' '
  let at = 0
  for (const { start, end } of phrases) {
    text += plain(description.slice(at, start))
    places.push(text.length)
    text += mark
    at = end
  }
  return { text: `${text}${plain(description.slice(at))}`, places }
}

function plain(text: string): string {
  return foldLetters(text)
    .replaceAll(/['’#]/g, '')
    .replaceAll(/[^\S\n]+|\p{Pd}+/gu, ' ')
}
