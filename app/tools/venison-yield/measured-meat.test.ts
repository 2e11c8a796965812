import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weightRange } from '~/tools/units'
import { checkBox } from './box-check'
import { createLabels, labelsPerSheet } from './meat-labels'
import { bases, measuredConstants } from './meat-tables.data'
import { measureMeat, storeMeat } from './measured-meat'
import { calculateYield } from './venison-yield'
import { mostLb, species, yieldConstants } from './venison-yield.data'

const dressed = (weight: number, deerType: 'whitetail' | 'elk' | 'moose') =>
  measureMeat({ weight, deerType, basis: 'dressed' })

// Michigan State University Extension, Preserving Food Safely 01600637, has these rows, but for the first one's 24.8.
test.each([
  [50, 26.8, 24.0],
  [60, 32.9, 28.8],
  [70, 39.0, 33.6],
  [80, 45.1, 38.4],
  [90, 51.2, 43.2],
  [100, 57.3, 48.0],
  [110, 63.4, 52.8],
  [120, 69.5, 57.6],
  [130, 75.6, 62.4],
  [140, 81.7, 67.2],
  [150, 87.8, 72.0],
  [160, 93.9, 76.8],
  [170, 100.0, 81.6],
  [180, 106.1, 86.4],
  [190, 112.2, 91.2],
  [200, 118.3, 96.0],
])('a deer of %d lb dressed: %d lb bone-in, %d lb boneless, as published', (weight, boneIn, boneless) => {
  const meat = dressed(weight, 'whitetail')
  expect(meat.boneIn.average).toBeCloseTo(boneIn, 9)
  expect(meat.boneless.average).toBeCloseTo(boneless, 9)
  expect(meat.isBeyondTable).toBe(false)
})

// The same source, 01600636, has these rows, but for the last one's 296.2.
test.each([
  [200, 111.2, 86.0],
  [250, 139.7, 107.5],
  [300, 168.2, 129.0],
  [350, 196.7, 150.5],
  [400, 225.2, 172.0],
  [450, 253.7, 193.5],
  [500, 282.2, 215.0],
  [550, 310.7, 236.5],
  [600, 339.2, 258.0],
  [650, 367.7, 279.5],
  [700, 396.2, 301.0],
])('a moose of %d lb dressed: %d lb bone-in, %d lb boneless, as published', (weight, boneIn, boneless) => {
  const meat = dressed(weight, 'moose')
  expect(meat.boneIn.average).toBeCloseTo(boneIn, 9)
  expect(meat.boneless.average).toBeCloseTo(boneless, 9)
  expect(meat.isBeyondTable).toBe(false)
})

test('the spread is 5 and 15 percent for deer, 7 and 21 for larger game', () => {
  const { boneless } = dressed(100, 'whitetail')
  expect(boneless.typical.least).toBeCloseTo(45.6, 9)
  expect(boneless.typical.most).toBeCloseTo(50.4, 9)
  expect(boneless.extreme.least).toBeCloseTo(40.8, 9)
  expect(boneless.extreme.most).toBeCloseTo(55.2, 9)
  const moose = dressed(400, 'moose').boneless
  expect(moose.typical.most).toBeCloseTo(184.04, 9)
  expect(moose.extreme.least).toBeCloseTo(135.88, 9)
})

test('a live deer of 150 lb: the range of the dressing loss is carried through', () => {
  const meat = measureMeat({ weight: 150, deerType: 'whitetail', basis: 'live' })
  expect(meat.dressed.average).toBeCloseTo(111.9, 9)
  expect(meat.dressed.extreme).toEqual({ least: 91.5, most: 129 })
  expect(meat.boneless.average).toBeCloseTo(53.712, 9)
  expect(weightRange(meat.boneless.typical, 'us')).toBe('50 to 58 lb')
  expect(meat.boneless.extreme.least).toBeCloseTo(91.5 * 0.48 * 0.85, 9)
  expect(meat.boneless.extreme.most).toBeCloseTo(129 * 0.48 * 1.15, 9)
  expect(meat.steps).toEqual([
    'Field dressing takes 25.4% of 150.0 lb on average and leaves 111.9 lb. Averages by age and sex leave 111 to 114 lb, single deer anything from 92 to 129 lb.',
    'Game of 50 to 200 lb dressed: boneless meat is 48% of 111.9 lb, which is 53.7 lb.',
    '5% more or less, at both ends of that dressed weight, is typical: 50 to 58 lb. 15% is extreme: 37 to 71 lb.',
  ])
})

