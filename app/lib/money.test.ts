import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dollarsOf, formatDollars, toCents } from './money'

describe('toCents', () => {
  test.each([
    ['49.99', 4999],
    ['49', 4900],
    ['49.9', 4990],
    [' $49.99 ', 4999],
    ['$ 1,299.00', 129_900],
    ['1,000,000', 100_000_000],
    ['0.01', 1],
    ['0', 0],
    ['0.29', 29],
    ['1.15', 115],
  ])('reads %j as %d cents', (text, cents) => {
    expect(toCents(text)).toBe(cents)
  })

  test.each([
    '',
    ' ',
    'ten',
    '49,99',
    '1,29',
    '49.999',
    '-5',
    '+5',
    '.99',
    '49.',
    '1e3',
    '49 99',
    '€49',
    '9'.repeat(20),
  ])('refuses %j', (text) => {
    expect(toCents(text)).toBeUndefined()
  })
})

test('an amount survives being shown and typed again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(toCents(dollarsOf(cents))).toBe(cents)
      expect(toCents(formatDollars(cents))).toBe(cents)
    }),
  )
})

test.each([
  [1, '$0.01'],
  [4990, '$49.90'],
  [129_900, '$1,299.00'],
])('writes %d cents as %s', (cents, text) => {
  expect(formatDollars(cents)).toBe(text)
})
