import BetterSqlite3 from 'better-sqlite3'
import fc from 'fast-check'
import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect, migrateToLatest } from '~db/client.server'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { goodRows, insertRow } from '~db/test-rows'
import { migrations } from './list'

let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})

afterEach(() => db.destroy())

/** Counted from the rows themselves, in the form of the kept ones. */
const counted = {
  quotes: `iif(suspected = 1, 'suspected', status)`,
  contacts: `iif(suspected = 1, 'suspected', status)`,
  products: `iif(isActive = 1, 'active', 'inactive')`,
  deerTypes: `iif(isActive = 1, 'active', 'inactive')`,
  blogPosts: `iif(isPublished = 1, 'published', 'draft')`,
  auditLog: 'subjectKind',
}

type Counted = keyof typeof counted

async function countRows(table: Counted, from = db) {
  const state = sql.raw(counted[table])
  const { rows } = await sql`SELECT ${state} AS state, count(*) AS count FROM ${sql.table(table)} GROUP BY 1`.execute(
    from,
  )
  return rows
}

async function keptCounts(table: Counted, from = db) {
  const kept = from.selectFrom('rowCounts').select(['state', 'count']).where('kind', '=', table).orderBy('state')
  return (await kept.execute()).filter(({ count }) => count > 0)
}

const tables = ['quotes', 'contacts', 'products', 'deerTypes', 'blogPosts', 'auditLog'] as const

/** A change of a row's state, by its number. */
const changes: Record<Exclude<Counted, 'auditLog'>, readonly string[]> = {
  quotes: [`status = 'closed'`, `status = 'pending'`, 'suspected = 1', 'suspected = 0', 'quantity = 2'],
  contacts: [`status = 'closed'`, `status = 'new'`, 'suspected = 1', 'suspected = 0', `message = 'x'`],
  products: ['isActive = 0', 'isActive = 1', `name = 'x'`],
  deerTypes: ['isActive = 0', 'isActive = 1', `name = 'x'`],
  blogPosts: [`isPublished = 1, publishedAt = '2026-11-21T09:30:00.000Z'`, 'isPublished = 0', `title = 'x'`],
}

describe('the kept counts are those of the rows', () => {
  const step = fc.record({ table: fc.constantFrom(...tables), id: fc.integer({ min: 1, max: 5 }), deed: fc.nat(9) })

  test('after any inserts, changes and deletions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        for (const each of steps) await take(each).catch(() => undefined)
        for (const table of tables) expect(await keptCounts(table)).toEqual(await countRows(table))
      }),
      { numRuns: 30 },
    )
  })

  async function take({ table, id, deed }: { table: Counted; id: number; deed: number }): Promise<void> {
    const slugs = table === 'products' || table === 'deerTypes' || table === 'blogPosts'
    if (deed < 3)
      await insertRow(db, table, {
        ...goodRows[table],
        id,
        ...(slugs ? { slug: `${table.toLowerCase()}-${String(id)}` } : {}),
      })
    else if (deed < 5) await sql`DELETE FROM ${sql.table(table)} WHERE id = ${id}`.execute(db)
    else if (table !== 'auditLog') {
      const change = sql.raw(changes[table][deed % changes[table].length] ?? '')
      await sql`UPDATE ${sql.table(table)} SET ${change} WHERE id = ${id}`.execute(db)
    }
  }

  test('and not after what was rolled back', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await insertRow(trx, 'quotes', goodRows.quotes)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await keptCounts('quotes')).toEqual([])
  })
})

test('rows that were there before are counted', async () => {
  const older = connect(new BetterSqlite3(':memory:'))
  const before = Object.entries(migrations).filter(([name]) => name < '014')
  await migrateToLatest(older, Object.fromEntries(before))
  for (const table of tables) await insertRow(older, table, goodRows[table])
  await insertRow(older, 'quotes', { ...goodRows.quotes, suspected: 1 })
  await migrateToLatest(older)
  for (const table of tables) expect(await keptCounts(table, older)).toEqual(await countRows(table, older))
  await older.destroy()
})
