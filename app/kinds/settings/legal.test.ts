import { expect, test } from 'vitest'
import { approvalOf, isPastDay } from './legal'

const now = new Date('2026-11-28T23:00:00.000Z')

test.each([
  ['2026-11-27', true],
  ['11/27/2026', true],
  ['2026-11-29', true],
  ['2026-11-30', false],
  ['2030-01-01', false],
  ['2026-02-30', false],
  ['soon', false],
])('%s is a day on which a text can have been approved: %s', (text, isPast) => {
  expect(isPastDay(text, now)).toBe(isPast)
})

const before = { text: 'Terms', approvedOn: '2026-11-20' }

test.each([
  ['stays with its text', before, '2026-11-20'],
  ['ends with a change of the text', { ...before, text: 'Other terms' }, null],
  ['is a new one with a day that is new, too', { text: 'Other terms', approvedOn: '2026-11-27' }, '2026-11-27'],
  ['is stored in one format', { ...before, approvedOn: '11/27/2026' }, '2026-11-27'],
  ['may be taken back', { ...before, approvedOn: null }, null],
])('an approval %s', (_, after, approvedOn) => {
  expect(approvalOf(after, before)).toBe(approvedOn)
})
