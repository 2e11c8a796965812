import { deerTypeFields } from '~/kinds/deer-types/deer-type.fields'
import { emptySections } from '~/kinds/deer-types/deer-types'
import type { FormValues } from '~/lib/editing'
import type { Checking } from '~/content/checks/check-facts'
import { checkClaims } from '~/content/checks/claim-checks'
import { filledIn, listIn, textFields, textIn } from '~/content/checks/form-texts'
import { ownRangeOf } from '~/kinds/deer-types/ranges/own-range'
import { rangeOf } from '~/kinds/deer-types/ranges/range'
import { parseCommaList } from '~/lib/comma-list'
import { markedSources } from '~/kinds/deer-types/source-marks'
import { atMost, type Remark } from '~/content/checks/remark'
import { checkGallery, checkTwins } from '~/content/checks/shared-checks'

export function checkDeerType(values: FormValues, { facts }: Checking): Remark[] {
  const hasSources = listIn(values, 'sources').length > 0
  return [
    ...checkTwins('name', facts),
    ...checkSections(values),
    ...checkRange(values),
    ...checkGallery('galleryImages', listIn(values, 'galleryImages'), facts),
    ...(hasSources ? [] : checkClaims(textFields(deerTypeFields, values, claimingFields))),
    ...(hasSources ? checkMarks(values) : [noSources]),
  ]
}

function checkRange(values: FormValues): Remark[] {
  const countries = parseCommaList(textIn(values)('countriesFound'))
  // The map of a sample species is drawn already.
  if (rangeOf({ slug: textIn(values)('slug'), countriesFound: countries })) return []
  const remarks = ownRangeOf(countries).unknown.map((name): Remark => ({
    field: 'countriesFound',
    text: `Countries: “${name}” is not on the range map.`,
    reason: 'The map knows the names that are listed below the field.',
  }))
  return atMost(remarks, 'names that are not on the range map')
}

function checkMarks(values: FormValues): Remark[] {
  const { length: count } = listIn(values, 'sources')
  const reason = 'The page shows it as plain text. Sources are numbered in their order.'
  const texts = textFields(deerTypeFields, values, [...claimingFields, 'faqQuestions'])
  const remarks = texts.flatMap(({ field, label, text }) => {
    const lost = markedSources(text).filter((number) => number > count)
    return lost.map((number): Remark => ({ field, text: `${label}: [${String(number)}] names no source.`, reason }))
  })
  return atMost(remarks, 'marks without a source')
}

const noSources: Remark = {
  field: 'sources',
  text: 'The species has no sources.',
  reason: 'The page lists them at its end, so that readers can look its facts up.',
}

const claimingFields = Object.entries(deerTypeFields).flatMap(([name, { kind, section }]) =>
  section !== 'seo' && ['text', 'optional text', 'comma list'].includes(kind) ? [name] : [],
)

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
