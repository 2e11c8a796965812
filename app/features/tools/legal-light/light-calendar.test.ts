import { expect, test } from 'vitest'
import { readPointPlace } from '~/features/tools/ground/point-reader'
import { readGround } from '~/features/tools/ground/read-ground'
import { lightCalendar } from './light-calendar'
import { defaultOffsets } from './sky-day'

function groundOf(query: string) {
  const { input } = readGround(new URLSearchParams(query), readPointPlace)
  if (!input) throw new Error(`${query} is no place`)
  return input
}

test('a month has an event a day, in universal time, across the change of the clocks', () => {
  const text = lightCalendar('2026-11', groundOf('state=CO'), defaultOffsets)
  expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(30)
  // 6:00 and 6:01 a.m. by the clocks of Denver: MDT on Saturday would be an hour earlier in universal time.
  const starts = [...text.matchAll(/^DTSTART:(\d{8}T\d{6}Z)\r$/gm)].map(([, at]) => at)
  expect(starts).toHaveLength(30)
  expect(starts[0]?.slice(0, 11)).toBe('20261101T13')
  expect(text).toContain('LOCATION:Colorado (center of the state)')
  expect(text).toContain('TRANSP:TRANSPARENT')
})

test('days without a sunrise are left out', () => {
  const north = groundOf('lat=71.29&lon=-156.79')
  expect(lightCalendar('2026-12', north, defaultOffsets)).not.toContain('BEGIN:VEVENT')
})
