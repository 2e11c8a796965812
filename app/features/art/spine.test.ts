import { describe, expect, test } from 'vitest'
import { spineThrough, spineTurning, type Point } from './spine'

describe('a spine through points', () => {
  const points: Point[] = [
    [0, 0],
    [3, -4],
    [9, -4],
    [12, 0],
  ]

  test('starts at the first, ends at the last, and comes through those between', () => {
    const spine = spineThrough(points)
    expect(spine.at(0)).toMatchObject({ x: 0, y: 0 })
    expect(spine.at(1).x).toBeCloseTo(12)
    expect(spine.at(1).y).toBeCloseTo(0)
    const nearest = Math.min(...steps(200).map((part) => distance(spine.at(part), [3, -4])))
    expect(nearest).toBeLessThan(0.1)
  })

  test('is walked evenly', () => {
    const { at, length } = spineThrough(points)
    for (const part of steps(9)) {
      const [one, other] = [at(part), at(part + 0.1)]
      expect(distance(one, [other.x, other.y])).toBeCloseTo(length / 10, 0)
    }
  })

  test('is straight between two points', () => {
    const spine = spineThrough([
      [0, 0],
      [0, -10],
    ])
    expect(spine.length).toBeCloseTo(10)
    expect(spine.at(0.5)).toMatchObject({ dx: 0, dy: -1 })
    expect(spine.at(0.5).y).toBeCloseTo(-5)
  })
})

describe('a spine that turns', () => {
  test.each([
    ['up', 0, 0, -10],
    ['to the right', 90, 10, 0],
    ['to the left', -90, -10, 0],
  ])('goes straight %s without a bend', (_, angle, x, y) => {
    const end = spineTurning([0, 0], { angle, length: 10, bend: 0 }).at(1)
    expect(end.x).toBeCloseTo(x, 1)
    expect(end.y).toBeCloseTo(y, 1)
  })

  test('ends in the direction that its bend says', () => {
    const end = spineTurning([2, 3], { angle: 0, length: 10, bend: 90 }).at(1)
    expect(end.dx).toBeCloseTo(1)
    expect(end.dy).toBeCloseTo(0)
    // A quarter of a circle: as far to the side as up.
    expect(end.x - 2).toBeCloseTo(3 - end.y)
  })
})

function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index / count)
}

function distance({ x, y }: { x: number; y: number }, [toX, toY]: Point): number {
  return Math.hypot(toX - x, toY - y)
}
