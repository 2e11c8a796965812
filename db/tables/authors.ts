/** Row 1 is the default author of blog posts. */
import type { Generated } from 'kysely'
import type { CreatedAt, DeletedAt, Flag, RowVersion } from './columns'

export interface AuthorsTable {
  id: Generated<number>
  deletedAt: DeletedAt
  fullName: string
  /** 0 for a team or an organization. */
  isPerson: Generated<Flag>
  experience: string | null
  bio: string | null
  pictureUrl: string | null
  pictureAlt: string | null
  createdAt: CreatedAt
  updatedAt: string
  version: RowVersion
}
