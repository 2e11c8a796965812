import { sql, type Kysely } from 'kysely'

/** What public pages show. Quotes and contacts are not among it: a visitor's form must not empty the page store. */
const contentTables = ['products', 'deerTypes', 'blogPosts', 'authors', 'seoSettings']

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE contentVersion (
      id      INTEGER PRIMARY KEY CONSTRAINT "id: one row" CHECK (id = 1),
      version INTEGER NOT NULL
    ) STRICT
  `.execute(db)
  await sql`INSERT INTO contentVersion (id, version) VALUES (1, 1)`.execute(db)

  for (const table of contentTables) {
    for (const event of ['INSERT', 'UPDATE', 'DELETE']) {
      await sql`
        CREATE TRIGGER ${sql.raw(`${table}VersionOn${event}`)} AFTER ${sql.raw(event)} ON ${sql.raw(table)}
        BEGIN
          UPDATE contentVersion SET version = version + 1 WHERE id = 1;
        END
      `.execute(db)
    }
  }
}
