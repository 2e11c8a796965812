import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOnce } from './create-once.server'
import type { Database } from './database'
import { createTestDatabase } from './test-database'
import { write } from './write.server'

let db: Kysely<Database>
let made: number[]

beforeEach(async () => {
  db = await createTestDatabase()
  made = []
})
afterEach(() => db.destroy())

const noon = new Date('2026-11-21T12:00:00Z')

function create(formKey: string | undefined, input: unknown, { now = noon, kind = 'products' } = {}) {
  return write(db, (trx) =>
    createOnce(
      trx,
      { kind, formKey, input, now },
      {
        find: (id) => Promise.resolve(made.includes(id) ? { id } : undefined),
        insert: () => {
          made.push(made.length + 1)
          return Promise.resolve({ id: made.length })
        },
      },
    ),
  )
}

test('the same form makes one record, however often it is sent', async () => {
  expect(await create('a', { name: 'x' })).toEqual({ id: 1 })
  expect(await create('a', { name: 'x' })).toEqual({ id: 1 })
  expect(made).toEqual([1])
})

test('another content, another form and a call without a key make their own', async () => {
  await create('a', { name: 'x' })
  await create('a', { name: 'y' })
  await create('b', { name: 'x' })
  await create(undefined, { name: 'x' })
  await create('', { name: 'x' })
  expect(made).toEqual([1, 2, 3, 4, 5])
})

test('a form of another kind makes its own, whatever it says', async () => {
  await create('a', { name: 'x' })
  expect(await create('a', { name: 'x' }, { kind: 'seasons' })).toEqual({ id: 2 })
})

test('a record that has been deleted is made again', async () => {
  await create('a', { name: 'x' })
  made = [0]
  expect(await create('a', { name: 'x' })).toEqual({ id: 2 })
})

test('forms of a day ago are forgotten', async () => {
  await create('a', { name: 'x' })
  await create('b', { name: 'x' }, { now: new Date('2026-11-22T12:00:01Z') })
  expect(await db.selectFrom('createdRecords').select('recordId').execute()).toEqual([{ recordId: 2 }])
})
