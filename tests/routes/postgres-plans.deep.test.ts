/**
 * On PostgreSQL, no list of the site reads a table of many rows from end to end. The plans are those that the server
 * chooses with thousands of rows of each kind, after analyzing them.
 */
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageOfContacts } from '~/inbox/entries/contact-inbox.server'
import { pageOfQuotes } from '~/inbox/entries/quote-inbox.server'
import { findPersonIds } from '~/people/person-ids.server'
import { insertRows, settleManyRows, type AnyRow } from '~db/bulk.server'
import { migrateToLatest, openDatabase } from '~db/client.server'
import type { Database } from '~db/database'
import { reindex } from '~db/search-index.server'
import { goodRows, insertRow } from '~db/test-rows'
import { fillTable, type Filling } from '../../scripts/fake-data/fill'
import { auditRow, contactRow, deerTypeRow, postRow, productRow, quoteRow } from '../../scripts/fake-data/rows'
import { findPostgres, startPostgres } from '../setup/postgres-server.js'
import { listingWork } from './listing-work'
import { plansOf, stepsOf } from './postgres-plans'

/** Bulky tables have fewer rows. With 20,000 rows, no page of 50 is worth reading all. */
const fillings: readonly (Filling & { count: number })[] = [
  { table: 'products', rowOf: productRow, count: 3000 },
  { table: 'deerTypes', rowOf: deerTypeRow, count: 500 },
  { table: 'blogPosts', rowOf: postRow, count: 3000 },
  { table: 'quotes', rowOf: quoteRow, count: 20_000 },
  { table: 'contacts', rowOf: contactRow, count: 20_000 },
  { table: 'auditLog', rowOf: auditRow, count: 20_000 },
]
const copied = ['mails', 'entryEvents', 'answers', 'bin', 'revisions'] as const
const growing: readonly string[] = [...fillings.map(({ table }) => table), ...copied, 'searchIndex']

/** The functions that read all rows, or many of them, with the reason. */
const readsAll: Readonly<Record<string, string>> = {
  listProductCategories: 'the first product of each, which is soon found where there are many',
  countInbox: 'a count of each state; an index of two columns alone is read where it is worth it',
  countActivity: 'a count of each kind',
  countBin: 'a count of each kind',
  countMails: 'a count of each state',
  countRecordStates: 'a count of each state',
  countPosts: 'one count',
  countExported: 'one count',
  countOldVersions: 'of all versions',
  deleteOldVersions: 'of all versions',
  applyRetention: 'what has expired is most of these rows',
  findExpired: 'what has expired is most of these rows',
  readExport: 'all of them',
  listSitemapPaths: 'all of them',
  readSitemap: 'all of them',
  readSitemapPart: 'up to thousands',
}

test('a plan is read with what is below it', () => {
  const leaf = { 'Node Type': 'Seq Scan', 'Relation Name': 'quotes', 'Plan Rows': 1 }
  expect(stepsOf({ 'Node Type': 'Limit', 'Plan Rows': 1, Plans: [leaf] })).toContain(leaf)
})

// `npm test` reports a missing server.
if (findPostgres() !== undefined) {
  describe('on a server with thousands of rows', () => {
    let server: Awaited<ReturnType<typeof startPostgres>>
    let db: Kysely<Database>

    beforeAll(async () => {
      server = await startPostgres()
      db = openDatabase(server.url)
      await migrateToLatest(db)
      await fill(db)
    }, 300_000)

    afterAll(async () => {
      await db.destroy()
      await server.stop()
    })

    const asked = Object.entries(listingWork).filter(([name]) => !(name in readsAll))

    test.each(asked)('%s reads no table from end to end', async (_, work) => {
      expect(await readFromEndToEnd(db, work)).toEqual([])
    })

    test('what belongs to one person is found by indexes', async () => {
      expect(await readFromEndToEnd(db, (trx) => findPersonIds(trx, 'ada@example.com'))).toEqual([])
    })

    test.each(['quotes', 'contacts'] as const)('a word that no entry of %s has is looked up', async (tab) => {
      const pageOf = tab === 'quotes' ? pageOfQuotes : pageOfContacts
      const query = { filter: { show: 'all', search: 'notthere' }, size: 50, cursor: undefined }
      expect(await readFromEndToEnd(db, (trx) => pageOf(trx, query, new Date()))).toEqual([])
    })

    test('a scan would be told', async () => {
      const work = (trx: Kysely<Database>) => sql`SELECT id FROM quotes WHERE notes = 'a' LIMIT 1`.execute(trx)
      expect((await readFromEndToEnd(db, work)).join()).toMatch(/^quotes: SELECT/)
    })
  })
}

async function readFromEndToEnd(db: Kysely<Database>, work: (trx: Kysely<Database>) => Promise<unknown>) {
  const plans = await plansOf(db, work)
  const faults = plans.flatMap(({ statement, top }) =>
    stepsOf(top)
      .filter((step) => step['Node Type'] === 'Seq Scan' && growing.includes(step['Relation Name'] ?? ''))
      .map((step) => `${step['Relation Name'] ?? ''}: ${statement.trim()}`),
  )
  return [...new Set(faults)]
}

async function fill(db: Kysely<Database>): Promise<void> {
  for (const { count, ...filling } of fillings) {
    await fillTable(db, filling, { count, until: new Date('2026-11-21T00:00:00.000Z'), productIds: [1, 2, 3] })
  }
  for (const table of copied) await fillWithCopies(db, table)
  for (const table of ['products', 'deerTypes', 'blogPosts'] as const) {
    const ids = (await db.selectFrom(table).select('id').execute()).map(({ id }) => id)
    for (let at = 0; at < ids.length; at += 500) await reindex(db, table, ...ids.slice(at, at + 500))
  }
  await settleManyRows(db)
}

/** Copies one row many times, each for another entry or record. */
async function fillWithCopies(db: Kysely<Database>, table: (typeof copied)[number]): Promise<void> {
  await insertRow(db, table, goodRows[table])
  const row: AnyRow = await db.selectFrom(table).selectAll().executeTakeFirstOrThrow()
  const numbers = Array.from({ length: 10_000 }, (_, index) => 1000 + index)
  const own = 'recordId' in row ? 'recordId' : 'entryId'
  const rows = numbers.map((number) => {
    const address = `${String(number)}@deer.example`
    const ofMail = 'messageId' in row ? { messageId: `<${address}>`, recipient: address } : {}
    return { ...row, ...ofMail, id: number, [own]: number }
  })
  await db.transaction().execute(async (trx) => {
    for (let at = 0; at < rows.length; at += 500) await insertRows(trx, table, rows.slice(at, at + 500))
  })
}
