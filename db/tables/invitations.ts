import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt } from './columns'
import type { OperatorRole } from './operators'

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
