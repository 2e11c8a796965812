/** One row per event. Rows are inserted and, when old enough, deleted; never changed. */
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { CreatedAt } from './columns'

type SetOnce<T> = ColumnType<T, T, never>

export interface AuditLogTable {
  id: Generated<number>
  at: CreatedAt
  /** No foreign key, since operators can be removed. NULL unless a logged-in operator did it. */
  operatorId: SetOnce<number | null>
  operatorName: SetOnce<string>
  /** From app/lib/audit-events.ts. */
  event: SetOnce<string>
  subjectKind: SetOnce<string>
  subjectId: SetOnce<number | null>
  /** A short name at that time; for quotes and messages only the number. */
  subject: SetOnce<string | null>
  /** JSON: see AuditDetail. */
  detail: SetOnce<string | null>
  /** See app/lib/search-text.ts. */
  searchText: ColumnType<string, string | undefined, never>
}

export type AuditLogRow = Selectable<AuditLogTable>
