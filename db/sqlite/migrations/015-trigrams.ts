import { sql, type Kysely } from 'kysely'
import { integer } from './rules'

/**
 * For the dashboard's searches, which find a text anywhere: the groups of three letters that each row has, so that not
 * every row need be read. Rows get in later, many at a time (db/trigrams.server.ts): one at a time would cost a
 * visitor's form more than all else that is done for it. Those up to `indexedTo` are in, and triggers keep them right.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE trigramState (
      kind      TEXT NOT NULL PRIMARY KEY,
      indexedTo INTEGER NOT NULL DEFAULT 0 ${integer('indexedTo', 0, Number.MAX_SAFE_INTEGER)}
    ) STRICT, WITHOUT ROWID
  `.execute(db)
  for (const [table, columns] of Object.entries(searchedColumns)) await createTrigrams(db, table, columns)
}

const searchedColumns = {
  quotes: ['customerName', 'customerEmail', 'customerPhone', 'productName', 'notes'],
  contacts: ['name', 'email', 'message'],
  blogPosts: ['title', 'slug', 'excerpt', 'category'],
  auditLog: ['subject', 'operatorName'],
}

/** Of later migrations too, so it stays as it is. */
export async function createTrigrams(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> {
  const index = `${table}Trigrams`
  const run = (statement: string) => sql.raw(statement).execute(db)
  await run(`
    CREATE VIRTUAL TABLE ${index} USING fts5(
      text, content='', contentless_delete=1, detail=none, tokenize='trigram'
    )`)
  await run(`INSERT INTO trigramState (kind) VALUES ('${table}')`)
  // No search has a line break in it, so none is found across two columns.
  const text = (row: string) => columns.map((column) => `coalesce(${row}.${column}, '')`).join(` || char(10) || `)
  await run(`CREATE VIEW ${table}SearchTexts AS SELECT id, ${text(table)} AS text FROM ${table}`)
  const isIndexed = (row: string) => `${row}.id <= (SELECT indexedTo FROM trigramState WHERE kind = '${table}')`
  const remove = `DELETE FROM ${index} WHERE rowid = OLD.id;`
  const add = `INSERT INTO ${index} (rowid, text) SELECT NEW.id, ${text('NEW')} WHERE ${isIndexed('NEW')};`
  await run(`CREATE TRIGGER ${index}OnInsert AFTER INSERT ON ${table} WHEN ${isIndexed('NEW')} BEGIN ${add} END`)
  await run(`CREATE TRIGGER ${index}OnDelete AFTER DELETE ON ${table} WHEN ${isIndexed('OLD')} BEGIN ${remove} END`)
  await run(`
    CREATE TRIGGER ${index}OnUpdate AFTER UPDATE OF ${['id', ...columns].join(', ')} ON ${table}
    WHEN ${isIndexed('OLD')} OR ${isIndexed('NEW')} BEGIN ${remove} ${add} END`)
}
