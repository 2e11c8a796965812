import { expect, test } from 'vitest'
import { formatHours, hoursLines, parseHours, type WeekHours } from './opening-hours'

test.each([
  ['8:00 AM-6:00 PM', '8:00 AM-6:00 PM'],
  ['8 am - 6 pm', '8:00 AM-6:00 PM'],
  ['8 a.m. to 6 p.m.', '8:00 AM-6:00 PM'],
  ['08:00–18:00', '8:00 AM-6:00 PM'],
  ['8:30 AM-12:00 PM, 1 PM-5 PM', '8:30 AM-12:00 PM, 1:00 PM-5:00 PM'],
  ['12:00 AM-12:00 AM', '12:00 AM-12:00 AM'],
  ['00:00-24:00', '12:00 AM-12:00 AM'],
  ['Closed', 'closed'],
  ['', 'closed'],
  [null, 'closed'],
])('%j reads %s', (typed, shown) => {
  expect(parseHours(typed)).toBeDefined()
  expect(formatHours(typed)).toBe(shown)
})

test.each(['8-6', '8 AM-6', '6:00 PM-8:00 AM', '25:00-26:00', '8:75 AM-9:00 AM', '13 PM-14 PM', 'by appointment'])(
  '%j is no hours, and stays as it is',
  (typed) => {
    expect(parseHours(typed)).toBeUndefined()
    expect(formatHours(typed)).toBe(typed)
  },
)

test('spans must follow each other', () => {
  expect(parseHours('1 PM-5 PM, 8 AM-12 PM')).toBeUndefined()
  expect(parseHours('8 AM-2 PM, 1 PM-5 PM')).toBeUndefined()
})

const specified: WeekHours = {
  monday: '8 AM-6 PM',
  tuesday: '8 AM-6 PM',
  wednesday: '8 AM-6 PM',
  thursday: '8 AM-6 PM',
  friday: '8:00 AM-6:00 PM',
  saturday: '9 AM-4 PM',
  sunday: null,
}

test('days with the same hours share a line', () => {
  expect(hoursLines(specified)).toEqual([
    { days: 'Mon-Fri', hours: '8:00 AM-6:00 PM' },
    { days: 'Sat', hours: '9:00 AM-4:00 PM' },
    { days: 'Sunday', hours: 'closed' },
  ])
  expect(hoursLines({ ...specified, wednesday: 'closed', saturday: null })).toEqual([
    { days: 'Mon-Tue', hours: '8:00 AM-6:00 PM' },
    { days: 'Wednesday', hours: 'closed' },
    { days: 'Thu-Fri', hours: '8:00 AM-6:00 PM' },
    { days: 'Sat-Sun', hours: 'closed' },
  ])
})
