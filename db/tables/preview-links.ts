/** The link shows a draft or an unpublished record to somebody without an account. */
import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt } from './columns'
import type { EditedKind } from './revisions'

export interface PreviewLinksTable {
  id: Generated<number>
  /** The hash is SHA-256 of the token in the link. */
  tokenHash: ColumnType<string, string, never>
  kind: Exclude<EditedKind, 'siteSettings'>
  recordId: number | null
  draftId: number | null
  createdAt: CreatedAt
  expiresAt: string
  operatorId: number | null
  operatorName: string
}