test('in metric every weight of the answer is in kilograms', () => {
  const asked = { weight: 150, deerType: 'whitetail', basis: 'live' } as const
  const { steps } = measureMeat(asked, 'metric')
  expect(steps).toEqual([
    'Field dressing takes 25.4% of 68.0 kg on average and leaves 50.8 kg. Averages by age and sex leave 50 to 52 kg, single deer anything from 42 to 59 kg.',
    'Game of 23 to 91 kg dressed: boneless meat is 48% of 50.8 kg, which is 24.4 kg.',
    '5% more or less, at both ends of that dressed weight, is typical: 23 to 26 kg. 15% is extreme: 17 to 32 kg.',
  ])
  const texts = [
    ...steps,
    ...calculateYield({ ...asked, processing: 'basic' }, 'metric').steps,
    ...[...measuredConstants('metric'), ...yieldConstants('metric')].map(({ value }) => value),
    ...species.map(({ id }) => measureMeat({ ...asked, deerType: id }, 'metric').note ?? ''),
    ...[1, 20, 24, 30, 50].map(
      (box) => checkBox({ box: box / 0.4536, weight: 150, units: 'metric' }, measureMeat(asked)).text,
    ),
  ]
  for (const text of texts) expect(text).not.toMatch(/\d (?:lb|cubic)\b/)
})

// University of Wyoming, 2003: dressed, hanging and boneless pounds, each an average of its group.
test.each([
  ['mule', 114, 96, 55],
  ['mule', 93, 79, 44],
  ['elk', 437, 364, 218],
  ['elk', 339, 294, 169],
] as const)(
  'the weighed %s of %d lb dressed is inside the range, from its hanging weight too',
  (deerType, weight, hung, meat) => {
    for (const asked of [
      { weight, deerType, basis: 'dressed' as const },
      { weight: hung, deerType, basis: 'hanging' as const },
    ]) {
      const { boneless } = measureMeat(asked)
      expect(boneless.extreme.least).toBeLessThanOrEqual(meat)
      expect(boneless.extreme.most).toBeGreaterThanOrEqual(meat)
    }
  },
)

test.each([
  [437, 218],
  [339, 169],
])(
  'an elk of %d lb dressed gives the %d lb that Wyoming’s did, not what the table for its size says',
  (weight, lean) => {
    const { boneless, isBeyondTable, note } = dressed(weight, 'elk')
    expect(Math.round(boneless.average)).toBe(lean)
    expect(isBeyondTable).toBe(false)
    expect(note).toContain('six bulls and six cows')
  },
)

test('a moose says what was weighed and what was not', () => {
  expect(dressed(500, 'moose').note).toMatch(/549 lb.*We found no weights of boned moose/)
  expect(dressed(100, 'whitetail').note).toBeUndefined()
})

// A moose carcass was 45 to 51 percent of the live weight, by age (Wildlife Biology 2(3), 1996).
test('moose quarters answer as the same moose on the hoof does', () => {
  const live = measureMeat({ weight: 1000, deerType: 'moose', basis: 'live' })
  for (const [hung, end] of [
    [450, 'least'],
    [510, 'most'],
  ] as const) {
    const quarters = measureMeat({ weight: hung, deerType: 'moose', basis: 'hanging' })
    expect(quarters.dressed.typical[end === 'least' ? 'most' : 'least']).toBeCloseTo(live.dressed.average, 9)
  }
})

test.each([
  [49.9, 'whitetail', true],
  [200.1, 'whitetail', true],
  [199.9, 'moose', true],
  [700, 'moose', false],
  [338.9, 'elk', true],
] as const)('%d lb dressed, %s: beyond the published rows: %s', (weight, deerType, isBeyond) => {
  expect(dressed(weight, deerType).isBeyondTable).toBe(isBeyond)
})

