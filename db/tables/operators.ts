import type { Generated } from 'kysely'
import type { CreatedAt } from './columns'

/** An editor does not manage operators, settings, exports and erasure. */
export type OperatorRole = 'owner' | 'editor'

export interface OperatorsTable {
  id: Generated<number>
  username: string
  loginName: string
  /** The hash is `$scrypt$ln=17,r=8,p=1$salt$hash`: see password.server.ts. */
  passwordHash: string
  createdAt: CreatedAt
  role: Generated<OperatorRole>
}
