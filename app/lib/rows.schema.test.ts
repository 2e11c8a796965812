import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { rowList } from './rows.schema'

const Row = z.object({
  question: z.string().trim().min(1, { error: 'Ask something' }),
  answer: z.string().trim().min(1, { error: 'Answer it' }),
})
const Rows = rowList(Row, { maxItems: 2, error: 'Use a list' })
const full = { question: 'Where?', answer: 'There.' }

test.each([
  [undefined, []],
  [null, []],
  [[], []],
  [[full], [full]],
  [[{ question: ' ', answer: '' }, { question: ' Where? ', answer: 'There.' }, {}], [full]],
])('%j is read as %j', (given, rows) => {
  expect(Rows.parse(given)).toEqual(rows)
})

describe('what is wrong', () => {
  const faults = (given: unknown) =>
    Rows.safeParse(given).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

  test('is said at the place that the row has in the form', () => {
    expect(faults([{}, full, { question: 'Why?' }, { question: 5, answer: 'x' }])).toEqual([
      '2.answer: Answer it',
      '3.question: Ask something',
    ])
  })

  test('is said of the list where there are too many, blank ones aside', () => {
    expect(faults([full, {}, full])).toBeUndefined()
    expect(faults([full, full, full])).toEqual([': Use at most 2 of them'])
  })

  test.each([['text'], [[['row']]], [{ question: 'x' }]])('is said of %j, which is no list of rows', (given) => {
    expect(Rows.safeParse(given).success).toBe(false)
  })
})
