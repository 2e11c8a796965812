import { expect, test } from 'vitest'
import { randomId } from './random-ids.server'

const many = Array.from({ length: 1000 }, () => randomId())

test('each is a UUID of version 4', () => {
  for (const id of many) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('none comes twice', () => {
  expect(new Set(many).size).toBe(many.length)
})

test('every digit that is not fixed takes all values', () => {
  for (let at = 0; at < 36; at += 1) {
    const seen = new Set(many.map((id) => id[at]))
    expect([at, seen.size]).toEqual([at, [8, 13, 18, 23, 14].includes(at) ? 1 : at === 19 ? 4 : 16])
  }
})
