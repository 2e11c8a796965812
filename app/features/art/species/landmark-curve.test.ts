import { describe, expect, test } from 'vitest'
import { alongLine, closedCurve, getPoint, openCurve } from './landmark-curve'

describe('a curve through landmarks', () => {
  test('passes every point and closes', () => {
    const curve = closedCurve([
      [0, 0],
      [10, 0],
      [10, 10],
    ])
    expect(curve).toMatch(/^M0 0C.* 10 0C.* 10 10C.* 0 0Z$/)
  })

  test('a softness of 0 makes a corner: the handles lie on the point', () => {
    expect(
      openCurve([
        [0, 0, 0],
        [10, 0, 0],
      ]),
    ).toBe('M0 0C0 0 10 0 10 0')
  })

  test('does not overshoot where a short stretch meets a long one', () => {
    const [, ...numbers] = openCurve([
      [0, 0],
      [1, 1],
      [100, 1],
    ])
      .split(/[MC ]/)
      .map(Number)
    expect(Math.max(...numbers)).toBe(100)
    expect(Math.min(...numbers)).toBe(0)
  })
})

test('points along a line are evenly spaced, both ends included', () => {
  const points = alongLine(
    [
      [0, 0],
      [4, 0],
      [4, 8],
    ],
    4,
  )
  expect(points).toEqual([
    [0, 0],
    [4, 0],
    [4, 4],
    [4, 8],
  ])
})

test('a point that is not there is an error', () => {
  expect(() => getPoint([[0, 0]], 1)).toThrow('no point 1 of 1')
})
