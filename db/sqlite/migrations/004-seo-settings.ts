import { sql, type Kysely } from 'kysely'
import { flag, instant } from './rules'

/**
 * robotsTxt is NULL until the operator saves one. The default (all allowed, /admin/ not, the sitemap named) is written
 * when it is asked for, since the sitemap's address holds SITE_URL. An empty text is a choice of its own: no rule at all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE seoSettings (
      id               INTEGER PRIMARY KEY CONSTRAINT "id: one row" CHECK (id = 1),
      robotsTxt        TEXT CONSTRAINT "robotsTxt: at most 64 KiB" CHECK (octet_length(robotsTxt) <= 65536),
      reviewsConfirmed INTEGER NOT NULL DEFAULT 0 ${flag('reviewsConfirmed')},
      updatedAt        TEXT NOT NULL ${instant('updatedAt')}
    ) STRICT
  `.execute(db)
  await sql`INSERT INTO seoSettings (id, updatedAt) VALUES (1, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`.execute(db)
}
