/** Shared column types; SQLite's STRICT tables store them as integers and texts. */
import type { ColumnType, Generated } from 'kysely'

/** Boolean. */
export type Flag = 0 | 1

/** JSON list, `[]` if empty. */
export type JsonList = Generated<string>

/** ISO 8601, UTC, with milliseconds: `2026-11-21T09:30:00.000Z`. Sorts as text. Never updated. */
export type CreatedAt = ColumnType<string, string, never>

/** Since when it is in the bin. NULL: it is there. See db/visibility.server.ts. */
export type DeletedAt = string | null

/** Raised by each save, which names the version it started from. */
export type RowVersion = Generated<number>

/** Columns that a save writes. None is optional, so that a forgotten one does not compile. */
export type InputColumns<Row> = Omit<
  Row,
  'id' | 'deletedAt' | 'createdAt' | 'updatedAt' | 'version' | 'searchText' | 'isDraft' | 'publishAt'
>
