import { deerTypeFields } from '~/kinds/deer-types/deer-type.fields'
import { emptySections } from '~/kinds/deer-types/deer-types'
import type { FormValues } from '~/lib/editing'
import type { Checking } from '~/content/checks/check-facts'
import { checkClaims } from '~/content/checks/claim-checks'
import { filledIn, listIn, textFields, textIn } from '~/content/checks/form-texts'
import { checkHead } from '~/content/checks/head-checks'
import { markedSources } from '~/kinds/deer-types/source-marks'
import { atMost, type Remark } from '~/content/checks/remark'
import { checkGallery, checkTwins } from '~/content/checks/shared-checks'

export function checkDeerType(values: FormValues, { facts }: Checking): Remark[] {
  const text = textIn(values)
  const title = text('metaTitle') === '' ? 'name' : 'metaTitle'
  const hasSources = listIn(values, 'sources').length > 0
  return [
    ...checkTwins('name', facts),
    ...checkSections(values),
    ...checkGallery('galleryImages', listIn(values, 'galleryImages'), facts),
    ...checkHead(
      {
        title: { field: title, text: text(title) },
        description: { field: 'metaDescription', text: text('metaDescription') },
      },
      facts.siteName,
    ),
    ...(hasSources ? [] : checkClaims(textFields(deerTypeFields, values, claimingFields))),
    ...(hasSources ? checkSources(values) : [noSources]),
  ]
}

/** Marks that lead nowhere, and sources that nothing refers to. */
function checkSources(values: FormValues): Remark[] {
  const sources = listIn(values, 'sources')
  const texts = textFields(deerTypeFields, values, [...claimingFields, 'faqQuestions'])
  const marks = texts.flatMap(({ field, label, text }) =>
    markedSources(text).map((number) => ({ field, label, number })),
  )
  const lost = marks.flatMap(({ field, label, number }): Remark[] =>
    number <= sources.length
      ? []
      : [{ field, text: `${label}: [${String(number)}] names no source.`, reason: lostMark }],
  )
  const idle = sources.flatMap((source, index) => {
    const isCited = marks.some(({ number }) => number === index + 1)
    return isCited || typeof source === 'string' || (source['section'] ?? '') !== '' ? [] : [String(index + 1)]
  })
  const unplaced = idle.length === 0 ? [] : [{ field: 'sources', text: unplacedText(idle), reason: whyPlaced }]
  return [...atMost(lost, 'marks without a source'), ...unplaced]
}

const lostMark = 'The page shows it as plain text. Sources are numbered in their order.'
const whyPlaced = 'Readers look a fact up faster when its section, or a mark such as [2] in its text, names the source.'

function unplacedText(numbers: readonly string[]): string {
  return numbers.length === 1
    ? `Source ${numbers.join('')} supports no section.`
    : `Sources ${numbers.join(', ')} support no section.`
}

const noSources: Remark = {
  field: 'sources',
  text: 'The species has no sources.',
  reason: 'The page lists them at its end, so that readers can look its facts up.',
}

const claimingFields = Object.entries(deerTypeFields).flatMap(([name, { kind, section }]) =>
  section !== 'seo' && ['text', 'optional text', 'comma list'].includes(kind) ? [name] : [],
)

/** The first field of each section, to jump to. */
const firstFields = {
  origins: 'evolutionaryLineage',
  regions: 'continentsFound',
  physical: 'maleSize',
  diet: 'dietType',
  breeding: 'matingSeasonStart',
  behavior: 'dailyActivity',
  hunting: 'huntingRegions',
  facts: 'interestingFacts',
} as const

function checkSections(values: FormValues): Remark[] {
  const reason = 'The page leaves an empty section out, and its link in the bar with it.'
  const missing = emptySections(filledIn(deerTypeFields, values)).map(({ id, label }): Remark => {
    const field = new Map<string, string>(Object.entries(firstFields)).get(id) ?? 'name'
    return { field, text: `The section “${label}” is empty.`, reason }
  })
  const said = [
    { field: 'galleryImages', what: 'no pictures in the gallery' },
    { field: 'faqQuestions', what: 'no frequently asked questions' },
  ].flatMap(({ field, what }): Remark[] => {
    if (listIn(values, field).length > 0) return []
    return [{ field, text: `There are ${what}.`, reason: 'The page says so to visitors.' }]
  })
  return [...missing, ...said]
}
