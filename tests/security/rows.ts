/** Each table is one hash, so two reads tell which tables have changed. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '~db/database'
import { dumpTables } from '../routes/dump-tables'

type Rows = ReadonlyMap<string, string>

/** Tables that count or log events change: limits, visits, the audit log, the clock. */
const counters = ['rateLimits', 'visitCounts', 'auditLog', 'clock']

export async function readRows(db: Kysely<Database>): Promise<Rows> {
  // One transaction reads all tables at the same moment.
  const dump = await db.transaction().setIsolationLevel('repeatable read').execute(dumpTables)
  const tables = Object.entries(dump).filter(([name]) => !counters.includes(name))
  return new Map(
    tables.map(([name, rows]) => [
      name,
      hashOf(name === 'entryEvents' ? withoutSeen(rows) : name === 'sessions' ? withoutUse(rows) : rows),
    ]),
  )
}

export function changedTables(before: Rows, after: Rows): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((table) => before.get(table) !== after.get(table))
    .sort()
}

/** Leaves out that an operator has seen an entry, which is stored when its page is read. Notes are compared. */
function withoutSeen(rows: readonly unknown[]): unknown[] {
  return rows.filter((row) => !JSON.stringify(row).includes('"event":"seen"'))
}

/** The last use of a session is stored every five minutes. */
function withoutUse(rows: readonly unknown[]): unknown[] {
  return rows.map((row) => JSON.stringify(row).replace(/"lastUsedAt":"[^"]*"/, ''))
}

function hashOf(rows: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}
