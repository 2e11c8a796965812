import { describe, expect, test } from 'vitest'
import { formatPercent, parsePercent, parseQuantity } from './amounts'

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