describe('whatever the carcass', () => {
  const question = fc.record({
    weight: fc.double({ min: 0.1, max: mostLb, noNaN: true }),
    deerType: fc.constantFrom(...species.map(({ id }) => id)),
    basis: fc.constantFrom(...bases.map(({ id }) => id)),
  })

  test('the average is typical, the typical is inside the extreme, and no meat outweighs the animal', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { boneless, boneIn } = measureMeat(asked)
        for (const { average, typical, extreme } of [boneless, boneIn]) {
          expect(extreme.least).toBeGreaterThanOrEqual(0)
          expect(extreme.least).toBeLessThanOrEqual(typical.least)
          expect(typical.least).toBeLessThanOrEqual(average)
          expect(average).toBeLessThanOrEqual(typical.most)
          expect(typical.most).toBeLessThanOrEqual(extreme.most)
          expect(extreme.most).toBeLessThanOrEqual(asked.weight)
        }
      }),
    )
  })

  test('the same number is least meat as live weight and most as hanging weight', () => {
    fc.assert(
      fc.property(question, ({ weight, deerType }) => {
        const meat = bases.map(({ id }) => measureMeat({ weight, deerType, basis: id }).boneless.average)
        expect(meat).toEqual([...meat].sort((a, b) => a - b))
      }),
    )
  })

  test('more in the box is never a worse verdict, and each box has one', () => {
    const levels = ['below-extreme', 'below', 'typical', 'above', 'above-extreme', 'impossible']
    const box = fc.double({ min: 0.1, max: mostLb, noNaN: true })
    fc.assert(
      fc.property(question, box, box, (asked, one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)]
        const levelOf = (boxLb: number) =>
          levels.indexOf(checkBox({ box: boxLb, weight: asked.weight, units: 'us' }, measureMeat(asked)).level)
        expect(levelOf(small)).toBeGreaterThanOrEqual(0)
        expect(levelOf(small)).toBeLessThanOrEqual(levelOf(large))
      }),
    )
  })

  test('a sheet has no more labels than packages, nor than it holds', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: mostLb, noNaN: true }), (meatLb) => {
        const { labels, packages } = createLabels(meatLb, 'Elk')
        expect(labels).toHaveLength(Math.min(packages, labelsPerSheet))
      }),
    )
  })
})

describe('was I shorted?', () => {
  const of105 = dressed(105, 'whitetail')
  test.each([
    [40, 'below-extreme', /^A friendly question/],
    [45, 'below', /^48 to 53 lb is typical.*That alone does not mean meat is missing/],
    [50, 'typical', /usually gives.*48 to 53 lb/],
    [56, 'above', /bones/],
    [65, 'above-extreme', /at most|most the tables allow.*58 lb.*Bone-in cuts of this animal would weigh 57 to 63 lb/],
    [80, 'above-extreme', /Even bone-in cuts would weigh less/],
    [106, 'impossible', /Check both weights/],
  ])('%d lb from a deer of 105 lb dressed: %s', (box, level, words) => {
    const check = checkBox({ box, weight: 105, units: 'us' }, of105)
    expect(check.level).toBe(level)
    expect(check.text).toMatch(words)
    expect(check.text).not.toContain('live weight')
  })

  test('a low box from a live weight names the weight first to doubt', () => {
    const live = measureMeat({ weight: 150, deerType: 'whitetail', basis: 'live' })
    expect(checkBox({ box: 30, weight: 150, units: 'us' }, live).text).toContain('start there')
  })
})

test.each([
  [{ least: 50.4, most: 57.7 }, 'us', '50 to 58 lb', '34 to 39', '1.7 cubic feet (49 liters)'],
  [{ least: 50.4, most: 57.7 }, 'metric', '23 to 26 kg', '34 to 39', '49 liters'],
  [{ least: 45, most: 45 }, 'us', '45 lb', '30', '1.3 cubic feet (37 liters)'],
  [{ least: 35, most: 35 }, 'us', '35 lb', '24', '1 cubic foot (29 liters)'],
  [{ least: 1.5, most: 1.5 }, 'us', '1.5 lb', '1', '0.1 cubic feet (3 liters)'],
] as const)('%j in %s: room and packages', (meat, units, words, packages, space) => {
  expect(storeMeat(meat, units)).toEqual({ meat: words, packages, space })
})

test('labels are shared out as the cuts are', () => {
  const { labels, packages } = createLabels(150, 'Whitetail deer')
  expect(packages).toBe(100)
  const count = (name: string) => labels.filter(({ cut }) => cut === name).length
  expect(['Steaks', 'Roasts', 'Grind'].map(count)).toEqual([8, 10, 12])
  const keeps = (name: string) => labels.find(({ cut }) => cut === name)?.keeps
  expect(['Steaks', 'Roasts', 'Grind'].map(keeps)).toEqual(['8 to 12 months', '8 to 12 months', '2 to 3 months'])
})

test('every constant that is shown has a name of its own', () => {
  const names = [...measuredConstants('us'), ...yieldConstants('us')].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
