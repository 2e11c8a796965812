/** Tokens with which scripts call the API. Deleted when revoked, and when they are over. */
import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt } from './columns'

type TokenRight = 'none' | 'read' | 'write'

export interface ApiTokensTable {
  id: Generated<number>
  /** SHA-256 of the token. */
  tokenHash: ColumnType<string, string, never>
  name: string
  /** Quotes and messages. */
  requests: TokenRight
  /** Products, species, posts. */
  content: TokenRight
  /** robots.txt. */
  seo: TokenRight
  createdAt: CreatedAt
  expiresAt: string
  lastUsedAt: string | null
  /** Whose role limits it, too. */
  operatorId: number
}
