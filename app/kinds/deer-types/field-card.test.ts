import { expect, test } from 'vitest'
import { sampleDeerTypes } from '~db/seed/deer-types/deer-types.data'
import { firstPart, shoulderHeight } from './field-card'
import { marksOf } from './field-marks.data'

test.each([
  [
    'Head and body 47 to 75 in (120 to 190 cm); 24 to 41 in (60 to 105 cm) at the shoulder, by region',
    '24 to 41 in (60 to 105 cm)',
  ],
  ['On average about 4.9 ft (1.5 m) at the shoulder and 8 ft (2.4 m) from nose to tail', '4.9 ft (1.5 m)'],
  ['5 ft long', undefined],
  [null, undefined],
])('the shoulder height in %j', (size, height) => {
  expect(shoulderHeight(size)).toBe(height)
})

test.each([
  ['130 to 220 lb (60 to 100 kg) [22]; 174 lb (79 kg) in Texas [4]', '130 to 220 lb (60 to 100 kg)'],
  [
    '110 to 243 lb (50 to 110 kg) across the range; in Yellowstone more',
    '110 to 243 lb (50 to 110 kg) across the range',
  ],
  ['About 700 lb. Some are heavier.', 'About 700 lb'],
  [null, undefined],
])('the first part of %j', (text, part) => {
  expect(firstPart(text)).toBe(part)
})

test('each sample species has three marks, a height and a weight of the male', () => {
  for (const { slug, maleSize, maleWeight } of sampleDeerTypes) {
    expect(Object.keys(marksOf(slug)).length, slug).toBeGreaterThan(2)
    expect([shoulderHeight(maleSize), firstPart(maleWeight)], slug).not.toContain(undefined)
  }
})
