import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scheduleOf } from '~/lib/opening-hours'
import { dueTime, overdueBefore } from './deadline'

const weekday = '8:00 AM-6:00 PM'
const days = { monday: weekday, tuesday: weekday, wednesday: weekday, thursday: weekday, friday: weekday }
const week = { ...days, saturday: '9:00 AM-4:00 PM', sunday: 'closed' }
const officeWeek = { ...days, saturday: '', sunday: '' }
const closed = { monday: '', tuesday: '', wednesday: '', thursday: '', friday: '', saturday: '', sunday: '' }
const thanksgiving = [{ date: '2026-11-26', hours: '' }]
const newYork = 'America/New_York'

const promised = (timeToAnswer: string, schedule: string, hoursZone = newYork) => ({
  timeToAnswer,
  schedule,
  hoursZone,
})
const open6 = scheduleOf({ ...week, holidays: thanksgiving })
const open5 = scheduleOf({ ...officeWeek, holidays: thanksgiving })
const christmas = ['24', '25', '26', '28', '29', '30', '31'].map((day) => ({ date: `2026-12-${day}`, hours: '' }))
const weekOff = scheduleOf({ ...week, holidays: [...christmas, { date: '2027-01-01', hours: '' }] })
const halfDay = scheduleOf({ ...officeWeek, holidays: [{ date: '2026-11-27', hours: '10 AM-2 PM' }] })
const late = scheduleOf({ ...officeWeek, friday: '6 PM-12 AM', holidays: [] })
const broken = scheduleOf({ ...officeWeek, tuesday: '8 AM-12 PM, 1 PM-5 PM', holidays: [] })

// The clocks are New York's: 5 hours behind UTC, 4 in summer.
test.each([
  ['24 hours', open6, 'Thanksgiving’s eve at 6:12 AM', '2026-11-25T11:12:00.000Z', '2026-11-26T11:12:00.000Z'],
  ['48 hours', open6, 'Saturday', '2026-11-28T15:00:00.000Z', '2026-11-30T15:00:00.000Z'],
  ['24 hours', open6, 'the night of the change, all the same', '2026-11-01T05:30:00.000Z', '2026-11-02T05:30:00.000Z'],
  ['1 working day', open6, 'Monday, until closing time', '2026-11-23T15:00:00.000Z', '2026-11-24T23:00:00.000Z'],
  ['1 working day', open6, 'Monday evening, after hours', '2026-11-24T04:30:00.000Z', '2026-11-24T23:00:00.000Z'],
  [
    'one working day',
    open6,
    'Friday evening, and Saturday is one',
    '2026-11-21T01:00:00.000Z',
    '2026-11-21T21:00:00.000Z',
  ],
  [
    '1 working day',
    open5,
    'Friday evening, and Saturday is none',
    '2026-11-21T01:00:00.000Z',
    '2026-11-23T23:00:00.000Z',
  ],
  ['1 working day', open5, 'Saturday', '2026-11-21T17:00:00.000Z', '2026-11-23T23:00:00.000Z'],
  ['2 business days', open5, 'Sunday', '2026-11-22T17:00:00.000Z', '2026-11-24T23:00:00.000Z'],
  ['2 working days', open5, 'Wednesday before Thanksgiving', '2026-11-25T15:00:00.000Z', '2026-11-30T23:00:00.000Z'],
  ['2 working days', open6, 'Wednesday, and Saturday is one', '2026-11-25T15:00:00.000Z', '2026-11-28T21:00:00.000Z'],
  ['1 working day', open6, 'Thanksgiving itself', '2026-11-26T15:00:00.000Z', '2026-11-27T23:00:00.000Z'],
  ['1 working day', halfDay, 'Thursday before a short day', '2026-11-26T15:00:00.000Z', '2026-11-27T19:00:00.000Z'],
  ['2 working days', weekOff, 'before a week of holidays', '2026-12-23T15:00:00.000Z', '2027-01-04T23:00:00.000Z'],
  ['1 working day', open6, 'before the clocks go back', '2026-10-31T15:00:00.000Z', '2026-11-02T23:00:00.000Z'],
  ['1 working day', open6, 'before the clocks go forward', '2027-03-13T15:00:00.000Z', '2027-03-15T22:00:00.000Z'],
  ['1 working day', late, 'before a day that ends at midnight', '2026-11-19T15:00:00.000Z', '2026-11-21T05:00:00.000Z'],
  ['1 working day', broken, 'before a day with a break', '2026-11-23T15:00:00.000Z', '2026-11-24T22:00:00.000Z'],
  [
    '1 working day',
    scheduleOf({ ...closed, holidays: thanksgiving }),
    'no hours at all',
    '2026-11-25T15:00:00.000Z',
    '2026-11-27T22:00:00.000Z',
  ],
])('%s for %3$s', (timeToAnswer, schedule, _, createdAt, due) => {
  const site = promised(timeToAnswer, schedule)
  expect(dueTime(createdAt, site)).toBe(due)
  // The entry is overdue from that instant on, and not before.
  expect(createdAt <= overdueBefore(new Date(due), site)).toBe(true)
  expect(createdAt <= overdueBefore(new Date(Date.parse(due) - 1), site)).toBe(false)
})

test('the days are those of the business, wherever the site counts its own', () => {
  const schedule = scheduleOf({ ...officeWeek, holidays: [] })
  // In London it is already Tuesday.
  const createdAt = '2026-11-24T00:30:00.000Z'
  expect(dueTime(createdAt, promised('1 working day', schedule))).toBe('2026-11-24T23:00:00.000Z')
  expect(dueTime(createdAt, promised('1 working day', schedule, 'Europe/London'))).toBe('2026-11-25T18:00:00.000Z')
})

describe('a text that is no time', () => {
  test('is an error, for settings never hold one', () => {
    expect(() => dueTime('2026-11-24T00:30:00.000Z', promised('soon', open6))).toThrow('no time to answer')
  })
})

test('one instant divides what is overdue from what is not, whatever came in when', () => {
  const minute = fc.integer({ min: Date.UTC(2026, 9, 1) / 60_000, max: Date.UTC(2027, 3, 1) / 60_000 })
  const schedules = fc.constantFrom(open6, open5, weekOff, halfDay, late, broken)
  const zones = fc.constantFrom(newYork, 'Europe/London', 'Australia/Lord_Howe')
  const times = fc.constantFrom('24 hours', '1 working day', '3 working days', '20 working days')
  fc.assert(
    fc.property(minute, minute, schedules, zones, times, (created, at, schedule, zone, timeToAnswer) => {
      const site = promised(timeToAnswer, schedule, zone)
      const [createdAt, now] = [new Date(created * 60_000).toISOString(), new Date(at * 60_000)]
      expect(createdAt <= overdueBefore(now, site)).toBe(dueTime(createdAt, site) <= now.toISOString())
    }),
    { numRuns: 300 },
  )
})
