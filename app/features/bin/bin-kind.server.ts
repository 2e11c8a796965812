import type { Kysely, Transaction } from 'kysely'
import type { AuditEvent } from '~/lib/audit-events'
import type { Database } from '~db/database'
import type { BinObstacle } from './bin'

/** A row as it was stored, with what else is needed to bring it back. */
export type BinRecord = Readonly<Record<string, string | number | null>>

export interface Revival {
  now: Date
  /** Where another record has its address now. */
  takesFreeAddress: boolean
}

export interface BinKind {
  /** Whose record it is, too, if it is a visitor's. */
  describe: (record: BinRecord) => { title: string; email: string | null; slug?: string }
  /** Before they go: what else to keep with each, by id. */
  keepAlong?: (trx: Transaction<Database>, ids: readonly number[]) => Promise<ReadonlyMap<number, BinRecord>>
  /** The rows to insert, with what has to be made again. A text is what is in the way. */
  revive: (trx: Transaction<Database>, records: readonly BinRecord[], how: Revival) => Promise<(BinRecord | string)[]>
  /** What is not as it was. */
  remark?: (record: BinRecord, revived: BinRecord) => string | undefined
  /** After they went or came back. `records` have what was kept along. */
  settle?: (trx: Transaction<Database>, ids: readonly number[], records?: readonly BinRecord[]) => Promise<void>
  /** What the operator reads in the bin already. */
  findObstacle?: (db: Kysely<Database>, entry: BinnedAddress) => Promise<BinObstacle | undefined>
  /** What belongs to records that are deleted for good. */
  deleteTraces: (trx: Transaction<Database>, ids: readonly number[]) => Promise<void>
  /** For the audit log: reveals nothing about visitors. */
  nameOf: (entry: { recordId: number; title: string }) => string
  auditEvents: { restored: AuditEvent; deletedForGood: AuditEvent }
}

export interface BinnedAddress {
  recordId: number
  slug: string | null
}
