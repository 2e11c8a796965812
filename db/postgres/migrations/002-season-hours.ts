import { sql, type Kysely } from 'kysely'
import { integer, nullable } from './columns'

/** Legal hours of a season, where they are not those of its state. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = ['minutesBeforeSunrise', 'minutesAfterSunset'].map((name) => nullable(integer(name, -120, 120)))
  for (const column of columns) await sql.raw(`ALTER TABLE "seasons" ADD COLUMN ${column}`).execute(db)
  await sql`
    ALTER TABLE "seasons" ADD CONSTRAINT "minutesAfterSunset: with minutesBeforeSunrise"
    CHECK (("minutesAfterSunset" IS NULL) = ("minutesBeforeSunrise" IS NULL))
  `.execute(db)
}
