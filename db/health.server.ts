import { sql, type Kysely } from 'kysely'
import { pageTables } from '~/lib/page-kinds'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import { handleOf } from './sqlite/connect.server'
import { isFileMoved } from './sqlite/moved-file.server'

export async function isReadable(db: Kysely<Database>): Promise<boolean> {
  const reading = readContent(db)
  return reading.then(
    () => true,
    () => false,
  )
}

/** @throws if the database does not answer, or what is written into it would be lost */
export async function checkDatabase(db: Kysely<Database>): Promise<void> {
  await readContent(db)
  if (!isPostgres(db) && isFileMoved(handleOf(db)))
    throw new Error('The database file was moved or deleted. Put it back and start again.')
}

const contentTables = [...pageTables, 'quotes', 'contacts', 'siteSettings'] as const

/** A server may answer while another session holds one of the tables that pages are made of. */
async function readContent(db: Kysely<Database>): Promise<void> {
  await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()
  const looks = contentTables.map((table) => sql`exists (select 1 from ${sql.table(table)})`)
  await sql`select ${sql.join(looks)}`.execute(db)
}
