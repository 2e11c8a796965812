/** Rows are inserted and, when old enough, deleted; never changed. */
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { CreatedAt } from './columns'

type SetOnce<T> = ColumnType<T, T, never>

export interface AuditLogTable {
  id: Generated<number>
  at: CreatedAt
  /** Operators can be removed, so this is no foreign key. NULL unless a logged-in operator did it. */
  operatorId: SetOnce<number | null>
  operatorName: SetOnce<string>
  event: SetOnce<string>
  subjectKind: SetOnce<string>
  subjectId: SetOnce<number | null>
  /** The short name is that of the time; for quotes and messages only the number. */
  subject: SetOnce<string | null>
  /** JSON: see AuditDetail. */
  detail: SetOnce<string | null>
  searchText: ColumnType<string, string | undefined, never>
}

export type AuditLogRow = Selectable<AuditLogTable>
