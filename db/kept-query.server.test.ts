import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from './database'
import { keepByLimit, keepChange, keepInsert, keepQuery, type Given } from './kept-query.server'
import { createTestDatabase } from './test-database'
import { goodRows, insertRow } from './test-rows'
import { write } from './write.server'

let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})

afterEach(() => db.destroy())

type Asked = { name: string; email: string | null }

const build = vi.fn((from: Kysely<Database>, given: Given<Asked>) =>
  from
    .selectFrom('contacts')
    .select(['id', 'name', sql<string>`${given('name')} || '?'`.as('asked')])
    .where('name', '=', given('name'))
    .where('email', 'is', given('email'))
    .where('status', '=', 'new'),
)

async function addContact(id: number, name: string, email = goodRows.contacts.email) {
  await insertRow(db, 'contacts', { ...goodRows.contacts, id, name, email, status: 'new' })
}

test('runs with the values of each call, wherever they stand, and is put together once', async () => {
  const find = keepQuery(build)
  await addContact(1, 'Ada')
  await addContact(2, "Bo'")
  const { email } = goodRows.contacts
  expect(await find(db, { name: 'Ada', email })).toEqual([{ id: 1, name: 'Ada', asked: 'Ada?' }])
  expect(await find(db, { name: "Bo'", email })).toEqual([{ id: 2, name: "Bo'", asked: "Bo'?" }])
  expect(await find(db, { name: 'Ada', email: null })).toEqual([])
  expect(build).toHaveBeenCalledTimes(1)
})

test('calls under way at the same moment keep their own values', async () => {
  const find = keepQuery(build)
  await addContact(1, 'Ada')
  await addContact(2, 'Bo')
  const { email } = goodRows.contacts
  const found = await Promise.all([find(db, { name: 'Ada', email }), find(db, { name: 'Bo', email })])
  expect(found.flat().map(({ id }) => id)).toEqual([1, 2])
})

test('belongs to the transaction, and to the database, that it is given', async () => {
  const add = keepQuery((to, given: Given<{ name: string }>) =>
    to.insertInto('contacts').values({ ...goodRows.contacts, name: given('name') }),
  )
  const other = await createTestDatabase()
  await expect(
    write(db, async (trx) => {
      await add(trx, { name: 'lost' })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await add(other, { name: 'there' })
  const names = (from: Kysely<Database>) => from.selectFrom('contacts').select('name').execute()
  expect(await names(db)).toEqual([])
  expect(await names(other)).toEqual([{ name: 'there' }])
  await other.destroy()
})

test('a row that is added is answered with its id, or not at all', async () => {
  const add = keepInsert((to, given: Given<{ id: number }>) =>
    to
      .insertInto('contacts')
      .values({ ...goodRows.contacts, id: given('id') })
      .onConflict((conflict) => conflict.doNothing()),
  )
  expect(await add(db, { id: 7 })).toBe(7)
  await expect(add(db, { id: 7 })).rejects.toThrow('No row was added')
  expect(await add(db, { id: 9 })).toBe(9)
})

test('rows that are changed are counted', async () => {
  const rename = keepChange((from, given: Given<{ from: string; to: string }>) =>
    from
      .updateTable('contacts')
      .set({ name: given('to') })
      .where('name', '=', given('from')),
  )
  await addContact(1, 'Ada')
  await addContact(2, 'Ada')
  expect(await rename(db, { from: 'Ada', to: 'Bo' })).toBe(2)
  expect(await rename(db, { from: 'Ada', to: 'Bo' })).toBe(0)
})

test('a limit stands in the text, which is put together once for each', async () => {
  const buildLimited = vi.fn((from: Kysely<Database>, limit: number, given: Given<{ after: number }>) =>
    from.selectFrom('contacts').select('id').where('id', '>', given('after')).orderBy('id').limit(limit),
  )
  const list = keepByLimit(buildLimited)
  for (const id of [1, 2, 3]) await addContact(id, 'Ada')
  const listed = async (after: number, limit: number) => (await list(db, { after, limit })).map(({ id }) => id)
  expect(await listed(0, 2)).toEqual([1, 2])
  expect(await listed(1, 2)).toEqual([2, 3])
  expect(await listed(0, 1)).toEqual([1])
  expect(buildLimited.mock.calls.map(([, limit]) => limit)).toEqual([2, 1])
})
