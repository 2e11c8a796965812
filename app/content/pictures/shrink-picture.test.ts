import { expect, test } from 'vitest'
import { shrunkenSize } from './shrink-picture'

const mib = 1024 * 1024

test.each([
  ['a photo of a phone', { bytes: 4 * mib, type: 'JPEG', width: 4032, height: 3024 }, undefined],
  ['exactly at both limits', { bytes: 10 * mib, type: 'WebP', width: 10_000, height: 5000 }, undefined],
  ['a large file', { bytes: 18 * mib, type: 'JPEG', width: 7728, height: 5152 }, { width: 2400, height: 1600 }],
  ['one upright', { bytes: 18 * mib, type: 'JPEG', width: 5152, height: 7728 }, { width: 1600, height: 2400 }],
  ['too many pixels', { bytes: 9 * mib, type: 'JPEG', width: 12_000, height: 9000 }, { width: 2400, height: 1800 }],
  [
    'an AVIF that may unpack to too much',
    { bytes: mib, type: 'AVIF', width: 5000, height: 3000 },
    { width: 2400, height: 1440 },
  ],
  [
    'a PNG that may be interlaced',
    { bytes: 9 * mib, type: 'PNG', width: 8000, height: 5000 },
    { width: 2400, height: 1500 },
  ],
  [
    'a large file of few pixels',
    { bytes: 11 * mib, type: 'PNG', width: 2000, height: 1500 },
    { width: 2000, height: 1500 },
  ],
  ['a strip', { bytes: 11 * mib, type: 'PNG', width: 40_000, height: 4 }, { width: 2400, height: 1 }],
] as const)('%s', (_, picture, expected) => {
  expect(shrunkenSize(picture)).toEqual(expected)
})
