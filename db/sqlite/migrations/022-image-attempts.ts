import { sql, type Kysely } from 'kysely'
import { integer } from './rules'

/** Counted before each try, so that a picture which ends the process is not tried again at every start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE images ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0 ${integer('attempts', 0, 2)}`.execute(db)
}
