import { expect, test } from 'vitest'
import { createSiteClock } from '~/server/site-today.server'

test('tells date and hour of the site, and turns with the minute', () => {
  const clock = createSiteClock('America/New_York')
  const beforeMidnight = Date.parse('2026-11-21T04:59:59.999Z')
  expect(clock(beforeMidnight, undefined)).toBe('')
  expect(clock(beforeMidnight, 'date')).toBe('2026-11-20')
  expect(clock(beforeMidnight, 'hour')).toBe('2026-11-20T23 GMT-05:00')
  expect(clock(beforeMidnight + 1, 'date')).toBe('2026-11-21')
  expect(clock(beforeMidnight + 1, 'hour')).toBe('2026-11-21T00 GMT-05:00')
  expect(clock(beforeMidnight, 'date')).toBe('2026-11-20')
})
