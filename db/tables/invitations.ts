/** A row is deleted when its link is used, withdrawn or over. */
import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt } from './columns'
import type { OperatorRole } from './operators'

export interface InvitationsTable {
  id: Generated<number>
  /** The hash is SHA-256 of the token in the link. */
  tokenHash: ColumnType<string, string, never>
  /** The form suggests this username. */
  name: string
  role: OperatorRole
  createdAt: CreatedAt
  expiresAt: string
  invitedById: number | null
  invitedBy: string
}
