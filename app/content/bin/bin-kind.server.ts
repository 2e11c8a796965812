import type { Kysely, Transaction } from 'kysely'
import type { BinnedTable } from '~/lib/visibility'
import type { Database } from '~db/database'
import type { Columns } from '~db/rows.server'
import type { BinObstacle } from './bin'

export interface Restoring {
  now: Date
  /** Where another record has its address now. */
  takesFreeAddress: boolean
}

interface Described {
  title: string
  /** Whose record it is, if it is a visitor's. */
  email?: string
  slug?: string
}

export interface BinKind {
  table: BinnedTable
  /** Which describe() reads. */
  columns: readonly string[]
  describe: (record: Columns) => Described
  /** Before it comes back: what is in the way, or what changes and is said of that. */
  prepare?: (
    trx: Transaction<Database>,
    id: number,
    how: Restoring,
  ) => Promise<string | { columns: Columns; remark?: string }>
  /** After they went or came back. */
  settle?: (trx: Transaction<Database>, ids: readonly number[]) => Promise<void>
  /** What the operator reads in the bin already. */
  findObstacle?: (db: Kysely<Database>, entry: { recordId: number; slug: string }) => Promise<BinObstacle | undefined>
  /** What belongs to records that are deleted for good. */
  deleteTraces?: (trx: Transaction<Database>, ids: readonly number[]) => Promise<void>
  /** For the audit log: reveals nothing about visitors. */
  nameOf?: (recordId: number) => string
}

/** Of every kind: kinds/bin.server.ts. */
export type BinKinds = Readonly<Record<BinnedTable, BinKind>>
