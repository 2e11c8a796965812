import type { Kysely, Transaction } from 'kysely'
import type { BinnedTable } from '~/lib/visibility'
import type { Database } from '~db/database'
import type { Columns } from '~db/rows.server'
import type { BinObstacle } from './bin'

export interface Restoring {
  now: Date
  /** Another record may have its address now. */
  takesFreeAddress: boolean
}

interface Described {
  title: string
  email?: string
  slug?: string
}

export interface BinKind {
  table: BinnedTable
  columns: readonly string[]
  describe: (record: Columns) => Described
  /** Returns what is in the way of a restore, or what changes and what the message says of it. */
  prepare?: (
    trx: Transaction<Database>,
    id: number,
    how: Restoring,
  ) => Promise<string | { columns: Columns; remark?: string }>
  settle?: (trx: Transaction<Database>, ids: readonly number[]) => Promise<void>
  /** The bin shows the obstacle already. */
  findObstacle?: (db: Kysely<Database>, entry: { recordId: number; slug: string }) => Promise<BinObstacle | undefined>
  /** Deletes what belongs to records that are deleted for good. */
  deleteTraces?: (trx: Transaction<Database>, ids: readonly number[]) => Promise<void>
  /** The name in the audit log reveals nothing about visitors. */
  nameOf?: (recordId: number) => string
}

export type BinKinds = Readonly<Record<BinnedTable, BinKind>>
