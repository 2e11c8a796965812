import type { Generated } from 'kysely'
import type { CreatedAt, DeletedAt, RowVersion } from './columns'

export interface AnswerTemplatesTable {
  id: Generated<number>
  deletedAt: DeletedAt
  name: string
  subject: string
  text: string
  createdAt: CreatedAt
  updatedAt: string
  version: RowVersion
}
