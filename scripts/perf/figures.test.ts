import { describe, expect, test } from 'vitest'
import { judge, median, quantile, toCpu, toP99, toRatio } from './figures.js'
import { formatFigures, formatRates } from './table.js'

function rate(perSecond: number, cpuUs: number, p99Ms = 1) {
  return { requests: perSecond, perSecond, cpuUs, p99Ms }
}

const site = [rate(800, 20, 1.5), rate(300, 25, 9), rate(900, 40, 2)]
const raw = [rate(1000, 10, 0.5), rate(400, 20, 3), rate(1000, 20, 1)]

describe('a ratio', () => {
  test('is taken round by round: what disturbs a round disturbs both', () => {
    expect(toRatio('home', [site, raw])).toEqual({
      ...{ name: 'home', value: 0.8, low: 0.75, high: 0.9, unit: '', beside: 'by CPU 0.50' },
    })
  })

  test('without a contender is no number, and meets no goal', () => {
    const figure = toRatio('home', [undefined, raw], { atLeast: 0.8 })
    expect(figure.value).toBeNaN()
    expect(judge(figure)).toBe('unknown')
  })
})

test('a latency stands beside that of node:http itself', () => {
  const figure = { name: 'home', value: 2, low: 1.5, high: 9, unit: 'ms', beside: 'raw 1.00 ms', goal: { atMost: 2 } }
  expect(toP99('home', [site, raw], { atMost: 2 })).toEqual(figure)
})

test('processor time is told in milliseconds', () => {
  expect(toCpu('home', site)).toEqual({ name: 'home', value: 0.025, low: 0.02, high: 0.04, unit: 'ms' })
})

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[10, 9], 9.5],
  [[7], 7],
  [[], NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test.each([
  [100, 0.99, 99],
  [200, 0.99, 198],
  [60, 0.99, 60],
  [1, 0.99, 1],
  [100, 0.5, 50],
])('of 1 to %d, the share %d does not exceed %d', (count, share, expected) => {
  const values = Array.from({ length: count }, (_, index) => count - index)
  expect(quantile(values, share)).toBe(expected)
})

test.each([
  [0.8, { atLeast: 0.8, floor: 0.6 }, 'yes'],
  [0.79, { atLeast: 0.8, floor: 0.6 }, 'floor'],
  [0.6, { atLeast: 0.8, floor: 0.6 }, 'floor'],
  [0.59, { atLeast: 0.8, floor: 0.6 }, 'no'],
  [0.59, { atLeast: 0.6 }, 'no'],
  [2, { atMost: 2 }, 'yes'],
  [2.01, { atMost: 2 }, 'no'],
  [NaN, { atMost: 2 }, 'unknown'],
])('%d, where the goal is %j: %s', (value, goal, expected) => {
  expect(judge({ name: '', value, low: value, high: value, unit: '', goal })).toBe(expected)
})

describe('the table', () => {
  test('has a line for each contender, under one head', () => {
    expect(formatRates(new Map([['home', site]]))).toBe(
      ['      requests/s   rounds  p99 ms  CPU µs each', 'home         800  300-900    2.00         25.0'].join('\n'),
    )
  })

  test('holds each figure against its goal', () => {
    const figures = [
      toRatio('home: of raw', [site, raw], { atLeast: 0.8, floor: 0.6 }),
      { name: 'memory at rest', value: 131.4, low: 131.4, high: 131.4, unit: 'MB', goal: { atMost: 130 } },
      toCpu('home: CPU', site),
    ]
    expect(formatFigures(figures)).toBe(
      [
        'figure          measured     rounds       beside                      goal  met',
        'home: of raw        0.80  0.75-0.90  by CPU 0.50  at least 0.8 (floor 0.6)  yes',
        'memory at rest    131 MB                                    at most 130 MB   no',
        'home: CPU        0.03 ms  0.02-0.04',
      ].join('\n'),
    )
  })
})
