import { sql, type Kysely, type Transaction } from 'kysely'
import { pageTables, plainTables } from '~/lib/page-kinds'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import * as postgres from './postgres/sequences.server'
import * as sqlite from './sqlite/sequences.server'

type DerivedTable = 'searchIndex' | 'searchVocabulary' | 'searchTitles' | 'titleVocabulary' | 'searchState'

/** A post refers to its author. */
const contentTables = [...plainTables, ...pageTables]

/** Primary keys are in an order that suits references; the content version is last, since triggers raise it. */
const keys = {
  operators: ['id'],
  sessions: ['idHash'],
  knownLoginAddresses: ['operatorId', 'address'],
  secondFactors: ['operatorId'],
  recoveryCodes: ['operatorId', 'codeHash'],
  loginTickets: ['idHash'],
  pendingSecondFactors: ['sessionHash'],
  invitations: ['id'],
  apiTokens: ['id'],
  auditLog: ['id'],
  ...Object.fromEntries(contentTables.map((table) => [table, ['id']])),
  formerAddresses: ['path'],
  images: ['hash'],
  imageFiles: ['hash', 'format', 'width'],
  revisions: ['id'],
  previewLinks: ['id'],
  bin: ['id'],
  createdRecords: ['formHash'],
  quotes: ['id'],
  contacts: ['id'],
  entryEvents: ['id'],
  mails: ['id'],
  answers: ['id'],
  siteSettings: ['id'],
  seoSettings: ['id'],
  clock: ['id'],
  rateLimits: ['kind', 'key'],
  visitCounts: ['day', 'kind', 'name'],
  contentVersion: ['id'],
} satisfies Record<Exclude<keyof Database, DerivedTable | (typeof contentTables)[number]>, readonly string[]>

export const copiedTables: readonly string[] = Object.keys(keys)

export function keyOf(table: string): readonly string[] {
  const found = Object.entries<readonly string[]>(keys).find(([name]) => name === table)
  if (found === undefined) throw new Error(`There is no table ${table}`)
  return found[1]
}

/**
 * Disables triggers on PostgreSQL, because each row would raise the content version. SQLite cannot switch triggers off.
 */
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

/** NUL is the one character that a text on SQLite may have and one on PostgreSQL may not. */
export const dropsNul = isPostgres

/** Copies the highest number that was given, so that none is given again, not even a deleted row's. */
export async function copySequence(from: Kysely<Database>, to: Kysely<Database>, table: string): Promise<void> {
  if (keyOf(table)[0] !== 'id') return
  const last = await (isPostgres(from) ? postgres : sqlite).lastSequenceValue(from, table)
  await (isPostgres(to) ? postgres : sqlite).raiseSequence(to, table, last)
}
