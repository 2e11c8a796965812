/**
 * Former paths of records, for redirects. Written and cleared by triggers. A record that has such a path today wins.
 */
import type { ColumnType } from 'kysely'
import type { AddressedKind } from '~/lib/page-kinds'

export interface FormerAddressesTable {
  /** Such as `/white-tail` or `/products/rope`. */
  path: ColumnType<string, never, never>
  kind: ColumnType<AddressedKind, never, never>
  recordId: ColumnType<number, never, never>
  createdAt: ColumnType<string, never, never>
}
