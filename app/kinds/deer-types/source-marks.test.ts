import { describe, expect, test } from 'vitest'
import { sampleDeerTypes } from '~db/seed/deer-types/deer-types.data'
import type { DeerType } from './deer-types'
import { DeerTypeInput } from './deer-types.schema'
import { markedSources, splitAtMarks, supportOf, withoutMarks } from './source-marks'

describe('a text is split at marks', () => {
  test.each([
    ['No mark.', 3, ['No mark.']],
    ['One. [1] More.', 3, ['One.', 1, ' More.']],
    ['Two.[1][2]', 3, ['Two.', 1, '', 2, '']],
    ['Two. [1] [3]', 3, ['Two.', 1, '', 3, '']],
    ['Beyond. [4]', 3, ['Beyond. [4]']],
    ['None at all. [1]', 0, ['None at all. [1]']],
    ['Not a mark: [0], [01], [1a], [a], [1 2], [1234].', 9, ['Not a mark: [0], [01], [1a], [a], [1 2], [1234].']],
    ['', 3, ['']],
  ])('%s', (text, count, expected) => {
    const parts = splitAtMarks(text, count).flatMap(({ text: part, source }) =>
      source === undefined ? [part] : [part, source],
    )
    expect(parts).toEqual(expected)
  })
})

test('cards and search engines get the text without marks', () => {
  expect(withoutMarks('One. [1] Two [12], three [a].')).toBe('One. Two, three [a].')
})

test('a text names its sources, those that are missing too', () => {
  expect(markedSources('One. [1] Two [99].')).toEqual([1, 99])
})

const species = sampleDeerTypes.map((sample, index): [string, DeerType] => [
  sample.name,
  { id: index + 1, ...DeerTypeInput.parse({ ...sample, isActive: true }) },
])

test.each(species)('each source of the %s supports a section', (_, deerType) => {
  const support = supportOf(deerType)
  expect(support).toHaveLength(deerType.sources.length)
  for (const sections of support) expect(sections.length).toBeGreaterThan(0)
})

test('a source supports the sections with its marks, and the one that it names', () => {
  const [, elk] = species.find(([name]) => name === 'Elk') ?? []
  if (!elk) throw new Error('no elk')
  const source = { title: 'T', publisher: 'P', url: 'https://a.example', readOn: '2026-11-21', usedFor: 'x' }
  const deerType: DeerType = {
    ...elk,
    feedingHabits: 'Grass. [1] Bark. [1]',
    winterDiet: ['Twigs', 'Bark [2]'],
    conservationEfforts: 'Back. [1]',
    faqQuestions: [],
    mythsAndLegends: null,
    evolutionaryLineage: null,
    interestingFacts: [],
    sources: [
      { ...source, section: 'hunting' },
      { ...source, section: '' },
      { ...source, section: '' },
    ],
  }
  const plain = supportOf(deerType).map((sections) => sections.map(({ id, marks }) => [id, ...marks]))
  expect(plain).toEqual([
    [
      ['diet', 'cite-feedingHabits-1', 'cite-feedingHabits-2'],
      ['conservation', 'cite-conservationEfforts-1'],
      ['hunting'],
    ],
    [['diet', 'cite-winterDiet-2-1']],
    [],
  ])
})
