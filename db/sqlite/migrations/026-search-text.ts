import { sql, type Kysely } from 'kysely'

/**
 * The dashboard's searches look through one column of each table, whose texts have no case and no accents. It takes the
 * place of the indexes by groups of three letters.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(searchedColumns)) {
    if (table !== 'deerTypes') await dropTrigrams(db, table)
    await sql`ALTER TABLE ${sql.table(table)} ADD COLUMN searchText TEXT NOT NULL DEFAULT ''`.execute(db)
    await withoutTriggers(db, table, () => fill(db, table, columns))
  }
  await sql`DROP TABLE trigramState`.execute(db)
  // A row of posts holds the whole post, which a search must not read.
  await sql`DROP INDEX blogPostsSearched`.execute(db)
  await sql`CREATE INDEX blogPostsSearched ON blogPosts (id, isPublished, searchText)`.execute(db)
}

const searchedColumns = {
  quotes: ['customerName', 'customerEmail', 'customerPhone', 'productName', 'notes'],
  contacts: ['name', 'email', 'message'],
  products: ['name', 'slug', 'category', 'description'],
  deerTypes: ['name', 'scientificName', 'slug', 'generalDescription'],
  blogPosts: ['title', 'slug', 'excerpt', 'category'],
  auditLog: ['subject', 'operatorName'],
}

async function dropTrigrams(db: Kysely<unknown>, table: string): Promise<void> {
  for (const event of ['Insert', 'Update', 'Delete']) {
    await sql`DROP TRIGGER ${sql.table(`${table}TrigramsOn${event}`)}`.execute(db)
  }
  await sql`DROP VIEW ${sql.table(`${table}SearchTexts`)}`.execute(db)
  await sql`DROP TABLE ${sql.table(`${table}Trigrams`)}`.execute(db)
}

/** No content changes, and some triggers refuse any change. */
async function withoutTriggers(db: Kysely<unknown>, table: string, work: () => Promise<void>): Promise<void> {
  const { rows: triggers } = await sql<{ name: string; sql: string }>`
    SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = ${table}
  `.execute(db)
  for (const { name } of triggers) await sql`DROP TRIGGER ${sql.table(name)}`.execute(db)
  await work()
  for (const trigger of triggers) await sql.raw(trigger.sql).execute(db)
}

const rowsAtOnce = 500

async function fill(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<Record<string, string | null> & { id: number }>`
      SELECT id, ${sql.join(columns.map((column) => sql.ref(column)))} FROM ${sql.table(table)}
      WHERE id > ${after} ORDER BY id LIMIT ${rowsAtOnce}
    `.execute(db)
    const last = rows.at(-1)
    if (last === undefined) return
    const texts = rows.map((row) => [row.id, toSearchText(columns.map((column) => row[column] ?? null))])
    await sql`
      UPDATE ${sql.table(table)} SET searchText = made.text
      FROM (SELECT value ->> 0 AS id, value ->> 1 AS text FROM json_each(${JSON.stringify(texts)})) AS made
      WHERE ${sql.ref(`${table}.id`)} = made.id
    `.execute(db)
    after = last.id
  }
}

/** As app/lib/search-text.ts makes it when this migration is written. */
function toSearchText(texts: readonly (string | null)[]): string {
  const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const lines = texts.flatMap((text) => (text ? [fold(text)] : []))
  const numbers = lines.flatMap((line) => line.match(/\d[\d ()./-]{5,}\d/g) ?? [])
  return [...lines, ...numbers.map((number) => number.replaceAll(/\D/g, ''))].join('\n')
}
