/** As SQLite's 043. */
import { sql, type Kysely } from 'kysely'
import { flag, instant, integer, nullable, optional } from './columns'

export const tables = {
  clock: [
    `${integer('id', 1, 1)} PRIMARY KEY`,
    instant('latestAt'),
    nullable(instant('jumpedAt')),
    nullable(instant('jumpSeenAt')),
    `CONSTRAINT "jumpSeenAt: with jumpedAt" CHECK (("jumpedAt" IS NULL) = ("jumpSeenAt" IS NULL))`,
  ],
} as const

export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  const now = `to_char(now() AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  await run(`CREATE TABLE clock (${tables.clock.join(', ')})`)
  await run(`INSERT INTO clock (id, "latestAt") VALUES (1, ${now})`)
  const longAgo = `DEFAULT '1970-01-01T00:00:00.000Z'`
  await run(`ALTER TABLE sessions ADD COLUMN ${instant('lastUsedAt')} ${longAgo}`)
  await run(`ALTER TABLE sessions ADD COLUMN ${instant('passwordAt')} ${longAgo}`)
  await run(`ALTER TABLE sessions ADD COLUMN ${optional('device', 120)}`)
  await run(`ALTER TABLE "inboxSettings" ADD COLUMN ${flag('ownersNeedSecondFactor', 0)}`)
}
