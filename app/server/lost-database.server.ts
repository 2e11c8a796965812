/**
 * A site that has lost its database must not begin anew as if nothing had been, with sample content and another
 * password: a folder that was not mounted, a file that was moved or cut to nothing. The kept secret tells that the site
 * has run here before.
 */
import { existsSync, statSync } from 'node:fs'
import { DatabaseOpenError } from '~db/client.server'
import { secretFile } from './secret.server'

export function refuseLostDatabase(databaseUrl: string): void {
  const secret = secretFile(databaseUrl)
  if (secret === undefined || !existsSync(secret)) return
  const file = databaseUrl.replace(/^file:/, '')
  const found = statSync(file, { throwIfNoEntry: false })
  if (found !== undefined && found.size > 0) return
  throw new DatabaseOpenError(
    file,
    `it is ${found ? 'empty' : 'not there'}, but the site has run here before (${secret} is there). ` +
      'Restore a backup. To begin anew delete that file too.',
  )
}
