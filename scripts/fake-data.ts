/**
 * `npm run stagwise -- fake-data --posts 100000 --products 10000 --quotes 1000000` (also `--contacts N --log N
 * --deer-types N`) fills the database of DATABASE_URL with deterministic rows, if it is new or has only sample content,
 * or with `--force`.
 */
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { pageTables } from '~/lib/page-kinds'
import { withoutPassword } from '~/lib/without-password'
import { env } from '~/server/env.server'
import { expectManyRows, settleManyRows, sizeOf } from '~db/bulk.server'
import { migrateToLatest, openDatabase } from '~db/client.server'
import type { Database } from '~db/database'
import { reindex } from '~db/search-index.server'
import { seedNewDatabase } from '~db/seed/new-database.server'
import { isThere } from '~db/visibility.server'
import { formatSize } from '~/backups/size'
import { fillTable, type Filling } from './fake-data/fill'
import { holdsMoreThanSamples } from './fake-data/only-samples'
import { contactRow, auditRow, deerTypeRow, postRow, productRow, quoteRow } from './fake-data/rows'
import { PlainError, plainCommand } from './plain-command'

interface Kind extends Filling {
  option: 'posts' | 'products' | 'quotes' | 'contacts' | 'log' | 'deer-types'
  words: string
}

const kinds: readonly Kind[] = [
  { option: 'products', words: 'products', table: 'products', rowOf: productRow },
  { option: 'deer-types', words: 'deer types', table: 'deerTypes', rowOf: deerTypeRow },
  { option: 'posts', words: 'posts', table: 'blogPosts', rowOf: postRow },
  { option: 'quotes', words: 'quotes', table: 'quotes', rowOf: quoteRow },
  { option: 'contacts', words: 'messages', table: 'contacts', rowOf: contactRow },
  { option: 'log', words: 'auditEvents', table: 'auditLog', rowOf: auditRow },
]

await plainCommand(async () => {
  const number = { type: 'string', default: '0' } as const
  const { values } = parseArgs({
    options: {
      posts: number,
      products: number,
      quotes: number,
      contacts: number,
      log: number,
      'deer-types': number,
      force: { type: 'boolean', default: false },
    },
  })
  const counts = new Map(kinds.map(({ option }) => [option, readCount(option, values[option])]))
  const url = env().DATABASE_URL
  const db = openDatabase(url)
  try {
    await migrateToLatest(db)
    await seedNewDatabase(db, { withSamples: true })
    if (!values.force && (await holdsMoreThanSamples(db))) {
      const name = withoutPassword(url)
      throw new PlainError(
        `${name} holds more than the samples. Name another database in DATABASE_URL, or add --force.`,
      )
    }
    return await grow(db, counts)
  } finally {
    await db.destroy()
  }
})

async function grow(db: Kysely<Database>, counts: ReadonlyMap<Kind['option'], number>): Promise<string> {
  expectManyRows(db)
  const until = new Date(new Date().setUTCHours(0, 0, 0, 0))
  const begun = performance.now()
  const lines: string[] = []
  for (const { option, words, ...filling } of kinds) {
    const count = counts.get(option) ?? 0
    if (count === 0) continue
    const before = performance.now()
    await fillTable(db, filling, { count, until, productIds: await listProductIds(db) })
    lines.push(`${String(count)} ${words} in ${seconds(before)}`)
  }
  const before = performance.now()
  for (const table of pageTables) await indexAll(db, table)
  lines.push(`search index in ${seconds(before)}`)
  await settleManyRows(db)
  const size = await sizeOf(db)
  const text = size === undefined ? 'in memory' : `${withoutPassword(env().DATABASE_URL)} has ${formatSize(size)}`
  return [...lines, `Grown in ${seconds(begun)}: ${text}`].join('\n')
}

async function indexAll(db: Kysely<Database>, table: Parameters<typeof reindex>[1]): Promise<void> {
  for (let after = 0; ;) {
    const rows = await db.selectFrom(table).select('id').where('id', '>', after).orderBy('id').limit(500).execute()
    const last = rows.at(-1)
    if (last === undefined) return
    await db.transaction().execute((trx) => reindex(trx, table, ...rows.map(({ id }) => id)))
    after = last.id
  }
}

function readCount(option: string, text: string): number {
  if (!/^\d{1,8}$/.test(text)) throw new PlainError(`--${option} must be a number from 0 to 99999999.`)
  return Number(text)
}

async function listProductIds(db: Kysely<Database>): Promise<number[]> {
  const rows = await db.selectFrom('products').select('id').where(isThere('products')).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
