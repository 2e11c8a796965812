import { expect, test } from 'vitest'
import { longDateTime } from './date-and-time'

test.each([
  ['2026-11-21T19:15:00.000Z', 'America/New_York', 'November 21, 2026 at 2:15 PM'],
  ['2026-01-01T03:00:00.000Z', 'America/New_York', 'December 31, 2025 at 10:00 PM'],
])('writes %s in %s as %s', (time, zone, expected) => {
  // Engines differ in their spaces.
  expect(longDateTime(time, zone).replaceAll(/\s/g, ' ')).toBe(expected)
})
