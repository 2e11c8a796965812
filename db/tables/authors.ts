/** Who signs blog posts. Row 1 is the team, the author of posts that name none. */
import type { Generated } from 'kysely'

export interface AuthorsTable {
  id: Generated<number>
  fullName: string
  /** One line under the name. */
  experience: string | null
  bio: string | null
}
