import type { Generated, ColumnType } from 'kysely'
import type { CreatedAt } from './columns'

/** An editor does not manage operators, settings, exports and erasure. */
type OperatorRole = 'owner' | 'editor'

export interface OperatorsTable {
  id: Generated<number>
  username: string
  loginName: string
  /** The hash is `$scrypt$ln=17,r=8,p=1$salt$hash`: see password.server.ts. */
  passwordHash: string
  createdAt: CreatedAt
  role: Generated<OperatorRole>
}

export interface InvitationsTable {
  id: Generated<number>
  tokenHash: ColumnType<string, string, never>
  name: string
  role: OperatorRole
  createdAt: CreatedAt
  expiresAt: string
  invitedById: number | null
  invitedBy: string
}

/** An operator has logged in from these addresses; failures elsewhere never lock them out. */
export interface KnownLoginAddressesTable {
  operatorId: ColumnType<number, number, never>
  /** The address is IPv4, or the /64 of an IPv6 address. */
  address: ColumnType<string, string, never>
  lastLoginAt: string
}

/** A ticket waits for a code. The page has the id, the table its hash. */
export interface LoginTicketsTable {
  idHash: ColumnType<string, string, never>
  operatorId: ColumnType<number, number, never>
  attempts: Generated<number>
  expiresAt: ColumnType<string, string, never>
}

export interface SecondFactorsTable {
  operatorId: ColumnType<number, number, never>
  sealedSecret: string
  /** No code of this time step or an earlier one is accepted. */
  lastUsedStep: number
  createdAt: CreatedAt
}

/** The secret is shown until a code confirms it. It is deleted with its session. */
export interface PendingSecondFactorsTable {
  sessionHash: ColumnType<string, string, never>
  sealedSecret: ColumnType<string, string, never>
  createdAt: CreatedAt
}

export interface RecoveryCodesTable {
  operatorId: ColumnType<number, number, never>
  codeHash: ColumnType<string, string, never>
  usedAt: string | null
}
