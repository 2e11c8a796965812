/**
 * Finds the phrases a description says are not there: "no ridge", "neither a saddle nor a bench", "the oaks are gone".
 * A negation reaches over a few words and over lists; it ends at punctuation, prepositions, "the", "but" and the like.
 */
import { foldLetters } from '~/lib/search-words'

interface Place {
  start: number
  end: number
}

/** Characters examined around a phrase. */
const reach = 160
/** Replaces each phrase. */
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
  '(?:they|we|he|who) (?:cut|logged|dozed|bulldozed|cleared|burned|drained)(?: down| out| off)?(?: all)?(?: (?:the|my|our|those))?',
  '(?:used to|once) (?:be|have|had|was|were|held|hold)(?: (?:the|my|our))?',
  '(?:dried up|former|no longer)',
  'wish (?:i|we|there|it) (?:had|was|were)',
  'need (?:a|an|any)(?= $)',
].join('|')

/** Denials that say the opposite. */
const affirming = /(?:^| )(?:no (?:lack|shortage|scarcity|end) of|not without|not (?:just|only|merely))(?: \w+){0,2} $/

const ending =
  'the|my|our|this|that|and|or|nor|on|in|at|to|of|off|by|from|near|along|above|below|behind|beside|between|beyond|across|around|through|over|under|up|down|past|with|into|toward|towards|for|but|just|only|except|however|though|although|instead|yet|so|because|where|when|if|than'

/** Words between the negation and the phrase. */
const filler = `(?: (?:(?:kind|sort|type|sign|trace|hint)s? of|(?!(?:${ending})\\b)\\w+)){0,4}`
const denied = `(?:^|[ \\n.;:!?(,])(?:${denying})`
const more = `(?:, (?:an? )?${mark})*`
const before = new RegExp(`${denied}(?:${filler} ${mark}${more},? (?:or|nor)|${filler} ${mark} and(?= $))*${filler} $`)
/** "No saddle, bench or thicket" negates all three; "no saddle, a bench" does not. */
const beforeInList = new RegExp(`${denied}${filler} ${mark}${more}, (?:an? )?$`)
const afterInList = new RegExp(`^${more},? (?:or|nor) `)

const gone =
  'gone|logged|dozed|bulldozed|cleared|removed|burn(?:ed|t)|drained|dried up|dead|died|filled in|plowed under|cut (?:down|off|out)|off limits|posted|leased out'
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

/**
 * @param phrases in text order
 * @returns indexes of the denied ones
 */
export function findDenied(description: string, phrases: readonly Place[]): Set<number> {
  const { text, places } = markPhrases(description, phrases)
  const found = places.map((place, index) => ({ index, place })).filter(({ place }) => isDenied(text, place))
  return new Set(found.map(({ index }) => index))
}

function isDenied(text: string, place: number): boolean {
  const left = text.slice(Math.max(0, place - reach), place)
  const right = text.slice(place + mark.length, place + reach)
  if (affirming.test(left)) return false
  return before.test(left) || after.test(right) || (beforeInList.test(left) && afterInList.test(right))
}

/** The description in lower case, with single spaces and a mark for each phrase, and where the marks are. */
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
