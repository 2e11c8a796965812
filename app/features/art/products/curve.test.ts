import { describe, expect, test } from 'vitest'
import { beside, curve, stations } from './curve'
import type { Point } from './markup'

const line: Point[] = [
  [0, 10],
  [50, 10],
  [100, 10],
]

describe('a curve', () => {
  test('runs through its points, in whole units from one to the next', () => {
    expect(curve(line)).toBe('M0 10c8 0 33 0 50 0 17 0 42 0 50 0')
    expect(
      curve([
        [0.4, 0],
        [0, -6.2],
      ]),
    ).toBe('M0 0c0-1 0-5 0-6')
  })

  test('of one point is that point', () => {
    expect(curve([[3, 4]])).toBe('M3 4')
  })
})

describe('stations', () => {
  test('stand the same distance apart, with normals that point down from a line to the right', () => {
    const found = stations(line, 25)
    expect(found).toHaveLength(4)
    for (const [index, { at }] of found.entries()) expect(Math.abs(at[0] - index * 25)).toBeLessThan(2)
    for (const { at, normal } of found) {
      expect(at[1]).toBeCloseTo(10)
      expect(normal[0]).toBeCloseTo(0)
      expect(normal[1]).toBeCloseTo(1)
    }
  })

  test('of a point without length are none', () => {
    expect(
      stations(
        [
          [1, 1],
          [1, 1],
        ],
        5,
      ),
    ).toEqual([])
  })
})

test('the line beside another keeps its distance, on either side', () => {
  expect(beside(line, 8).every(([, y]) => Math.abs(y - 18) < 1e-9)).toBe(true)
  expect(beside(line, -8).every(([, y]) => Math.abs(y - 2) < 1e-9)).toBe(true)
})
