import { expect, test } from 'vitest'
import { closedPath, openPath } from './smooth-path'

test('whole numbers of the unit, each from the one before it', () => {
  const path = openPath(
    [
      [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
    ],
    0.5,
  )
  expect(path).toBe('M2 2s1 0 2 0s2 0 2 0')
})

test('a corner between two edges, and a closed end', () => {
  const path = closedPath(
    [
      [
        [0, 0],
        [6, 0],
      ],
      [
        [6, 0],
        [6, 6],
      ],
    ],
    1,
  )
  expect(path).toBe('M0 0s5 0 6 0l0 0s0 5 0 6z')
})

test('steps lead from rounded place to rounded place, so that small errors do not add up', () => {
  const path = openPath([Array.from({ length: 41 }, (_, index) => [index * 0.4, 0] as const)], 1)
  const ends = [...path.matchAll(/s\S+ \S+ (\S+) /g)].map(([, x]) => Number(x))
  expect(ends.reduce((sum, x) => sum + x, 0)).toBe(16)
})
