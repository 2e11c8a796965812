import { expect, test } from 'vitest'
import { simplifyPath } from './path-lines'

test('leaves out corners that lie closer to the line than the distance', () => {
  expect(simplifyPath('M0 0L5 0.2L10 0L10 10', 1, 0.5)).toBe('M0 0l10 0 0 10')
  expect(simplifyPath('M0 0L5 2L10 0L10 10', 1, 0.5)).toBe('M0 0l5 2 5-2 0 10')
})

test('follows a curve within the distance', () => {
  const corners = (distance: number) =>
    simplifyPath('M0 0C0 50 50 100 100 100', 1, distance).match(/-?\d+ \d+/g)?.length ?? 0
  expect(corners(0.5)).toBeGreaterThan(corners(10))
  expect(corners(10)).toBeGreaterThanOrEqual(3)
})

test('leaves out a part that is too small to see, and keeps the others closed', () => {
  expect(simplifyPath('M0 0L1 0L1 1ZM0 0L20 0L20 20Z', 1, 0.5)).toBe('M0 0l20 0 0 20z')
})
