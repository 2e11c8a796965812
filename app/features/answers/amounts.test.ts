import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatDollars,
  formatPercent,
  maxCents,
  parseDollars,
  parsePercent,
  parseQuantity,
  toDollarsText,
} from './amounts'

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
        expect(parseDollars(toDollarsText(cents))).toBe(cents === 0 ? 0 : cents)
      }),
    )
  })
})

describe('percent', () => {
  test.each([
    ['0', 0],
    ['10', 1000],
    ['12.5%', 1250],
    ['7.25 %', 725],
    ['100', 10_000],
  ])('"%s" is %i hundredths', (text, hundredths) => {
    expect(parsePercent(text)).toBe(hundredths)
  })

  test.each(['', '-5', '100.01', '101', '5.555', '%', 'ten'])('"%s" is none', (text) => {
    expect(parsePercent(text)).toBeUndefined()
  })

  test.each([
    [0, '0%'],
    [1000, '10%'],
    [1250, '12.5%'],
    [725, '7.25%'],
    [10_000, '100%'],
    [5, '0.05%'],
  ])('%i hundredths are written %s', (hundredths, text) => {
    expect(formatPercent(hundredths)).toBe(text)
    expect(parsePercent(text)).toBe(hundredths)
  })
})

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['1,200', 1200],
  ['9999', 9999],
  ['0', undefined],
  ['10000', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['', undefined],
  ['two', undefined],
])('quantity "%s" is %s', (text, quantity) => {
  expect(parseQuantity(text)).toBe(quantity)
})
