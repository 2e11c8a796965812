import { describe, expect, test } from 'vitest'
import { closedWords, lastDayOf } from './offer'

describe('the last day of an offer', () => {
  test.each([
    ['is the one that the operator chose', '2026-12-24', '2026-11-21T12:00:00.000Z', '2026-12-24'],
    ['else comes after ninety days', null, '2026-11-21T12:00:00.000Z', '2027-02-19'],
    ['counts in the site’s time zone', null, '2026-11-21T02:00:00.000Z', '2027-02-18'],
  ])('%s', (_, validUntil, sentAt, day) => {
    expect(lastDayOf(validUntil, sentAt, 'America/New_York')).toBe(day)
  })
})

describe('who comes too late', () => {
  const offer = { reference: 'Q-00013', lastDay: '2026-12-24', acceptedAt: null, replacedOn: null }
  const next = 'write to hello@example.com and give us the number Q-00013.'

  test.each([
    [{}, 'This offer has ended', `The offer was open until December 24, 2026. For new prices, ${next}`],
    [
      { acceptedAt: '2026-12-01T12:00:00.000Z' },
      'This offer has ended',
      `The offer was open until December 24, 2026. You have accepted it. If something is unclear, ${next}`,
    ],
    [
      { replacedOn: '2026-12-02' },
      'There is a newer offer',
      `We sent you other prices on December 2, 2026. Open the link in that mail, or ${next}`,
    ],
  ])('reads what to do: %j', (change, title, message) => {
    expect(closedWords({ ...offer, ...change }, 'hello@example.com')).toEqual({ title, message })
  })
})
