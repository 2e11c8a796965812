/** SQLite's STRICT tables store these types as integers and texts. */
import type { ColumnType, Generated } from 'kysely'

export type Flag = 0 | 1

/** The list is JSON, `[]` if empty. */
export type JsonList = Generated<string>

/** The text is ISO 8601, UTC, with milliseconds: `2026-11-21T09:30:00.000Z`. It sorts as text. */
export type CreatedAt = ColumnType<string, string, never>

/** NULL means that the record is there: see db/visibility.server.ts. */
export type DeletedAt = string | null

export type RowVersion = Generated<number>

/** A save writes these columns. None is optional, so that a forgotten one does not compile. */
export type InputColumns<Row> = Omit<
  Row,
  'id' | 'deletedAt' | 'createdAt' | 'updatedAt' | 'version' | 'searchText' | 'isDraft' | 'publishAt'
>
