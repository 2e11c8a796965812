import { expect, test } from 'vitest'
import { flipped, grown, outlineThrough, turned } from './outline'
import type { Point } from './spine'

const circle = Array.from({ length: 60 }, (_, index): Point => {
  const angle = (index / 60) * 2 * Math.PI
  return [10 * Math.cos(angle), 10 * Math.sin(angle)]
})

test.each([2, -2])('a circle grown by %s stays round', (by) => {
  for (const [x, y] of grown(circle, by)) expect(Math.hypot(x, y)).toBeCloseTo(10 + by)
})

test('the other hand grows outwards too', () => {
  for (const [x, y] of grown(flipped(circle), 2)) expect(Math.hypot(x, y)).toBeCloseTo(12)
})

test('a quarter turn leads from the right downwards', () => {
  const [[x, y] = [0, 0]] = turned([[3, 1]], 90, [1, 1])
  expect(x).toBeCloseTo(1)
  expect(y).toBeCloseTo(3)
})

test('an outline starts at its corner and has as many points as asked for', () => {
  const corners: Point[] = [
    [0, -5],
    [4, 0],
    [0, 5],
    [-4, 0],
  ]
  const outline = outlineThrough(corners, 24)
  expect(outline).toHaveLength(24)
  expect(outline[0]).toEqual([0, -5])
  expect(outlineThrough([], 24)).toEqual([])
})
