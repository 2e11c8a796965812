import { expect, test } from 'vitest'
import { longDate } from './dates'

test.each([
  ['2026-11-21T12:00:00.000Z', 'America/New_York', 'November 21, 2026'],
  ['2026-01-01T03:00:00.000Z', 'America/New_York', 'December 31, 2025'],
  ['2026-01-01T03:00:00.000Z', 'Europe/London', 'January 1, 2026'],
])('writes %s in %s as %s', (time, zone, expected) => {
  expect(longDate(time, zone)).toBe(expected)
})
