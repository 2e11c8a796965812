import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bothWeights, weightText } from '~/tools/units'
import { calculateYield, countPackages } from './venison-yield'
import { boneParts, cuts, mostLb, processings, species, yieldConstants } from './venison-yield.data'
import { parseWeightLb, readYieldQuery, unitOf, yieldMessages } from './venison-yield.schema'

test('the species, shares and efficiencies are those of the specification', () => {
  expect(species.map(({ id, averageLb, meatShare }) => [id, averageLb, meatShare])).toEqual([
    ['whitetail', 150, 0.7],
    ['mule', 200, 0.72],
    ['elk', 500, 0.65],
    ['moose', 800, 0.6],
  ])
  expect(processings.map(({ id, efficiency }) => [id, efficiency])).toEqual([
    ['basic', 0.85],
    ['professional', 0.9],
    ['custom', 0.95],
  ])
  expect(cuts.map(({ id, share }) => [id, share])).toEqual([
    ['steaks', 0.25],
    ['roasts', 0.35],
    ['grind', 0.4],
  ])
  expect(boneParts.map(({ id, share }) => [id, share])).toEqual([
    ['bone-in', 0.15],
    ['boneless', 0.85],
  ])
})

test('every constant that is shown has a name of its own', () => {
  const names = yieldConstants('us').map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['whitetail', 'basic', 150, 89.25, '89.3 lb', 60],
  ['whitetail', 'professional', 150, 94.5, '94.5 lb', 63],
  ['whitetail', 'custom', 150, 99.75, '99.8 lb', 67],
  ['mule', 'basic', 200, 122.4, '122.4 lb', 82],
  ['mule', 'professional', 200, 129.6, '129.6 lb', 87],
  ['mule', 'custom', 200, 136.8, '136.8 lb', 92],
  ['elk', 'basic', 500, 276.25, '276.3 lb', 185],
  ['elk', 'professional', 500, 292.5, '292.5 lb', 195],
  ['elk', 'custom', 500, 308.75, '308.8 lb', 206],
  ['moose', 'basic', 800, 408, '408.0 lb', 272],
  ['moose', 'professional', 800, 432, '432.0 lb', 288],
  ['moose', 'custom', 800, 456, '456.0 lb', 304],
] as const)('%s, %s, %d lb: %d lb of meat', (deerType, processing, weight, meatLb, shown, packages) => {
  const result = calculateYield({ weight, deerType, processing })
  expect(result.meatLb).toBeCloseTo(meatLb, 9)
  expect(weightText(result.meatLb, 'us')).toBe(shown)
  expect(result.packages).toBe(packages)
  expect(result.average).toEqual({ weightLb: weight, meatLb: result.meatLb })
  expect(result.isUnusual).toBe(false)
})

test('a whitetail of 150 lb, cut and boned', () => {
  const {
    cuts: byCut,
    bone,
    lossLb,
  } = calculateYield({ weight: 150, deerType: 'whitetail', processing: 'professional' })
  expect(byCut.map(({ name, weightLb }) => `${name} ${weightText(weightLb, 'us')}`)).toEqual([
    'Steaks 23.6 lb',
    'Roasts 33.1 lb',
    'Grind 37.8 lb',
  ])
  expect(bone.map(({ name, weightLb }) => `${name} ${weightText(weightLb, 'us')}`)).toEqual([
    'Bone-in 14.2 lb',
    'Boneless 80.3 lb',
  ])
  expect(weightText(lossLb, 'us')).toBe('55.5 lb')
})

test('the steps show the sum', () => {
  expect(calculateYield({ weight: 150, deerType: 'whitetail', processing: 'professional' }).steps.slice(0, 4)).toEqual([
    'Whitetail deer: 70% of 150.0 lb is 105.0 lb.',
    'Professional processing keeps 90% of that: 94.5 lb of meat.',
    'Loss: 150.0 lb minus 94.5 lb is 55.5 lb.',
    'Packages: 94.5 lb at 1.5 lb each, rounded up, is 63.',
  ])
})

