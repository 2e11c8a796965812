/** Shapes that the columns of several tables share. SQLite's STRICT tables hold them as plain integers and texts. */
import type { ColumnType, Generated } from 'kysely'

/** A yes or no: 1 or 0. */
export type Flag = 0 | 1

/** A list as JSON text, `[]` when it is empty, never NULL. */
export type JsonList = Generated<string>

/** An instant as ISO 8601 in UTC with milliseconds, `2026-11-21T09:30:00.000Z`; it sorts as text. Set once. */
export type CreatedAt = ColumnType<string, string, never>

/** Raised by one with each update that a person makes; an update names the version that it was made from. */
export type RowVersion = Generated<number>

/** The columns that a save writes, from an operator's input. None is optional: one that is forgotten does not compile. */
export type InputColumns<Row> = Omit<Row, 'id' | 'createdAt' | 'updatedAt' | 'version' | 'searchText'>
