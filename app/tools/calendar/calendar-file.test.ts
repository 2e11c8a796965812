import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Ground } from '~/tools/ground/ground'
import { readPointPlace } from '~/tools/ground/point-reader'
import { readGround } from '~/tools/ground/read-ground'
import { huntDayCalendar } from '~/tools/hunt-day/hunt-day-calendar'
import { lightCalendar } from '~/tools/legal-light/light-calendar'
import { reportLight } from '~/tools/legal-light/legal-light'
import { moonCalendarFile } from '~/tools/moon-calendar/moon-calendar-file'
import { writeCalendar, type CalendarEvent } from './calendar-file'

const event: CalendarEvent = {
  id: '2026-11-14-legal-light',
  place: { latitude: 44.4759, longitude: -73.2121, timeZone: 'America/New_York' },
  title: 'Legal light',
  description: 'Bring rope; a saw, and \\ this:\nwater',
  location: 'Back forty',
  start: new Date('2026-11-14T11:45:00Z'),
  end: new Date('2026-11-14T21:55:00Z'),
}
const now = new Date('2026-11-01T12:00:00Z')

test('an event is written as calendars read it', () => {
  expect(
    writeCalendar({ name: 'Legal light', events: [event, event] }, now)
      .split('\r\n')
      .slice(0, 18),
  ).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'PRODID:stagwise',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Legal light',
    'BEGIN:VEVENT',
    'UID:2026-11-14-legal-light_44.48_-73.21@stagwise',
    'SUMMARY:Legal light',
    'DTSTAMP:20261101T120000Z',
    'DTSTART:20261114T114500Z',
    'DTEND:20261114T215500Z',
    'DESCRIPTION:Bring rope\\; a saw\\, and \\\\ this:\\nwater',
    'LOCATION:Back forty',
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'BEGIN:VEVENT',
  ])
  expect(writeCalendar({ name: 'Hunt day', events: [event] }, now)).not.toContain('X-WR-CALNAME')
})

test('an instant has no end, and a time before 1970 is one', () => {
  const at = new Date('1900-01-01T05:00:00Z')
  const text = writeCalendar({ name: 'Moon', events: [{ ...event, start: at, end: at }] }, now)
  expect(text).toContain('DTSTART:19000101T050000Z\r\nDESCRIPTION')
})

test('a line has at most 75 octets, and unfolds to what it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (location) => {
      // U+FFFD is what a character becomes that was cut in two, so there may be none before.
      const clean = location.replaceAll(/[\\;,\r\n\uFFFD]/g, '')
      const text = writeCalendar({ name: 'Light', events: [{ ...event, location: clean }] }, now)
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(text.replaceAll('\r\n ', '')).toContain(`\r\nLOCATION:${clean}\r\n`)
      expect(text).not.toContain('\uFFFD')
    }),
  )
})

test.each([
  ['legal light', (query: string) => lightCalendar('2026-11', groundOf(query), {}), 30],
  ['a hunt day', (query: string) => huntDayCalendar(huntDayAt(groundOf(query))), 1],
  ['the moon', (query: string) => moonCalendarFile('2026-11', 'America/New_York', groundOf(query)), 4],
])('the events of %s at two places do not replace each other', (_, write, count) => {
  const idsOf = (query: string) => [...writeCalendar(write(query), now).matchAll(/^UID:(.*)\r$/gm)].map(([, id]) => id)
  const [ohio, kansas, farm] = ['state=OH', 'state=KS', 'state=KS&lat=39.1&lon=-98.2'].map(idsOf)
  expect(new Set([...(ohio ?? []), ...(kansas ?? []), ...(farm ?? [])]).size).toBe(3 * count)
  expect(idsOf('state=OH&place=Home')).toEqual(ohio)
})

function huntDayAt(ground: Ground) {
  return { day: '2026-11-14', ground, light: reportLight('2026-11-14', ground) }
}

function groundOf(query: string): Ground {
  const { input } = readGround(new URLSearchParams(query), readPointPlace)
  if (!input) throw new Error(`${query} is no place`)
  return input
}
