import { expect, test } from 'vitest'
import { siteDefaults } from '~/site'
import { formatDue } from './due-time'

const says = (createdAt: string, now: string) =>
  formatDue(createdAt, new Date(now), siteDefaults).replaceAll(/\s/g, ' ')

// 10 AM in New York on November 24.
const now = '2026-11-24T15:00:00.000Z'

test.each([
  ['2026-11-24T15:00:00.000Z', 'Due tomorrow 10:00 AM'],
  ['2026-11-24T04:59:00.000Z', 'Due today 11:59 PM'],
  ['2026-11-24T05:00:00.000Z', 'Due tomorrow 12:00 AM'],
  ['2026-11-23T21:10:00.000Z', 'Due today 4:10 PM'],
  ['2026-11-23T21:00:00.000Z', 'Due today 4:00 PM'],
  ['2026-11-23T20:59:59.999Z', 'Due in 5 h'],
  ['2026-11-23T16:00:00.000Z', 'Due in 1 h'],
  ['2026-11-23T15:59:00.000Z', 'Due in 59 min'],
  ['2026-11-23T15:00:01.000Z', 'Due in 1 min'],
  ['2026-11-23T15:00:00.000Z', 'Overdue by 1 min'],
  ['2026-11-23T14:00:00.000Z', 'Overdue by 1 h'],
  ['2026-11-22T15:00:01.000Z', 'Overdue by 23 h'],
  ['2026-11-22T15:00:00.000Z', 'Overdue by 1 day'],
  ['2026-11-21T12:00:00.000Z', 'Overdue by 2 days'],
  // The clock was set back.
  ['2026-11-26T15:00:00.000Z', 'Due Fri, Nov 27 10:00 AM'],
])('what came in at %s: %s', (createdAt, words) => {
  expect(says(createdAt, now)).toBe(words)
})

test('on the day on which the clocks change, it is due 24 hours later all the same', () => {
  expect(says('2026-11-01T05:30:00.000Z', '2026-11-01T14:00:00.000Z')).toBe('Due tomorrow 12:30 AM')
  expect(says('2026-10-31T20:00:00.000Z', '2026-11-01T10:00:00.000Z')).toBe('Due today 3:00 PM')
})
