/** Scripts call the API with these tokens. A token is deleted when it is revoked or has expired. */
import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt } from './columns'

type TokenRight = 'none' | 'read' | 'write'

export interface ApiTokensTable {
  id: Generated<number>
  /** SHA-256 of the token. */
  tokenHash: ColumnType<string, string, never>
  name: string
  /** The right to quotes and messages. */
  requests: TokenRight
  /** The right to products, species, posts. */
  content: TokenRight
  /** The right to robots.txt. */
  seo: TokenRight
  createdAt: CreatedAt
  expiresAt: string
  lastUsedAt: string | null
  /** JSON list of the networks from which it was used, the last one first: see widerNetworkOf(). */
  networks: Generated<string>
  /** The operator's role limits the token, too. */
  operatorId: number
}
