/** Row 1 is the default author of blog posts. */
import type { Generated } from 'kysely'

export interface AuthorsTable {
  id: Generated<number>
  fullName: string
  experience: string | null
  bio: string | null
}
