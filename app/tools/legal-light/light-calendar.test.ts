import { expect, test } from 'vitest'
import { writeCalendar } from '~/tools/calendar/calendar-file'
import { readPointPlace } from '~/tools/ground/point-reader'
import { readGround } from '~/tools/ground/read-ground'
import { lightCalendar } from './light-calendar'

const now = new Date('2026-11-01T12:00:00Z')

function groundOf(query: string) {
  const { input } = readGround(new URLSearchParams(query), readPointPlace)
  if (!input) throw new Error(`${query} is no place`)
  return input
}

test('a month has an event a day, in universal time, across the change of the clocks', () => {
  const text = writeCalendar(lightCalendar('2026-11', groundOf('state=CO'), { own: { before: 30, after: 30 } }), now)
  expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(30)
  // Light begins at 6:00 and 6:01 a.m. by the clocks of Denver. With Saturday's MDT, universal time would be an hour
  // less.
  const starts = [...text.matchAll(/^DTSTART:(\d{8}T\d{6}Z)\r$/gm)].map(([, at]) => at)
  expect(starts).toHaveLength(30)
  expect(starts[0]?.slice(0, 11)).toBe('20261101T13')
  expect(text).toContain('LOCATION:Colorado (center of the state)')
  expect(text).toContain('TRANSP:TRANSPARENT')
})

test('days without a sunrise are left out', () => {
  const north = groundOf('lat=71.29&lon=-156.79')
  expect(lightCalendar('2026-12', north, {}).events).toEqual([])
})

test.each([
  ['SC', 'South Carolina: one hour before sunrise to one hour after sunset, as printed in 2016. Wildlife'],
  ['CT', 'Connecticut: half an hour before sunrise to sunset for bowhunting, as printed in 2019. Firearms'],
  ['MN', 'We have not read the hunting hours of Minnesota. Look for them in '],
])('each event of %s says whose hours it has', (state, words) => {
  const { events } = lightCalendar('2026-11', groundOf(`state=${state}`), {})
  expect(events.filter(({ description }) => description.startsWith(words))).toHaveLength(30)
})

test('days whose hours were not read are called daylight', () => {
  const { name, events } = lightCalendar('2026-11', groundOf('state=MN'), {})
  expect([name, ...new Set(events.map(({ title }) => title))]).toEqual(['Daylight', 'Daylight'])
})

test('a season of the operator counts on its days alone', () => {
  const season = {
    state: 'SC',
    species: 'White-tailed deer',
    weapon: 'Archery',
    zone: 'Statewide',
    opensOn: '2026-11-29',
    closesOn: '2027-01-01',
    before: 0,
    after: 0,
    sourceUrl: 'https://www.dnr.sc.gov/regs/deer',
    checkedOn: '2026-11-20',
  } as const
  const { events } = lightCalendar('2026-11', groundOf('state=SC'), { seasons: [season] })
  expect(events.filter(({ description }) => /Archery, Statewide: sunrise to sunset/.test(description))).toHaveLength(2)
  expect(events.filter(({ description }) => /^South Carolina: one hour/.test(description))).toHaveLength(28)
})
