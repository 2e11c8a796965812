import type { Kysely, Transaction } from 'kysely'
import type { BinnedTable } from '~/lib/visibility'
import type { Database } from '~db/database'
import type { Columns } from '~db/rows.server'
import type { BinObstacle } from './bin'

export interface Restoring {
  now: Date
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
  prepare?: (
    trx: Transaction<Database>,
    id: number,
    how: Restoring,
  ) => Promise<string | { columns: Columns; remark?: string }>
  settle?: (trx: Transaction<Database>, ids: readonly number[]) => Promise<void>
  findObstacle?: (db: Kysely<Database>, entry: { recordId: number; slug: string }) => Promise<BinObstacle | undefined>
  deleteTraces?: (trx: Transaction<Database>, ids: readonly number[]) => Promise<void>
  /** The name in the audit log reveals nothing about visitors. */
  nameOf?: (recordId: number) => string
}

export type BinKinds = Readonly<Record<BinnedTable, BinKind>>
