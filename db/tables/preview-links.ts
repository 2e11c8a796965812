import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt } from './columns'
import type { EditedKind } from './revisions'

export interface PreviewLinksTable {
  id: Generated<number>
  tokenHash: ColumnType<string, string, never>
  kind: Exclude<EditedKind, 'siteSettings'>
  recordId: number | null
  draftId: number | null
  createdAt: CreatedAt
  expiresAt: string
  operatorId: number | null
  operatorName: string
}
