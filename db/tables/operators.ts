import type { Generated, ColumnType } from 'kysely'
import type { CreatedAt } from './columns'

/** An editor does not manage operators, settings, exports and erasure. */
type OperatorRole = 'owner' | 'editor'

export interface OperatorsTable {
  id: Generated<number>
  username: string
  /** The username in lower case, for logging in. */
  loginName: string
  /** `$scrypt$ln=17,r=8,p=1$salt$hash`: see password.server.ts. */
  passwordHash: string
  createdAt: CreatedAt
  role: Generated<OperatorRole>
}

/** Links with which somebody becomes an operator. Deleted when used, withdrawn or over. */
export interface InvitationsTable {
  id: Generated<number>
  /** SHA-256 of the token in the link. */
  tokenHash: ColumnType<string, string, never>
  /** Suggested username. */
  name: string
  role: OperatorRole
  createdAt: CreatedAt
  expiresAt: string
  invitedById: number | null
  invitedBy: string
}

/** Addresses an operator has logged in from; failures elsewhere never lock these out. */
export interface KnownLoginAddressesTable {
  operatorId: ColumnType<number, number, never>
  /** IPv4, or the /64 of an IPv6 address. */
  address: ColumnType<string, string, never>
  lastLoginAt: string
}

/** Logins waiting for a code. The page has the id, the table its hash. */
export interface LoginTicketsTable {
  idHash: ColumnType<string, string, never>
  operatorId: ColumnType<number, number, never>
  /** Wrong codes. */
  attempts: Generated<number>
  expiresAt: ColumnType<string, string, never>
}

/** No row: no second factor. */
export interface SecondFactorsTable {
  operatorId: ColumnType<number, number, never>
  /** See sealed-secret.server.ts. */
  sealedSecret: string
  /** Time step of the last accepted code; no earlier one is accepted. */
  lastUsedStep: number
  createdAt: CreatedAt
}

/** A secret shown for setup, until a code confirms it. Deleted with its session. */
export interface PendingSecondFactorsTable {
  sessionHash: ColumnType<string, string, never>
  sealedSecret: ColumnType<string, string, never>
  createdAt: CreatedAt
}

/** Each replaces an app code once. */
export interface RecoveryCodesTable {
  operatorId: ColumnType<number, number, never>
  /** See recovery-codes.server.ts. */
  codeHash: ColumnType<string, string, never>
  usedAt: string | null
}
