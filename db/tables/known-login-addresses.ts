/** An operator has logged in from these addresses; failures elsewhere never lock them out. */
import type { ColumnType } from 'kysely'

export interface KnownLoginAddressesTable {
  operatorId: ColumnType<number, number, never>
  /** The address is IPv4, or the /64 of an IPv6 address. */
  address: ColumnType<string, string, never>
  lastLoginAt: string
}
