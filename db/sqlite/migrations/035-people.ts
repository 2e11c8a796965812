import { sql, type Kysely } from 'kysely'

/** Finds what belongs to an address in whatever case it was typed, and what has been closed for long. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX quotesByPerson ON quotes (lower(customerEmail), id)`.execute(db)
  await sql`CREATE INDEX contactsByPerson ON contacts (lower(email), id)`.execute(db)
  await sql`CREATE INDEX binByPerson ON bin (lower(email), id)`.execute(db)
  await sql`CREATE INDEX mailsByPerson ON mails (lower(recipient), id)`.execute(db)
  // They list what is overdue of many people at once.
  await sql`CREATE INDEX mailsOverdue ON mails (id) WHERE kind = 'overdue'`.execute(db)
  for (const table of ['quotes', 'contacts']) {
    await sql`CREATE INDEX ${sql.raw(`${table}Closed`)} ON ${sql.table(table)} (createdAt, id) WHERE status = 'closed'`.execute(
      db,
    )
  }
}
