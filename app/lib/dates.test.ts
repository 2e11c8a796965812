import { expect, test } from 'vitest'
import { clockTime, localHour, longDay } from './dates'

test.each([
  ['2026-11-21', 'November 21, 2026'],
  ['2024-02-29', 'February 29, 2024'],
])('writes the day %s as %s', (day, expected) => {
  expect(longDay(day)).toBe(expected)
})

test.each([
  ['2026-11-21T14:30:00.000Z', 'America/New_York', '2026-11-21T09 GMT-05:00'],
  ['2026-11-21T05:00:00.000Z', 'America/New_York', '2026-11-21T00 GMT-05:00'],
  ['2026-11-21T04:59:59.999Z', 'America/New_York', '2026-11-20T23 GMT-05:00'],
  ['2026-11-01T05:30:00.000Z', 'America/New_York', '2026-11-01T01 GMT-04:00'],
  ['2026-11-01T06:30:00.000Z', 'America/New_York', '2026-11-01T01 GMT-05:00'],
  ['2026-11-21T18:45:00.000Z', 'Asia/Kolkata', '2026-11-22T00 GMT+05:30'],
  ['2026-07-01T22:59:00.000Z', 'Europe/London', '2026-07-01T23 GMT+01:00'],
])('the hour of %s in %s is %s', (time, zone, expected) => {
  expect(localHour(new Date(time), zone)).toBe(expected)
})

test.each([
  ['2026-11-21T14:05:00.000Z', 'America/New_York', '09:05'],
  ['2026-11-21T05:00:00.000Z', 'America/New_York', '00:00'],
  ['2026-11-21T18:45:00.000Z', 'Asia/Kolkata', '00:15'],
])('the clock at %s in %s says %s', (time, zone, expected) => {
  expect(clockTime(new Date(time), zone)).toBe(expected)
})
