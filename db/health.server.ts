import type { Kysely } from 'kysely'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import { handleOf } from './sqlite/connect.server'
import { isFileMoved } from './sqlite/moved-file.server'

/** Whether a page can be made of it. */
export async function isReadable(db: Kysely<Database>): Promise<boolean> {
  const reading = db.selectFrom('contentVersion').select('version').executeTakeFirst()
  return reading.then(
    () => true,
    () => false,
  )
}

/** @throws if the database does not answer, or what is written into it would be lost */
export async function checkDatabase(db: Kysely<Database>): Promise<void> {
  await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()
  if (!isPostgres(db) && isFileMoved(handleOf(db)))
    throw new Error('The database file was moved or deleted. Put it back and start again.')
}
