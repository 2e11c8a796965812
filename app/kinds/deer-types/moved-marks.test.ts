import { expect, test } from 'vitest'
import { DeerTypeInput } from './deer-types.schema'
import { followSources } from './moved-marks'

function sourceAt(name: string) {
  const url = `https://${name}.example/`
  return { title: name.toUpperCase(), publisher: 'P', url, readOn: '2026-11-25', usedFor: 'x', section: '' as const }
}

const [a, b, c] = [sourceAt('a'), sourceAt('b'), sourceAt('c')]

const stored = DeerTypeInput.parse({
  name: 'Elk',
  scientificName: 'Cervus canadensis',
  slug: 'elk',
  isActive: true,
  generalDescription: 'Big. [2]',
  feedingHabits: 'Grass. [1] Bark.[3][1]',
  winterDiet: ['Twigs [2]', 'Bark'],
  dietType: 'It grazes. [9]',
  faqQuestions: [{ question: 'Where? [2]', answer: 'There. [2] And there. [3]' }],
  sources: [a, b, c],
})

function follow(changes: Partial<DeerTypeInput>) {
  const { record, renumbered, left } = followSources({ ...stored, ...changes }, stored)
  const { feedingHabits, winterDiet, dietType, faqQuestions, generalDescription } = record
  return {
    texts: [feedingHabits, winterDiet[0], faqQuestions[0]?.answer, generalDescription],
    untouched: dietType,
    renumbered,
    left,
    sources: record.sources,
  }
}

test('marks stay where no source moved: one added, one corrected, none changed', () => {
  const added = { sources: [a, b, c, sourceAt('d')] }
  const corrected = { sources: [a, { ...b, url: 'https://b.example/new', title: 'New' }, c] }
  for (const changes of [{}, added, corrected]) {
    const { record, renumbered, left } = followSources({ ...stored, ...changes }, stored)
    expect({ record, renumbered, left }).toEqual({ record: { ...stored, ...changes }, renumbered: [], left: [] })
  }
})

test('marks follow sources that moved', () => {
  expect(follow({ sources: [c, a, b] })).toEqual({
    texts: ['Grass. [2] Bark.[1][2]', 'Twigs [3]', 'There. [3] And there. [1]', 'Big. [3]'],
    untouched: 'It grazes. [9]',
    renumbered: ['generalDescription', 'winterDiet', 'feedingHabits', 'faqQuestions'],
    left: [],
    sources: [c, a, b],
  })
})

test('marks of a removed source go, and the later ones move up', () => {
  const { texts, left } = follow({ sources: [a, c] })
  expect({ texts, left }).toEqual({
    texts: ['Grass. [1] Bark.[2][1]', 'Twigs', 'There. And there. [2]', 'Big.'],
    left: [],
  })
})

test('without any source, no mark is left', () => {
  expect(follow({ sources: [] }).texts).toEqual(['Grass. Bark.', 'Twigs', 'There. And there.', 'Big.'])
})

test('a source that moved and got a new address, or a new title, is still the same', () => {
  const moved = follow({ sources: [{ ...c, url: 'https://c.example/2' }, { ...a, title: 'A, second edition' }, b] })
  expect(moved.texts[0]).toBe('Grass. [2] Bark.[1][2]')
})

test('of two sources with one title, each keeps its own marks', () => {
  const same = {
    ...stored,
    sources: [
      { ...a, title: 'Elk' },
      { ...b, title: 'Elk' },
    ],
  }
  const { record } = followSources({ ...same, sources: same.sources.toReversed() }, same)
  expect(record.feedingHabits).toBe('Grass. [2] Bark.[3][2]')
  expect(followSources({ ...same, sources: same.sources.slice(1) }, same).record.feedingHabits).toBe('Grass. Bark.[3]')
})

test('a text that was edited follows too, unless its marks were changed by hand', () => {
  const edited = follow({ sources: [b, a, c], feedingHabits: 'Grass and herbs. [1] Bark.[3][1]' })
  expect(edited.texts[0]).toBe('Grass and herbs. [2] Bark.[3][2]')
  const marked = follow({ sources: [b, a, c], feedingHabits: 'Grass. [2] Bark.[3][2]' })
  expect(marked.texts[0]).toBe('Grass. [2] Bark.[3][2]')
  expect(marked.left).toEqual(['feedingHabits'])
})
