import { sql, type Kysely } from 'kysely'
import { day, integer, line, slug } from './rules'

/** How often something was looked at on a day. Nothing of who looked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE visitCounts (
      day   TEXT NOT NULL ${day('day')},
      kind  TEXT NOT NULL ${slug('kind')},
      name  TEXT NOT NULL ${line('name', 256)},
      count INTEGER NOT NULL ${integer('count', 1, Number.MAX_SAFE_INTEGER)},
      PRIMARY KEY (day, kind, name)
    ) STRICT, WITHOUT ROWID
  `.execute(db)
}
