import { createHash, type Hash } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import { pageTables } from '~/lib/page-kinds'
import { insertRows, type AnyRow } from '~db/bulk.server'
import { copiedTables, copySequence, dropsNul, keyOf, withoutTriggers } from '~db/copied-tables.server'
import type { Database } from '~db/database'
import { columnsOf } from '~db/portable-sql.server'
import { reindex } from '~db/search-index.server'
import { noteSampleRelease, readSampleRelease } from '~db/sample-release.server'
import { write } from '~db/write.server'
import { PlainError } from '../plain-command'

export interface TableDigest {
  table: string
  count: number
  hash: string
}

/** The list leaves out tables of which the schema of a new database brings rows. */
const filledByUse = ['operators', ...pageTables, 'quotes', 'contacts', 'images', 'siteSettings']

/** A new database has no tables yet. */
export async function findFilledTable(db: Kysely<Database>): Promise<string | undefined> {
  for (const table of filledByUse) {
    if ((await columnsOf(db, table)).length === 0) continue
    const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} LIMIT 1`.execute(db)
    if (rows.length > 0) return table
  }
  return undefined
}

/**
 * Both databases have one transaction: a snapshot of the one, all or nothing in the other. @throws PlainError if `to`
 * is not empty
 */
export async function copyRows(from: Kysely<Database>, to: Kysely<Database>): Promise<TableDigest[]> {
  return from
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((source) =>
      write(to, async (target) => {
        // Two copies at once may both have found it empty.
        await refuseFilled(target)
        const digests: TableDigest[] = []
        await withoutTriggers(target, async () => {
          for (const table of copiedTables.toReversed()) await sql`DELETE FROM ${sql.table(table)}`.execute(target)
          for (const table of copiedTables) digests.push(await copyTable(source, target, table))
        })
        for (const table of copiedTables) await copySequence(source, target, table)
        for (const table of pageTables) await indexAll(target, table)
        await noteSampleRelease(target, await readSampleRelease(source))
        return digests
      }),
    )
}

export async function digestTables(db: Kysely<Database>): Promise<TableDigest[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const digests: TableDigest[] = []
      for (const table of copiedTables) digests.push(await readTable(trx, table, () => Promise.resolve()))
      return digests
    })
}

export async function refuseFilled(target: Kysely<Database>): Promise<void> {
  const filled = await findFilledTable(target)
  if (filled !== undefined) {
    throw new PlainError(`The target is not empty: it has rows in ${filled}. Name a new database.`)
  }
}

async function copyTable(source: Kysely<Database>, target: Transaction<Database>, table: string): Promise<TableDigest> {
  return readTable(source, table, async (rows) => {
    if (dropsNul(target)) refuseNul(table, rows)
    await insertRows(target, table, rows)
  })
}

/** Refuses what the copy would change. @throws PlainError with the place */
function refuseNul(table: string, rows: readonly AnyRow[]): void {
  for (const row of rows) {
    const found = Object.entries(row).find(([, value]) => typeof value === 'string' && value.includes('\0'))
    if (found === undefined) continue
    const key = keyOf(table).map((name) => String(row[name]))
    const place = `${table} ${key.join(' ')}, column ${found[0]}`
    throw new PlainError(`${place}: the text has a NUL character, which PostgreSQL cannot store. Nothing was copied.`)
  }
}

async function readTable(
  db: Kysely<Database>,
  table: string,
  take: (rows: readonly AnyRow[]) => Promise<void>,
): Promise<TableDigest> {
  const hash = createHash('sha256')
  let count = 0
  for await (const rows of pagesOf(db, table)) {
    for (const row of rows) addRow(hash, row)
    count += rows.length
    await take(rows)
  }
  return { table, count, hash: hash.digest('hex') }
}

/** The number is small for pictures, which have megabytes. */
const rowsAtOnce = (table: string) => (table.startsWith('image') ? 10 : 200)

async function* pagesOf(db: Kysely<Database>, table: string): AsyncGenerator<readonly AnyRow[]> {
  const key = keyOf(table)
  const columns = sql.join(key.map((name) => sql.ref(name)))
  const size = rowsAtOnce(table)
  for (let last: AnyRow | undefined; ;) {
    const after = last && sql`WHERE (${columns}) > (${sql.join(key.map((name) => last?.[name]))})`
    const { rows } = await sql<AnyRow>`
      SELECT * FROM ${sql.table(table)} ${after ?? sql``} ORDER BY ${columns} LIMIT ${size}
    `.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < size) return
    last = rows.at(-1)
  }
}

function addRow(hash: Hash, row: AnyRow): void {
  const values = Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))
  hash.update(
    JSON.stringify(values, (_, value: unknown) => (Buffer.isBuffer(value) ? value.toString('base64') : value)),
  )
}

async function indexAll(trx: Transaction<Database>, table: Parameters<typeof reindex>[1]): Promise<void> {
  for (let after = 0; ;) {
    const rows = await trx.selectFrom(table).select('id').where('id', '>', after).orderBy('id').limit(500).execute()
    await reindex(trx, table, ...rows.map(({ id }) => id))
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}
