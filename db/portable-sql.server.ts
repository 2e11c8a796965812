/** SQLite and PostgreSQL write these parts of raw SQL differently. Everything else is written once, names in quotes. */
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from './database'
import { isPostgres } from './engine.server'

/** PostgreSQL plans by statistics and accepts no hints. */
export function indexedBy(db: Kysely<Database>, index: string): RawBuilder<unknown> {
  return isPostgres(db) ? sql`` : sql`INDEXED BY ${sql.ref(index)}`
}

export function contains(db: Kysely<Database>, text: RawBuilder<unknown>, part: string): RawBuilder<SqlBool> {
  return isPostgres(db) ? sql<SqlBool>`strpos(${text}, ${part}) > 0` : sql<SqlBool>`instr(${text}, ${part}) > 0`
}

export function isLike(db: Kysely<Database>, text: RawBuilder<unknown>, pattern: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${text} ${isPostgres(db) ? sql`ILIKE` : sql`LIKE`} ${pattern} ESCAPE '\\'`
}

/** Passes one parameter, however many values. */
export function listOf(db: Kysely<Database>, values: Iterable<string>): RawBuilder<unknown> {
  const list = JSON.stringify([...values])
  return isPostgres(db)
    ? sql`(SELECT json_array_elements_text(${list}::json))`
    : sql`(SELECT value FROM json_each(${list}))`
}

export function textIn(db: Kysely<Database>, json: RawBuilder<unknown>, key: string): RawBuilder<string | null> {
  return isPostgres(db)
    ? sql<string | null>`${json}::json ->> ${sql.lit(key)}`
    : sql<string | null>`${json} ->> ${sql.lit(key)}`
}

/** Comparisons are 0 and 1 in SQLite, booleans in PostgreSQL. */
export function asFlag(condition: RawBuilder<SqlBool>): RawBuilder<0 | 1> {
  return sql<0 | 1>`CASE WHEN ${condition} THEN 1 ELSE 0 END`
}

export async function columnsOf(db: Kysely<Database>, table: string): Promise<string[]> {
  const query = isPostgres(db)
    ? sql<{ name: string }>`
        SELECT attname AS name FROM pg_attribute
        WHERE attrelid = to_regclass(quote_ident(${table})) AND attnum > 0 AND NOT attisdropped ORDER BY attnum`
    : sql<{ name: string }>`SELECT name FROM pragma_table_info(${table}) ORDER BY cid`
  const { rows } = await query.execute(db)
  return rows.map(({ name }) => name)
}

/** Lists columns of text. SQLite's virtual tables have none. */
export async function listTextColumns(db: Kysely<Database>): Promise<{ table: string; column: string }[]> {
  const query = isPostgres(db)
    ? sql<{ table: string; column: string }>`
        SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
        WHERE table_schema = current_schema() AND data_type = 'text' ORDER BY table_name COLLATE "C", ordinal_position`
    : sql<{ table: string; column: string }>`
        SELECT tables.name AS "table", columns.name AS "column"
        FROM pragma_table_list AS tables, pragma_table_info(tables.name) AS columns
        WHERE tables.schema = 'main' AND tables.type = 'table' AND tables.name NOT GLOB 'sqlite_*' AND tables.name NOT GLOB 'kysely_*'
          AND columns.type NOT IN ('INTEGER', 'REAL', 'BLOB')
        ORDER BY tables.name, columns.cid`
  const { rows } = await query.execute(db)
  return rows
}

/** Makes only A to Z lower case, because lower() in SQL knows no other letters. */
export function toLowerAscii(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
}
