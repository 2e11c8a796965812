/**
 * Where a record's page was before its slug changed. Triggers write and clear the rows; a record that has such an
 * address today goes before them.
 */
import type { ColumnType } from 'kysely'

export type AddressedKind = 'product' | 'deer-type' | 'blog-post'

export interface FormerAddressesTable {
  /** The old address, as in `/white-tail` or `/products/rope`. */
  path: ColumnType<string, never, never>
  kind: ColumnType<AddressedKind, never, never>
  recordId: ColumnType<number, never, never>
  createdAt: ColumnType<string, never, never>
}
