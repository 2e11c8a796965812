import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockChanges, localMinute, momentsOf, shortDateTime, zoneAt } from './zoned-time'

const newYork = 'America/New_York'
const london = 'Europe/London'
const phoenix = 'America/Phoenix'

test.each([
  [newYork, '2026-12-03', '06:00', '2026-12-03T11:00:00.000Z'],
  [newYork, '2026-07-04', '06:00', '2026-07-04T10:00:00.000Z'],
  [newYork, '2027-03-14', '01:59', '2027-03-14T06:59:00.000Z'],
  [newYork, '2027-03-14', '03:00', '2027-03-14T07:00:00.000Z'],
  [newYork, '2026-11-01', '00:59', '2026-11-01T04:59:00.000Z'],
  [newYork, '2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
  [london, '2027-03-28', '00:59', '2027-03-28T00:59:00.000Z'],
  [london, '2027-03-28', '02:00', '2027-03-28T01:00:00.000Z'],
  [london, '2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
  // Arizona changes no clocks.
  [phoenix, '2027-03-14', '02:30', '2027-03-14T09:30:00.000Z'],
  ['Asia/Kathmandu', '2026-12-03', '06:00', '2026-12-03T00:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-03', '06:00', '2026-12-02T16:00:00.000Z'],
  ['UTC', '2028-02-29', '23:59', '2028-02-29T23:59:00.000Z'],
])('in %s %s %s is %s', (timeZone, date, time, at) => {
  expect(momentsOf({ date, time }, timeZone)).toEqual({ kind: 'once', at: new Date(at) })
})

test.each([
  [newYork, '2027-03-14', '02:00', '2027-03-14T06:59:00.000Z', '2027-03-14T07:00:00.000Z'],
  [newYork, '2027-03-14', '02:59', '2027-03-14T06:59:00.000Z', '2027-03-14T07:00:00.000Z'],
  [london, '2027-03-28', '01:30', '2027-03-28T00:59:00.000Z', '2027-03-28T01:00:00.000Z'],
  // Lord Howe's change is half an hour.
  ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:29:00.000Z', '2026-10-03T15:30:00.000Z'],
])('in %s %s %s never comes', (timeZone, date, time, before, after) => {
  expect(momentsOf({ date, time }, timeZone)).toEqual({
    kind: 'never',
    before: new Date(before),
    after: new Date(after),
  })
})

test.each([
  [newYork, '2026-11-01', '01:00', '2026-11-01T05:00:00.000Z', '2026-11-01T06:00:00.000Z'],
  [newYork, '2026-11-01', '01:59', '2026-11-01T05:59:00.000Z', '2026-11-01T06:59:00.000Z'],
  [london, '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
])('in %s %s %s comes twice', (timeZone, date, time, first, second) => {
  expect(momentsOf({ date, time }, timeZone)).toEqual({
    kind: 'twice',
    first: new Date(first),
    second: new Date(second),
  })
})

test.each([
  ['', ''],
  ['2026-12-03', ''],
  ['', '06:00'],
  ['2026-02-30', '06:00'],
  ['2026-12-03', '24:00'],
  ['2026-12-03', '06:00:00'],
  ['12/03/2026', '6:00 AM'],
  ['+12026-12-03', '06:00'],
])('date "%s" and time "%s" are none', (date, time) => {
  expect(momentsOf({ date, time }, newYork)).toBeUndefined()
})

test.each<[string, string, number, [string, number], [string, number]]>([
  [newYork, '2026-11-27', -300, ['2027-03-14T07:00Z', -240], ['2027-11-07T06:00Z', -300]],
  [london, '2026-07-01', 60, ['2026-10-25T01:00Z', 0], ['2027-03-28T01:00Z', 60]],
  ['Australia/Lord_Howe', '2026-09-01', 630, ['2026-10-03T15:30Z', 660], ['2027-04-03T15:00Z', 630]],
])('the clocks of %s change after %s', (timeZone, from, now, ...next) => {
  const changes = clockChanges(timeZone, new Date(from)).split(' ')
  const expected = next.map(([at, offset]) => `${String(Date.parse(at) / 60_000)}=${String(offset)}`)
  expect(changes.slice(0, 3)).toEqual([`0=${String(now)}`, ...expected])
  expect(changes).toHaveLength(11)
})

test('clocks that never change have one line', () => {
  expect(clockChanges(phoenix, new Date('2026-11-27'))).toBe('0=-420')
})

test('words for people', () => {
  expect(shortDateTime('2026-12-03T11:00:00.000Z', newYork)).toBe('Dec 3, 2026, 6:00 AM')
  expect(zoneAt(new Date('2026-12-03T11:00:00.000Z'), newYork)).toBe('EST')
  expect(zoneAt(new Date('2026-07-03T11:00:00.000Z'), newYork)).toBe('EDT')
})

test('each minute leads to its fields and back', () => {
  const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 })
  const zones = fc.constantFrom(newYork, london, phoenix, 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns')
  fc.assert(
    fc.property(minutes, zones, (minute, timeZone) => {
      const at = new Date(minute * 60_000)
      const moments = momentsOf(localMinute(at, timeZone), timeZone)
      const found =
        moments?.kind === 'twice' ? [moments.first, moments.second] : [moments?.kind === 'once' && moments.at]
      expect(found).toContainEqual(at)
    }),
    { numRuns: 300 },
  )
})
