import { sql, type Kysely } from 'kysely'
import { instant, integer, jsonObject, line } from './rules'

/** The site's own words, by section. A section without a row has its defaults. Reviews are among them now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE siteSettings (
      id        INTEGER PRIMARY KEY ${integer('id', 1, 100)},
      section   TEXT NOT NULL UNIQUE ${line('section', 40)},
      content   TEXT NOT NULL ${jsonObject('content', 2_000_000)},
      updatedAt TEXT NOT NULL ${instant('updatedAt')},
      version   INTEGER NOT NULL DEFAULT 1 ${integer('version', 1, Number.MAX_SAFE_INTEGER)},
      operatorName TEXT NOT NULL ${line('operatorName', 120)}
    ) STRICT
  `.execute(db)
  for (const event of ['INSERT', 'UPDATE', 'DELETE']) {
    await sql`
      CREATE TRIGGER ${sql.raw(`siteSettingsVersionOn${event}`)} AFTER ${sql.raw(event)} ON siteSettings
      BEGIN
        UPDATE contentVersion SET version = version + 1 WHERE id = 1;
      END
    `.execute(db)
  }
  await sql`ALTER TABLE seoSettings DROP COLUMN reviewsConfirmed`.execute(db)
}
