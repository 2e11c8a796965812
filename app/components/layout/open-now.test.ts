import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { clockChanges } from '~/content/publishing/zoned-time'
import { scheduleOf } from '~/lib/opening-hours'

class FakeElement {
  dataset: Record<string, string> = {}
}

interface OpenNowElement extends FakeElement {
  read: (at: Date) => string
}

/** Runs the very script of the page, with what the script needs of a browser. */
function readAt(at: string, { zone, hours }: { zone: string; hours: string }): string {
  const script = readFileSync(path.join(import.meta.dirname, 'open-now-page-script.js'), 'utf8')
  let made: OpenNowElement | undefined
  const customElements = {
    define: (_: string, Element: new () => OpenNowElement) => {
      made = new Element()
    },
  }
  runInNewContext(script, { customElements, HTMLElement: FakeElement })
  if (!made) throw new Error('The script defines no element')
  made.dataset = { clock: clockChanges(zone, new Date('2026-01-01')), hours }
  return made.read(new Date(at))
}

const weekday = '8:00 AM-6:00 PM'
const week = {
  monday: weekday,
  tuesday: weekday,
  wednesday: weekday,
  thursday: weekday,
  friday: weekday,
  saturday: '9:00 AM-4:00 PM',
  sunday: 'closed',
}
const holidays = [
  { date: '2026-11-26', hours: '' },
  { date: '2026-11-27', hours: '10 AM-2 PM' },
]
const newYork = { zone: 'America/New_York', hours: scheduleOf({ ...week, monday: '8 AM-12 PM, 1 PM-6 PM', holidays }) }

test.each([
  ['a weekday', '2026-11-24T15:00:00Z', 'Open now, until 6:00 PM.'],
  ['the minute of opening', '2026-11-24T13:00:00Z', 'Open now, until 6:00 PM.'],
  ['the minute before', '2026-11-24T12:59:59Z', 'Closed now. Opens at 8:00 AM.'],
  ['the minute of closing', '2026-11-24T23:00:00Z', 'Closed now. Opens tomorrow at 8:00 AM.'],
  ['a break', '2026-11-23T17:30:00Z', 'Closed now. Opens at 1:00 PM.'],
  ['the evening before a holiday', '2026-11-26T00:30:00Z', 'Closed now. Opens Friday at 10:00 AM.'],
  ['a holiday', '2026-11-26T15:00:00Z', 'Closed now. Opens tomorrow at 10:00 AM.'],
  ['a day with other hours', '2026-11-27T18:00:00Z', 'Open now, until 2:00 PM.'],
  ['after them', '2026-11-27T19:00:00Z', 'Closed now. Opens tomorrow at 9:00 AM.'],
  ['a Saturday night, in UTC already Sunday', '2026-11-29T01:00:00Z', 'Closed now. Opens Monday at 8:00 AM.'],
  ['summer time', '2026-07-14T12:30:00Z', 'Open now, until 6:00 PM.'],
])('%s', (_, at, said) => {
  expect(readAt(at, newYork)).toBe(said)
})

test('the clocks are those of the business', () => {
  const hours = scheduleOf({ ...week, holidays: [] })
  expect(readAt('2026-11-24T09:00:00Z', { zone: 'Europe/London', hours })).toBe('Open now, until 6:00 PM.')
  expect(readAt('2026-11-24T09:00:00Z', { zone: 'America/Chicago', hours })).toBe('Closed now. Opens at 8:00 AM.')
})

test('a business that is closed for weeks, or never says, promises nothing', () => {
  const closed = { monday: '', tuesday: '', wednesday: '', thursday: '', friday: '', saturday: '', sunday: '' }
  const zone = 'UTC'
  expect(readAt('2026-11-24T09:00:00Z', { zone, hours: scheduleOf({ ...closed, holidays: [] }) })).toBe('Closed now.')
  const once = scheduleOf({ ...closed, holidays: [{ date: '2026-12-05', hours: '22:00-24:00' }] })
  expect(readAt('2026-11-24T09:00:00Z', { zone, hours: once })).toBe(
    'Closed now. Opens Saturday, December 5 at 10:00 PM.',
  )
  expect(readAt('2026-12-05T23:59:00Z', { zone, hours: once })).toBe('Open now, until 12:00 AM.')
})
