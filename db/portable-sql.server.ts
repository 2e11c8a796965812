/** Parts of raw SQL that SQLite and PostgreSQL write differently. Everything else is written once, names in quotes. */
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from './database'
import { isPostgres } from './engine.server'

/** After a table's name. PostgreSQL plans by statistics and takes no hints. */
export function indexedBy(db: Kysely<Database>, index: string): RawBuilder<unknown> {
  return isPostgres(db) ? sql`` : sql`INDEXED BY ${sql.ref(index)}`
}

/** Case-sensitive. */
export function contains(db: Kysely<Database>, text: RawBuilder<unknown>, part: string): RawBuilder<SqlBool> {
  return isPostgres(db) ? sql<SqlBool>`strpos(${text}, ${part}) > 0` : sql<SqlBool>`instr(${text}, ${part}) > 0`
}

/** Ignores the case of a-z. @param pattern from likePattern() */
export function isLike(db: Kysely<Database>, text: RawBuilder<unknown>, pattern: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${text} ${isPostgres(db) ? sql`ILIKE` : sql`LIKE`} ${pattern} ESCAPE '\\'`
}

/** For `in`: one parameter, however many values. */
export function listOf(db: Kysely<Database>, values: Iterable<string>): RawBuilder<unknown> {
  const list = JSON.stringify([...values])
  return isPostgres(db)
    ? sql`(SELECT json_array_elements_text(${list}::json))`
    : sql`(SELECT value FROM json_each(${list}))`
}

/** A text of a JSON object; null if it has none. */
export function textIn(db: Kysely<Database>, json: RawBuilder<unknown>, key: string): RawBuilder<string | null> {
  return isPostgres(db)
    ? sql<string | null>`${json}::json ->> ${sql.lit(key)}`
    : sql<string | null>`${json} ->> ${sql.lit(key)}`
}

/** Comparisons are 0 and 1 in SQLite, booleans in PostgreSQL. */
export function asFlag(condition: RawBuilder<SqlBool>): RawBuilder<0 | 1> {
  return sql<0 | 1>`CASE WHEN ${condition} THEN 1 ELSE 0 END`
}

/** In their order. Empty if there is no such table. */
export async function columnsOf(db: Kysely<Database>, table: string): Promise<string[]> {
  const query = isPostgres(db)
    ? sql<{ name: string }>`
        SELECT column_name AS name FROM information_schema.columns
        WHERE table_schema = current_schema() AND table_name = ${table} ORDER BY ordinal_position`
    : sql<{ name: string }>`SELECT name FROM pragma_table_info(${table}) ORDER BY cid`
  const { rows } = await query.execute(db)
  return rows.map(({ name }) => name)
}
