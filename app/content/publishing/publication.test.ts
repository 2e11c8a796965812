import { describe, expect, test } from 'vitest'
import { choiceOf, planPublication, publicationValues, scheduledFor, waitingNotices } from './publication'

const timeZone = 'America/New_York'
const now = new Date('2026-11-25T12:00:00.000Z')
const setting = { now, timeZone, nowLabel: 'On' }

function plan(choice: string, publishDate = '', publishTime = '', stored: string | null = null) {
  return planPublication({ choice, publishDate, publishTime, stored }, setting)
}

test.each([
  ['false', { publishAt: null }],
  ['true', { publishAt: null }],
  ['draft', { publishAt: null }],
  ['', { publishAt: null }],
])('"%s" without a date schedules nothing', (choice, expected) => {
  expect(plan(choice)).toEqual(expected)
})

test('a date and a time in the site’s zone', () => {
  expect(plan('later', '2026-12-03', '06:00')).toEqual({ publishAt: '2026-12-03T11:00:00.000Z' })
})

test.each([
  ['', '06:00', 'publishDate', 'Give the date, too'],
  ['2026-12-03', '', 'publishTime', 'Give the time, too'],
  ['', '', 'publishDate', 'Give the date, too'],
  ['tomorrow', 'six', 'publishDate', 'Use a date like 2026-12-03 and a time like 06:00'],
  ['2026-11-25', '06:59', 'publishDate', 'This time has passed. Choose “On” to publish now'],
  ['2026-11-25', '07:00', 'publishDate', 'This time has passed. Choose “On” to publish now'],
  [
    '2027-03-14',
    '02:30',
    'publishTime',
    'The clocks skip this time on that day. The nearest times are 1:59 AM and 3:00 AM',
  ],
])('refuses date "%s" and time "%s"', (date, time, field, error) => {
  expect(plan('later', date, time)).toEqual({ field, error })
})

test('takes the first of a repeated time, and says so', () => {
  expect(plan('later', '2027-11-07', '01:30')).toEqual({
    publishAt: '2027-11-07T05:30:00.000Z',
    notice: 'The clocks show 1:30 AM twice that day; this is the first time (EDT, not EST).',
  })
})

test('takes the second of a repeated time once the first has passed', () => {
  const late = { ...setting, now: new Date('2027-11-07T05:45:00.000Z') }
  const typed = { choice: 'later', publishDate: '2027-11-07', publishTime: '01:30', stored: null }
  expect(planPublication(typed, late)).toEqual({
    publishAt: '2027-11-07T06:30:00.000Z',
    notice: 'The clocks show 1:30 AM twice that day; this is the second time (EST, not EDT).',
  })
})

describe('of a scheduled record', () => {
  const stored = '2026-12-03T11:00:07.000Z'

  test('a save of other fields keeps the moment', () => {
    expect(plan('later', '2026-12-03', '06:00', stored)).toEqual({ publishAt: stored })
  })

  test.each(['true', 'false'])('“%s” ends the schedule although the fields still show it', (choice) => {
    expect(plan(choice, '2026-12-03', '06:00', stored)).toEqual({ publishAt: null })
  })

  test('another date without the choice is refused', () => {
    expect(plan('false', '2026-12-04', '06:00', stored)).toEqual({
      field: 'publishDate',
      error: 'Choose “Scheduled” to use this date and time, or empty both',
    })
  })
})

test.each([
  [true, null, false, 'true'],
  [false, null, false, 'false'],
  [false, null, true, 'draft'],
  [false, '2026-12-03T11:00:00.000Z', true, 'later'],
])('public %s, scheduled for %s, draft %s: the editor chooses “%s”', (isOn, publishAt, isDraft, choice) => {
  expect(choiceOf(isOn, { publishAt, isDraft })).toBe(choice)
})

test('words', () => {
  const publication = { publishAt: '2026-12-03T11:00:00.000Z', isDraft: false }
  expect(publicationValues({ publication, timeZone })).toEqual({ publishDate: '2026-12-03', publishTime: '06:00' })
  expect(scheduledFor(publication.publishAt, timeZone)).toBe('Scheduled for Dec 3, 2026, 6:00 AM')
  expect(waitingNotices({ publication, publicationNotice: 'Twice.' }, timeZone)).toEqual([
    'Scheduled for Dec 3, 2026, 6:00 AM.',
    'Twice.',
  ])
  expect(waitingNotices({ publication: { publishAt: null } }, timeZone)).toEqual([])
})
