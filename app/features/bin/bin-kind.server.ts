import type { Transaction } from 'kysely'
import type { AuditEvent } from '~/lib/audit-events'
import type { Database } from '~db/database'

/** A row as it was stored. */
export type BinRecord = Readonly<Record<string, string | number | null>>

export interface BinKind {
  /** Whose record it is, too, if it is a visitor's. */
  describe: (record: BinRecord) => { title: string; email: string | null }
  /** The rows to insert, with what has to be made again. A text is what is in the way. */
  revive: (trx: Transaction<Database>, records: readonly BinRecord[]) => Promise<(BinRecord | string)[]>
  /** What belongs to records that are deleted for good. */
  deleteTraces: (trx: Transaction<Database>, ids: readonly number[]) => Promise<void>
  /** For the audit log: reveals nothing about visitors. */
  nameOf: (id: number) => string
  auditEvents: { restored: AuditEvent; deletedForGood: AuditEvent }
}
