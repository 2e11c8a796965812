/**
 * A site that has lost its database must not begin anew as if nothing had been, with sample content and another
 * password: a file that was moved or cut to nothing, or that holds no table any more. The kept secret tells that the
 * site has run here before. It cannot tell where its whole folder is gone, as one is that was not mounted, and where
 * SESSION_SECRET is set, for then none is kept.
 */
import { existsSync, statSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { DatabaseOpenError, handleOf } from '~db/client.server'
import type { Database } from '~db/database'
import { listTables } from '~db/sqlite/schema-state.server'
import { secretFile } from './secret.server'

/** The secret is looked for first: of two first starts at once the faster one keeps it when its tables are there. */
export function refuseLostDatabase(databaseUrl: string, open: () => Kysely<Database>): void {
  const secret = secretFile(databaseUrl)
  if (secret === undefined || !existsSync(secret)) return
  const file = databaseUrl.replace(/^file:/, '')
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size !== undefined && size > 0 && listTables(handleOf(open())).length > 0) return
  throw new DatabaseOpenError(
    file,
    `it is ${size === undefined ? 'not there' : 'empty'}, but the site has run here before (${secret} is there). ` +
      'Restore a backup. To begin anew delete that file too, or give the new database a folder of its own.',
  )
}
