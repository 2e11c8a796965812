/** Links with which somebody becomes an operator. Deleted when used, withdrawn or over. */
import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt } from './columns'
import type { OperatorRole } from './operators'

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