test.each([
  [49.9, true],
  [50, false],
  [1000, false],
  [1000.1, true],
])('%d lb: a note is due: %s', (weight, isUnusual) => {
  const result = calculateYield({ weight, deerType: 'elk', processing: 'basic' })
  expect(result.isUnusual).toBe(isUnusual)
  expect(result.meatLb).toBeCloseTo(weight * 0.5525, 9)
})

test.each([
  [0.001, 1],
  [1.5, 1],
  [1.51, 2],
  [94.5, 63],
  [94.50000000000001, 63],
  [94.6, 64],
])('%d lb of meat: %d packages', (meatLb, packages) => {
  expect(countPackages(meatLb)).toBe(packages)
})

test('weights are shown to one decimal, in pounds and kilograms', () => {
  expect(bothWeights(94.5, 'us')).toBe('94.5 lb (42.9 kg)')
  expect(bothWeights(1000, 'us')).toBe('1,000.0 lb (453.6 kg)')
  expect(weightText(89.24999999999999, 'us')).toBe('89.3 lb')
  expect(weightText(0.04, 'us')).toBe('0.0 lb')
})

describe('whatever the weight', () => {
  const question = fc.record({
    weight: fc.double({ min: 0.1, max: mostLb, noNaN: true }),
    deerType: fc.constantFrom(...species.map(({ id }) => id)),
    processing: fc.constantFrom(...processings.map(({ id }) => id)),
  })
  const total = (parts: readonly { weightLb: number }[]) => parts.reduce((sum, { weightLb }) => sum + weightLb, 0)

  test('both splits make up the meat, and meat and loss the weight', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { meatLb, lossLb, cuts: byCut, bone } = calculateYield(asked)
        expect(total(byCut)).toBeCloseTo(meatLb, 9)
        expect(total(bone)).toBeCloseTo(meatLb, 9)
        expect(meatLb + lossLb).toBeCloseTo(asked.weight, 9)
        expect(lossLb).toBeGreaterThan(0)
      }),
    )
  })

  test('the packages hold the meat, and none of them is empty', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { meatLb, packages } = calculateYield(asked)
        expect(packages * 1.5).toBeGreaterThanOrEqual(meatLb - 1e-6)
        expect((packages - 1) * 1.5).toBeLessThan(meatLb + 1e-6)
      }),
    )
  })

  test('any number of full packages is counted right', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: -4, max: 4 }), (packages, traces) => {
        expect(countPackages(packages * 1.5 * (1 + traces * Number.EPSILON))).toBe(packages)
      }),
    )
  })

  test('more weight is never less meat, nor fewer packages', () => {
    fc.assert(
      fc.property(question, fc.double({ min: 0, max: 500, noNaN: true }), (asked, more) => {
        const less = calculateYield(asked)
        const heavier = calculateYield({ ...asked, weight: asked.weight + more })
        expect(heavier.meatLb).toBeGreaterThanOrEqual(less.meatLb)
        expect(heavier.packages).toBeGreaterThanOrEqual(less.packages)
      }),
    )
  })
})

describe('a weight as it is typed', () => {
  test.each([
    ['150', 150],
    [' 150.5 ', 150.5],
    ['150,5', 150.5],
    ['.5', 0.5],
    ['150.', 150],
    ['+150', 150],
    ['-1', -1],
    ['1,000', 1000],
    ['1 000', 1000],
    ['1\u00a0000,5', 1000.5],
    ['1,000.5', 1000.5],
    ['1.000,5', 1000.5],
    ['1.000', 1],
    ['0,500', 0.5],
    ['150 lb', 150],
    ['150lbs', 150],
    ['150 pounds', 150],
    ['100kg', 100 / 0.45359237],
    ['100 kg', 100 / 0.45359237],
    ['68,5 Kilos', 68.5 / 0.45359237],
    ['1,000 kilograms', 1000 / 0.45359237],
  ])('%j is %d', (text, weightLb) => {
    expect(parseWeightLb(text)).toBe(weightLb)
  })

  test('is in kilograms where the form says so, unless the text says otherwise', () => {
    expect(parseWeightLb('45.359237', 'kg')).toBeCloseTo(100, 9)
    expect(parseWeightLb('100 lb', 'kg')).toBe(100)
    expect([unitOf('68kg'), unitOf('68 LBS'), unitOf('68')]).toEqual(['kg', 'lb', undefined])
  })

  test.each([
    '',
    ' ',
    'abc',
    '1.5e3',
    '0x10',
    'Infinity',
    '150 kg kg',
    'kg',
    '150 stone',
    '1,00,0',
    '1.2.3',
    '12 34',
    '--1',
    '.',
    ',',
    'lb',
  ])('%j is no number', (text) => {
    expect(parseWeightLb(text)).toBeNaN()
  })

  test('any whole number of pounds is read with and without its separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (weight) => {
        expect(parseWeightLb(weight.toLocaleString('en-US'))).toBe(weight)
        expect(parseWeightLb(String(weight))).toBe(weight)
      }),
    )
  })
})

