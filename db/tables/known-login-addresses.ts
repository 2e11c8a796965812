/** Addresses an operator has logged in from; failures elsewhere never lock these out. */
import type { ColumnType } from 'kysely'

export interface KnownLoginAddressesTable {
  operatorId: ColumnType<number, number, never>
  /** IPv4, or the /64 of an IPv6 address. */
  address: ColumnType<string, string, never>
  lastLoginAt: string
}
