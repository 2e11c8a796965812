import { expect, test } from 'vitest'
import { longDateTime, longDate } from './date-and-time'

test.each([
  ['2026-11-21T19:15:00.000Z', 'America/New_York', 'November 21, 2026 at 2:15 PM'],
  ['2026-01-01T03:00:00.000Z', 'America/New_York', 'December 31, 2025 at 10:00 PM'],
])('writes %s in %s as %s', (time, zone, expected) => {
  // Engines differ in their spaces.
  expect(longDateTime(time, zone).replaceAll(/\s/g, ' ')).toBe(expected)
})

test.each([
  ['2026-11-21T12:00:00.000Z', 'America/New_York', 'November 21, 2026'],
  ['2026-01-01T03:00:00.000Z', 'America/New_York', 'December 31, 2025'],
  ['2026-01-01T03:00:00.000Z', 'Europe/London', 'January 1, 2026'],
])('writes %s in %s as %s', (time, zone, expected) => {
  expect([longDate(time, zone), longDate(time, zone)]).toEqual([expected, expected])
})

test('dates are written in any number', () => {
  const times = Array.from({ length: 1200 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day, 12)).toISOString())
  const dates = times.map((time) => longDate(time, 'UTC'))
  expect(new Set(dates).size).toBe(1200)
  expect(dates.at(-1)).toBe('April 14, 2029')
  expect(() => longDate('never', 'UTC')).toThrow(RangeError)
})
