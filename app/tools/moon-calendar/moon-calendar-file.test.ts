import { expect, test } from 'vitest'
import { writeCalendar } from '~/tools/calendar/calendar-file'
import { stateCenters } from '~/tools/ground/state-centers.data'
import { moonCalendarFile } from './moon-calendar-file'

const now = new Date('2026-11-01T12:00:00Z')

test('a month has its principal phases, each at its minute', () => {
  const text = writeCalendar(moonCalendarFile('2026-11', 'America/New_York'), now)
  const summaries = [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, name]) => name)
  expect(summaries).toEqual(['Last Quarter', 'New Moon', 'First Quarter', 'Full Moon'])
  // The full moon is at 9:53 AM EST.
  expect(text).toContain('DTSTART:20261124T145300Z')
  expect(text).not.toContain('Moonrise')
})

test('with a place each event has the rise and set of its day', () => {
  const text = writeCalendar(moonCalendarFile('2026-11', 'America/New_York', stateCenters.VT), now).replace(
    /\r\n /g,
    '',
  )
  expect(text.match(/Moonrise (?:none|\d+:\d\d [AP]M)\\, moonset (?:none|\d+:\d\d [AP]M)/g)).toHaveLength(4)
})
