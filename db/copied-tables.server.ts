/** What a copy to the other engine takes along, and how its target is prepared. */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import { tables as firstTables } from './postgres/migrations/001-tables'
import { tables as clockTables } from './postgres/migrations/003-clock-and-sessions'
import * as postgres from './postgres/sequences.server'
import * as sqlite from './sqlite/next-id.server'

const tables = { ...firstTables, ...clockTables }

/** The search index is made from the rows. */
const derived: readonly string[] = ['searchState']

/** In an order that suits their references; the content version last, since triggers raise it. */
export const copiedTables: readonly string[] = [
  ...Object.keys(tables).filter((table) => table !== 'contentVersion' && !derived.includes(table)),
  'contentVersion',
]

const keys: Readonly<Record<string, readonly string[]>> = {
  ...{ sessions: ['idHash'], loginTickets: ['idHash'], pendingSecondFactors: ['sessionHash'] },
  ...{ knownLoginAddresses: ['operatorId', 'address'], rateLimits: ['kind', 'key'] },
  ...{ secondFactors: ['operatorId'], recoveryCodes: ['operatorId', 'codeHash'] },
  ...{ formerAddresses: ['path'], createdRecords: ['formHash'], visitCounts: ['day', 'kind', 'name'] },
  ...{ images: ['hash'], imageFiles: ['hash', 'format', 'width'] },
}

export function keyOf(table: string): readonly string[] {
  return keys[table] ?? ['id']
}

/** PostgreSQL alone can; for each row it would raise the content version. */
export async function withoutTriggers(trx: Transaction<Database>, work: () => Promise<void>): Promise<void> {
  const each = async (change: 'DISABLE' | 'ENABLE') => {
    if (!isPostgres(trx)) return
    for (const table of copiedTables) {
      await sql`ALTER TABLE ${sql.table(table)} ${sql.raw(change)} TRIGGER USER`.execute(trx)
    }
  }
  await each('DISABLE')
  await work()
  await each('ENABLE')
}

/** The one character that a text on SQLite may have and one on PostgreSQL may not. */
export const dropsNul = isPostgres

/** So that no number is given again, not even a deleted row's. */
export async function copySequence(from: Kysely<Database>, to: Kysely<Database>, table: string): Promise<void> {
  if (keyOf(table)[0] !== 'id' || !tables[isCopied(table)].some((column) => column.includes('IDENTITY'))) return
  const last = await (isPostgres(from) ? postgres : sqlite).lastSequenceValue(from, table)
  await (isPostgres(to) ? postgres : sqlite).raiseSequence(to, table, last)
}

function isCopied(table: string): keyof typeof tables {
  const found = Object.keys(tables).find((name): name is keyof typeof tables => name === table)
  if (found === undefined) throw new Error(`There is no table ${table}`)
  return found
}
