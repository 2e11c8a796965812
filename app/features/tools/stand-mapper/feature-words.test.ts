import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownWords, recognizeFeatures } from './feature-words'
import { features, otherMeanings } from './stand-mapper.data'

const all = features.flatMap(({ id, words }) => words.map((word) => ({ id, word })))
const idsIn = (description: string) => recognizeFeatures(description).map(({ featureId }) => featureId)

test.each(all)('“$word” names $id, whatever its case', ({ id, word }) => {
  expect(recognizeFeatures(word)).toEqual([{ words: word, featureId: id }])
  expect(idsIn(word.toUpperCase())).toEqual([id])
  expect(idsIn(`Here, a ${word}.`)).toEqual([id])
})

test('every feature is known by its own name and by its id', () => {
  for (const { id, name } of features) expect([idsIn(name), idsIn(id)]).toEqual([[id], [id]])
})

test('no word names two features', () => {
  expect(new Set(all.map(({ word }) => word)).size).toBe(all.length)
})

test.each([
  ['saddles', 'saddle'],
  ['ridges', 'ridge'],
  ['funnels', 'funnel'],
  ['benches', 'bench'],
  ['creek crossings', 'creek-crossing'],
  ['field edges', 'field-edge'],
  ['thickets', 'thicket'],
  ['oak flats', 'oak-flat'],
  ['pinch points', 'funnel'],
  ['Pinch-Points', 'funnel'],
  ['creek\n  crossing', 'creek-crossing'],
  ['Thïckét', 'thicket'],
  ['thi\u0308cket', 'thicket'],
])('%j names %s', (description, id) => {
  expect(recognizeFeatures(description)).toEqual([{ words: description, featureId: id }])
})

test.each([
  'bridge',
  'ridged',
  'workbenched',
  'saddlebag',
  'oaken',
  'creek, crossing',
  'creek. Crossing',
  'field and edge',
  'soaks',
  '',
  '…',
])('%j names nothing', (description) => {
  expect(recognizeFeatures(description)).toEqual([])
})

test.each(otherMeanings)('a %s is a piece of gear, not a place', (phrase) => {
  expect(recognizeFeatures(`I hunt with a ${phrase}.`)).toEqual([])
})

test('the longest phrase wins, and the words stand in their order as they were written', () => {
  expect(recognizeFeatures('A White Oak ridge; two creek crossings below the saddle')).toEqual([
    { words: 'White Oak', featureId: 'oak-flat' },
    { words: 'ridge', featureId: 'ridge' },
    { words: 'creek crossings', featureId: 'creek-crossing' },
    { words: 'saddle', featureId: 'saddle' },
  ])
})

test('the list for people has every word', () => {
  for (const { word } of all) expect(knownWords()).toContain(word)
})

describe('whatever is written', () => {
  test('what is recognized stands in the text, place after place', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom(...all.map(({ word }) => word)))
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join(' ')
        let from = 0
        for (const { words } of recognizeFeatures(text)) {
          const at = text.indexOf(words, from)
          expect(at).toBeGreaterThanOrEqual(from)
          from = at + words.length
        }
      }),
    )
  })

  test('a word set among others by commas is always found', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...all), fc.string(), (before, { word, id }, after) => {
        expect(idsIn(`${before}, ${word}, ${after}`)).toContain(id)
      }),
    )
  })
})
