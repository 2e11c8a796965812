import { describe, expect, test } from 'vitest'
import { countLines, sumOf, toAddress } from './people'
import { monthsBefore, retentionName, retentionQuestion } from './retention'

test.each([
  [' Anna.Berg@Example.COM ', 'anna.berg@example.com'],
  ["o'neil+deer@a.example", "o'neil+deer@a.example"],
  ['anna@localhost', 'anna@localhost'],
  ['\u202Aanna@münchen.example\u202C', 'anna@xn--mnchen-3ya.example'],
  ['anna', undefined],
  ['anna@', undefined],
  ['a b@example.com', undefined],
  ['änna@example.com', undefined],
  ['', undefined],
])('%j is the address %j', (typed, address) => {
  expect(toAddress(typed)).toBe(address)
})

test('counts leave out what there is none of', () => {
  const counts = { quotes: 1200, contacts: 1, bin: 0, notes: 0, views: 0, answers: 0, mails: 2 }
  expect(countLines(counts)).toEqual(['1,200 quote requests', '1 message', '2 mails'])
  expect(sumOf(counts)).toBe(1203)
})

describe('months before', () => {
  test.each([
    ['2026-11-21T12:34:56.789Z', 1, '2026-10-21T12:34:56.789Z'],
    ['2026-11-21T12:34:56.789Z', 12, '2025-11-21T12:34:56.789Z'],
    ['2026-01-15T00:00:00.000Z', 2, '2025-11-15T00:00:00.000Z'],
    ['2026-03-31T23:59:59.999Z', 1, '2026-02-28T23:59:59.999Z'],
    ['2024-03-31T00:00:00.000Z', 1, '2024-02-29T00:00:00.000Z'],
    ['2026-11-21T00:00:00.000Z', 240, '2006-11-21T00:00:00.000Z'],
  ])('%s, %i months', (now, months, before) => {
    expect(monthsBefore(new Date(now), months)).toBe(before)
  })
})

test('a rule has a name, and a question of its own', () => {
  expect([null, 1, 24].map(retentionName)).toEqual(['off', '1 month', '24 months'])
  expect(retentionQuestion(1, { quotes: 1, contacts: 0 })).toMatchObject({
    title: 'Delete after 1 month?',
    text: expect.stringMatching(/^The next daily run would delete 1 quote request and 0 messages for good/),
    answers: [{ value: 'delete-after-1' }],
  })
})
