/** What operators did, one row a event. Rows are added and, when they are old enough, deleted; never changed. */
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { CreatedAt } from './columns'

type SetOnce<T> = ColumnType<T, T, never>

export interface AuditLogTable {
  id: Generated<number>
  at: CreatedAt
  /** As it was then, without a reference: the operator may be gone. NULL where it was no operator who is logged in. */
  operatorId: SetOnce<number | null>
  operatorName: SetOnce<string>
  /** One of app/lib/audit events.ts, as is what it was done to. */
  event: SetOnce<string>
  subjectKind: SetOnce<string>
  subjectId: SetOnce<number | null>
  /** A short name as it was then. Of a quote and a message its number alone. */
  subject: SetOnce<string | null>
  /** JSON: see AuditDetail. */
  detail: SetOnce<string | null>
  /** What the dashboard's searches look through: see app/lib/search-text.ts. */
  searchText: ColumnType<string, string | undefined, never>
}

export type AuditLogRow = Selectable<AuditLogTable>
