import { sql, type Kysely } from 'kysely'

/** The audit log's column gets the name that everybody looks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE auditLog RENAME COLUMN deed TO event`.execute(db)
}
