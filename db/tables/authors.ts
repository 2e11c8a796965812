/** Authors of blog posts. Row 1 is the default. */
import type { Generated } from 'kysely'

export interface AuthorsTable {
  id: Generated<number>
  fullName: string
  /** One line below the name. */
  experience: string | null
  bio: string | null
}
