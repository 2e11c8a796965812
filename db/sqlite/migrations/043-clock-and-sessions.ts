import { sql, type Kysely } from 'kysely'
import { flag, instant, integer, optional } from './rules'

/**
 * The latest time that the site has seen, so that a clock that jumps ahead is noticed. When and where a session is used;
 * those of earlier releases count as idle. Whether owners need a second factor.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE clock (
      id         INTEGER PRIMARY KEY ${integer('id', 1, 1)},
      latestAt   TEXT NOT NULL ${instant('latestAt')},
      jumpedAt   TEXT ${instant('jumpedAt')},
      jumpSeenAt TEXT ${instant('jumpSeenAt')},
      CONSTRAINT "jumpSeenAt: with jumpedAt" CHECK ((jumpedAt IS NULL) = (jumpSeenAt IS NULL))
    ) STRICT
  `.execute(db)
  await sql`INSERT INTO clock (id, latestAt) VALUES (1, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`.execute(db)

  const longAgo = sql.raw(`DEFAULT '1970-01-01T00:00:00.000Z'`)
  await sql`ALTER TABLE sessions ADD COLUMN lastUsedAt TEXT NOT NULL ${longAgo} ${instant('lastUsedAt')}`.execute(db)
  await sql`ALTER TABLE sessions ADD COLUMN passwordAt TEXT NOT NULL ${longAgo} ${instant('passwordAt')}`.execute(db)
  await sql`ALTER TABLE sessions ADD COLUMN device TEXT ${optional('device', 120)}`.execute(db)

  await sql`
    ALTER TABLE inboxSettings
    ADD COLUMN ownersNeedSecondFactor INTEGER NOT NULL DEFAULT 0 ${flag('ownersNeedSecondFactor')}
  `.execute(db)
}
