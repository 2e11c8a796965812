/** What lies in the database, as one hash for each table: two looks tell which tables have changed. */
import { createHash } from 'node:crypto'
import type BetterSqlite3 from 'better-sqlite3'

export type Rows = ReadonlyMap<string, string>

/** Limits count attempts, visits what was read, and the journal tells of them: that is what they are for. */
const counters = ['rateLimits', 'visitCounts', 'auditLog']

export function readRows(database: BetterSqlite3.Database): Rows {
  // One transaction, so that all tables are of the same moment.
  return database.transaction(() => new Map(tablesOf(database).map((table) => [table, hashOf(database, table)])))()
}

export function changedTables(before: Rows, after: Rows): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((table) => before.get(table) !== after.get(table))
    .sort()
}

function tablesOf(database: BetterSqlite3.Database): string[] {
  const names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all().map(String)
  // The search indexes follow what they are made of.
  return names.filter(
    (name) => !counters.includes(name) && !/^(?:sqlite_|search\w+_(?:data|idx|docsize|config)$)/i.test(name),
  )
}

function hashOf(database: BetterSqlite3.Database, table: string): string {
  const hash = createHash('sha256')
  // That an operator has seen an entry is stored when its page is read. Notes are compared.
  const rows = table === 'entryEvents' ? `"entryEvents" WHERE event <> 'seen'` : `"${table}"`
  for (const row of database.prepare(`SELECT * FROM ${rows}`).raw().iterate()) {
    hash.update(JSON.stringify(row, asText)).update('\n')
  }
  return hash.digest('hex')
}

function asText(_key: string, value: unknown): unknown {
  return Buffer.isBuffer(value) ? createHash('sha256').update(value).digest('hex') : value
}