describe('the address', () => {
  const read = (query: string) => readYieldQuery(new URLSearchParams(query))
  const rest = 'deerType=elk&processing=custom'
  /** An address that says no more means this. */
  const silent = { unit: 'lb', basis: 'live', deerType: 'elk', processing: 'custom', box: undefined }

  test.each([
    ['50', 50],
    ['49.9', 49.9],
    ['1000', 1000],
    ['1000.1', 1000.1],
    ['1,000', 1000],
    ['5000', 5000],
  ])('takes weight=%s', (weight, weightLb) => {
    expect(read(`weight=${weight}&${rest}`)).toEqual({
      isAsked: true,
      input: { ...silent, weight: weightLb },
      errors: {},
    })
  })

  test.each([
    ['', yieldMessages.weight],
    ['abc', yieldMessages.weight],
    ['1.5e3', yieldMessages.weight],
    ['0', yieldMessages.tooLow],
    ['-1', yieldMessages.tooLow],
    ['5000.1', yieldMessages.tooHigh],
  ])('refuses weight=%s, beside its field', (weight, message) => {
    expect(read(`weight=${weight}&${rest}`)).toEqual({ isAsked: true, input: undefined, errors: { weight: message } })
  })

  test.each([
    ['weight=150', { deerType: yieldMessages.deerType, processing: yieldMessages.processing }],
    ['weight=150&deerType=roe&processing=basic', { deerType: yieldMessages.deerType }],
    ['weight=150&deerType=elk&processing=Basic', { processing: yieldMessages.processing }],
    [`weight=150&${rest}&basis=skinned`, { basis: yieldMessages.basis }],
    [`weight=150&${rest}&unit=stone`, { unit: yieldMessages.unit }],
    [`weight=2270&unit=kg&${rest}`, { weight: yieldMessages.tooHigh }],
    ['deerType=elk', { weight: yieldMessages.weight, processing: yieldMessages.processing }],
  ])('%s: a message for each that is missing', (query, errors) => {
    expect(read(query)).toEqual({ isAsked: true, input: undefined, errors })
  })

  test.each([
    [`weight=150&${rest}&box=some`, yieldMessages.box],
    [`weight=150&${rest}&box=0`, yieldMessages.tooLow],
    [`weight=2267kg&${rest}&box=2270kg`, yieldMessages.tooHigh],
  ])('%s: the yield is calculated, and the box is named', (query, box) => {
    expect(read(query)).toMatchObject({ input: { deerType: 'elk', box: undefined }, errors: { box } })
  })

  test.each([
    [`weight=100&unit=kg&box=20&${rest}`, 'kg', 220.462, 44.092],
    [`weight=100kg&box=20&${rest}`, 'kg', 220.462, 44.092],
    [`weight=100+kg&unit=lb&box=40+lb&${rest}`, 'kg', 220.462, 40],
    [`weight=100&unit=lb&box=20kg&${rest}`, 'lb', 100, 44.092],
    [`weight=100lb&unit=kg&box=40&${rest}`, 'lb', 100, 40],
  ])('%s is shown in %s', (query, unit, weight, box) => {
    const { input } = read(query)
    expect(input?.unit).toBe(unit)
    expect(input?.weight).toBeCloseTo(weight, 3)
    expect(input?.box).toBeCloseTo(box, 3)
  })

  test('without any of them nothing is asked', () => {
    expect(read('')).toMatchObject({ isAsked: false, errors: {} })
  })
})
