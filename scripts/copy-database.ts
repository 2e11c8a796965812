/**
 * `npm run stagwise -- copy-database --from file:data/stagwise.db --to postgres://…`, or back, copies all rows,
 * pictures included, into an empty database. Stop the site first, so that nothing is written meanwhile that the copy
 * lacks.
 */
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { migrateToLatest, openDatabase } from '~db/client.server'
import type { Database } from '~db/database'
import { copyRows, digestTables, refuseFilled, type TableDigest } from './copy-database/copy-rows'
import { openMigrated } from './open-migrated'
import { PlainError, plainCommand } from './plain-command'

await plainCommand(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
  const { from, to } = values
  if (from === undefined || to === undefined || from === to) {
    throw new PlainError(
      'Usage: npm run stagwise -- copy-database --from file:data/stagwise.db --to postgres://user@host/database',
    )
  }
  const source = await openMigrated(from)
  try {
    const target = openDatabase(to)
    try {
      return await copy(source, target)
    } finally {
      await target.destroy()
    }
  } finally {
    await source.destroy()
  }
})

async function copy(source: Kysely<Database>, target: Kysely<Database>): Promise<string> {
  await refuseFilled(target)
  await migrateToLatest(target)
  const copied = await copyRows(source, target)
  const stored = await digestTables(target)
  const differing = copied.filter(({ hash }, index) => hash !== stored[index]?.hash)
  const text = [
    toLine('table', 'rows', 'hash from', 'hash to'),
    ...copied.map((each, index) => describe(each, stored[index])),
  ]
  if (differing.length > 0) {
    throw new PlainError(
      [...text, `These differ: ${differing.map(({ table }) => table).join(', ')}. Do not use the copy.`].join('\n'),
    )
  }
  return [...text, 'All rows are the same in both.'].join('\n')
}

function describe({ table, count, hash }: TableDigest, stored: TableDigest | undefined): string {
  return toLine(table, String(count), hash.slice(0, 16), stored?.hash.slice(0, 16) ?? '')
}

function toLine(table: string, rows: string, from: string, to: string): string {
  return `${table.padEnd(22)}${rows.padStart(9)}  ${from.padEnd(16)}  ${to}`
}
