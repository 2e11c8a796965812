/** A record after each save. */
import type { Generated, Selectable } from 'kysely'
import type { CreatedAt } from './columns'
import type { EditedKind } from './drafts'

export interface RecordVersionsTable {
  id: Generated<number>
  kind: EditedKind
  recordId: number
  version: number
  /** JSON: the fields of the record. */
  record: string
  savedAt: CreatedAt
  /** NULL: saved before versions were kept. */
  operatorName: string | null
  /** The version that was restored. */
  restoredFrom: number | null
}

export type RecordVersionRow = Selectable<RecordVersionsTable>
