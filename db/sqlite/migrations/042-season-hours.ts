import { sql, type Kysely } from 'kysely'
import { integer } from './rules'

/** Legal hours of a season, where they are not those of its state. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE seasons ADD COLUMN minutesBeforeSunrise INTEGER ${integer('minutesBeforeSunrise', -120, 120)}
  `.execute(db)
  await sql`
    ALTER TABLE seasons ADD COLUMN minutesAfterSunset INTEGER ${integer('minutesAfterSunset', -120, 120)}
    CONSTRAINT "minutesAfterSunset: with minutesBeforeSunrise"
    CHECK ((minutesAfterSunset IS NULL) = (minutesBeforeSunrise IS NULL))
  `.execute(db)
}
