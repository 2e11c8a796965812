import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { phrasesIn, phrasesOf, readDescription } from './feature-words'
import { otherMeanings } from './feature-words.data'
import { featureIds, features } from './stand-mapper.data'

const all = featureIds.flatMap((id) => phrasesOf(id).map((word) => ({ id, word })))
const recognizeFeatures = (description: string) => readDescription(description).recognized
const idsIn = (description: string) => recognizeFeatures(description).map(({ featureId }) => featureId)

test('every word and phrase names its feature, whatever its case', () => {
  for (const { id, word } of all) {
    expect(recognizeFeatures(word)).toEqual([{ words: word, featureId: id }])
    expect(idsIn(word.toUpperCase())).toEqual([id])
    expect(idsIn(`Here, a ${word}.`)).toEqual([id])
  }
})

test('every feature is known by its own name and by its id', () => {
  for (const { id, name } of features) expect([idsIn(name), idsIn(id)]).toEqual([[id], [id]])
})

test('no word names two features', () => {
  const words = featureIds.flatMap((id) => [...new Set(phrasesOf(id))])
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
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
  'inside, corner',
  'inside. Corner',
  'edge and inside',
  'soaks',
  '',
  '…',
])('%j names nothing', (description) => {
  expect(recognizeFeatures(description)).toEqual([])
})

test.each(phrasesIn(otherMeanings))('“%s” is not a place', (phrase) => {
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

describe('what the description says is not there', () => {
  const read = (description: string) => {
    const { recognized, missing } = readDescription(description)
    const ids = (words: typeof missing) => words.map(({ featureId }) => featureId).join(' ')
    return [ids(recognized), ids(missing)]
  }

  test.each([
    ['there is no ridge and no oak here, just a swamp', 'thicket', 'ridge oak-flat'],
    ['No ridge.', '', 'ridge'],
    ['no real steep ridges', '', 'ridge'],
    ['without a saddle', '', 'saddle'],
    ['neither ridge nor saddle, but a bench', 'bench', 'ridge saddle'],
    ['Neither a ridge nor a saddle. A bench.', 'bench', 'ridge saddle'],
    ['no saddle, bench or thicket', '', 'saddle bench thicket'],
    ['no saddle, no bench, a thicket', 'thicket', 'saddle bench'],
    ['no saddle, a bench', 'bench', 'saddle'],
    ['no ridges and saddles', '', 'ridge saddle'],
    ['no ridge and a creek crossing', 'creek-crossing', 'ridge'],
    ['no ridge or any kind of bench', '', 'ridge bench'],
    ['It isn’t a ridge', '', 'ridge'],
    ["there isn't any thicket", '', 'thicket'],
    ['there are not any oaks', '', 'oak-flat'],
    ['there aint no oaks', '', 'oak-flat'],
    ['we do not have a saddle', '', 'saddle'],
    ["we don't have oaks; we have a funnel", 'funnel', 'oak-flat'],
    ['it has not got a bench', '', 'bench'],
    ['the lack of oaks', '', 'oak-flat'],
    ['it lacks a saddle', '', 'saddle'],
    ['not a ridge but a bench', 'bench', 'ridge'],
    ['a thicket, not a swamp', 'thicket', 'thicket'],
    ['no creek\ncrossing', '', 'creek-crossing'],
    ['they logged the oaks', '', 'oak-flat'],
    ['they logged the north ridge', 'ridge', ''],
    ['they cleared a food plot', 'field-edge', ''],
    ['the farmer says they cut the corn', 'field-edge', ''],
    ['apple trees gone wild', 'fruit-trees', ''],
    ['the apple trees are gone', '', 'fruit-trees'],
    ['used to be an orchard', '', 'fruit-trees'],
    ['there is no lack of oaks', 'oak-flat', ''],
    ['the saddle is the neighbor’s', '', 'saddle'],
    ['we ran out of acorns', '', 'oak-flat'],
    ['funnel: no. ridge: yes', 'ridge', 'funnel'],
  ])('%j counts %j and leaves out %j', (description, counted, missing) => {
    expect(read(description)).toEqual([counted, missing])
  })

  test.each([
    ['no cover on the ridge', 'ridge'],
    ['not far from a saddle', 'saddle'],
    ['I do not hunt the ridge', 'ridge'],
    ['no doubt a ridge', 'ridge'],
    ['no more than two saddles', 'saddle'],
    ['not only a ridge but also a bench', 'ridge bench'],
    ['nothing but oaks', 'oak-flat'],
    ['without crossing the ridge', 'ridge'],
    ['no hunters. A thicket', 'thicket'],
    ['no water: oaks', 'oak-flat'],
    ['no neighbors, a ridge', 'ridge'],
    ['a notable ridge', 'ridge'],
    ['north of a ridge', 'ridge'],
  ])('%j denies nothing', (description, counted) => {
    expect(read(description)).toEqual([counted, ''])
  })

  test('every phrase after "no" is left out', () => {
    for (const { id, word } of all) expect(read(`There is no ${word}.`)).toEqual(['', id])
  })
})

test.each([
  ['sadle', 'saddle'],
  ['saddel', 'saddle'],
  ['rige', 'ridge'],
  ['funnle', 'funnel'],
  ['bentch', 'bench'],
  ['creak crosing', 'creek-crossing'],
  ['corn feild', 'field-edge'],
  ['thickit', 'thicket'],
  ['rhodedendron', 'thicket'],
  ['acron', 'oak-flat'],
  ['inside cornor', 'inside-corner'],
  ['persimons', 'fruit-trees'],
])('%j has a letter wrong and names %s', (description, id) => {
  expect(recognizeFeatures(description)).toEqual([{ words: description, featureId: id }])
})

test.each(['bridge', 'fridge', 'tunnel', 'paddle', 'ticket', 'bunch', 'beach', 'what', 'what stamp', 'ride', 'oar'])(
  '%j is a word, not a typo',
  (description) => {
    expect(recognizeFeatures(description)).toEqual([])
  },
)

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

  test('a feature that is only ever denied is not reported', () => {
    const denials = ['no X.', 'There isn’t a X.', 'without a X,', 'We never had a X.', 'not one X;', 'The X is gone.']
    const sentence = fc.tuple(fc.constantFrom(...denials), fc.constantFrom(...all), fc.constantFrom(' ', '\n', '  So '))
    fc.assert(
      fc.property(fc.array(sentence), (sentences) => {
        const text = sentences.map(([denial, { word }, space]) => `${denial.replace('X', word)}${space}`).join('')
        expect(recognizeFeatures(text)).toEqual([])
        expect(readDescription(text)).toEqual(readDescription(text))
      }),
    )
  })

  // Backtracking that grows with each word would not end before the test's limit.
  test.each([
    ['no oak, cedar or ', []],
    ['clovr brookz pastur ', ['field-edge', 'creek-crossing']],
    ['oak, ', ['oak-flat']],
    ['used to be a ', []],
    ['n’t # no ', []],
  ])('5,000 characters of “%s” are read', (piece, found) => {
    expect([...new Set(idsIn(piece.repeat(5000).slice(0, 5000)))]).toEqual(found)
  })

  test('a word set among others by commas is always found', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...all), fc.string(), (before, { word, id }, after) => {
        expect(idsIn(`${before}, ${word}, ${after}`)).toContain(id)
      }),
    )
  })
})
