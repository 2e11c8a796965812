import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from './database'
import { createTestDatabase } from './test-database'

let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})

afterEach(() => db.destroy())

test('a limit stands in the text as a number', () => {
  const { sql: text, parameters } = db.selectFrom('quotes').select('id').where('id', '>', 7).limit(3).compile()
  expect(text).toBe('select "id" from "quotes" where "id" > ? limit 3')
  expect(parameters).toEqual([7])
})

test('a limit that is worked out stays what it is', () => {
  const { sql: text, parameters } = db
    .selectFrom('quotes')
    .select('id')
    .limit(sql<number>`1 + ${2}`)
    .compile()
  expect(text).toBe('select "id" from "quotes" limit 1 + ?')
  expect(parameters).toEqual([2])
})
