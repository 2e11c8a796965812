/** Triggers write and clear the former paths of records, for redirects. A record that has such a path today wins. */
import type { ColumnType } from 'kysely'
import type { AddressedKind } from '~/lib/page-kinds'

export interface FormerAddressesTable {
  path: ColumnType<string, never, never>
  kind: ColumnType<AddressedKind, never, never>
  recordId: ColumnType<number, never, never>
  createdAt: ColumnType<string, never, never>
}
