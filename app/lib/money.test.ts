import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dollarsOf, formatDollars, maxCents, parseDollars } from './money'

describe('dollars', () => {
  test.each([
    ['12', 1200],
    ['12.5', 1250],
    [' $1,234.50 ', 123_450],
    ['1234.05', 123_405],
    ['.50', 50],
    ['0', 0],
    ['-0', 0],
    ['-20', -2000],
    ['−$20.00', -2000],
    ['1,000,000', maxCents],
    ['0.29', 29],
    ['1.15', 115],
  ])('"%s" is %i cents', (text, cents) => {
    expect(parseDollars(text)).toBe(cents)
  })

  test.each([
    '',
    ' ',
    '$',
    '.',
    '-',
    '12.',
    '12.345',
    '1,5',
    '12,50',
    '1,23.00',
    'ten',
    '1e3',
    '1,000,000.01',
    '--5',
    '5 5',
    '٣',
    '+5',
    '€49',
    '9'.repeat(20),
  ])('"%s" is no amount', (text) => {
    expect(parseDollars(text)).toBeUndefined()
  })

  test.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [123_450, '$1,234.50'],
    [-2000, '−$20.00'],
    [999_900_000_000, '$9,999,000,000.00'],
  ])('%i cents are written %s', (cents, text) => {
    expect(formatDollars(cents)).toBe(text)
  })

  test('what is written is read as the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: -maxCents, max: maxCents }), (cents) => {
        expect(parseDollars(formatDollars(cents))).toBe(cents === 0 ? 0 : cents)
        expect(parseDollars(dollarsOf(cents))).toBe(cents === 0 ? 0 : cents)
      }),
    )
  })
})
