import { sql, type Kysely } from 'kysely'

/**
 * The functions that write records keep the search index (db/search-index.server.ts), schemas refuse wrong list items,
 * and rows are counted when somebody asks. Triggers stay for the content's version, former addresses and the audit log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM sqlite_schema WHERE type = 'trigger' AND (
      name GLOB '*CountOn*' OR name GLOB '*SearchOn*' OR name GLOB '*TitlesOn*' OR name GLOB '*ItemsOn*'
      OR name GLOB '*SlugOn*' OR name = 'loginTicketsEndWithPassword'
    )
  `.execute(db)
  for (const { name } of rows) await sql`DROP TRIGGER ${sql.table(name)}`.execute(db)
  await sql`DROP TABLE rowCounts`.execute(db)
}
