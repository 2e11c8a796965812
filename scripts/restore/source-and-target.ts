import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { databaseFile } from '~db/client.server'
import { followLinks } from '~db/sqlite/follow-links.server'
import { PlainError, toPlainError } from '../plain-command'

export function targetOf(databaseUrl: string): string {
  const name = databaseFile(databaseUrl)
  if (name === undefined) throw new PlainError('The database is in memory: there is nothing to restore to.')
  try {
    return followLinks(name)
  } catch (error) {
    throw toPlainError(name, error)
  }
}

/** A bare name that is not here names a file in the folder of the backups, as the Backups page shows it. */
export function backupFile(given: string, folder: string | undefined): string {
  const isBare = path.basename(given) === given && !existsSync(given)
  return isBare && folder !== undefined ? path.join(folder, given) : given
}

export function refuseWrongFile(file: string, target: string): void {
  const backup = statSync(file, { bigint: true, throwIfNoEntry: false })
  if (backup === undefined) throw new PlainError(`${file} is not there.`)
  if (!backup.isFile()) throw new PlainError(`${file} is no file.`)
  const present = statSync(target, { bigint: true, throwIfNoEntry: false })
  if (present?.ino === backup.ino && present.dev === backup.dev) {
    throw new PlainError(`${file} is the site's database itself, not a backup of it.`)
  }
  const beside = ['-wal', '-journal'].find((end) => (statSync(file + end, { throwIfNoEntry: false })?.size ?? 0) > 0)
  if (beside === undefined) return
  const words = beside === '-wal' ? 'its newest rows are in' : 'what it was before a change that was cut off is in'
  throw new PlainError(
    `${file} is a database in use, or a raw copy of one: ${words} ${path.basename(file)}${beside}. ` +
      'Make a backup of it with npm run backup, and restore that.',
  )
}
