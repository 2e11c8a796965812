import type { Generated } from 'kysely'
import type { CreatedAt } from './columns'

export interface OperatorsTable {
  id: Generated<number>
  username: string
  /** The username in lower case, for logging in. */
  loginName: string
  /** `$scrypt$ln=17,r=8,p=1$salt$hash`: see password.server.ts. */
  passwordHash: string
  createdAt: CreatedAt
}
