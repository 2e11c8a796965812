/**
 * `npm run backup` makes a verified copy of the database, while the site runs. `--to FOLDER` names its place (default:
 * BACKUP_DIR), `--keep 14` deletes older ones, `--json` is for the site.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { keptBackups } from '~/backups/backups'
import { onPostgres } from '~/backups/postgres-commands'
import { env } from '~/server/env.server'
import { isOnServer } from '~db/client.server'
import { contentsLine, pictureWarning } from './backup/contents-text'
import { makeBackup, type BackupMade } from './backup/make-backup'
import { formatSize } from '~/backups/size'
import { PlainError, plainCommand } from './plain-command'

await plainCommand(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      keep: { type: 'string', default: String(keptBackups) },
      json: { type: 'boolean', default: false },
    },
  })
  const { DATABASE_URL: databaseUrl, BACKUP_DIR } = env()
  if (isOnServer(databaseUrl)) throw new PlainError(onPostgres.backup(databaseUrl))
  if (!/^[1-9]\d{0,3}$/.test(values.keep)) throw new PlainError('--keep must be a number from 1 to 9999.')
  if (values.to === '') throw new PlainError('--to must name a folder.')
  const made = await makeBackup({
    databaseUrl,
    folder: values.to ?? BACKUP_DIR,
    keep: Number(values.keep),
    now: new Date(),
  })
  if (values.json) return JSON.stringify({ name: path.basename(made.file), removed: made.removed.length })
  return describeBackup(made)
})

function describeBackup(made: BackupMade): string {
  return [
    `Backup made and verified: ${made.file} (${formatSize(made.size)})`,
    `  In it: ${contentsLine(made.counts)}.`,
    '  Not in it: logins and counters of attempts (who restores it logs in again), and the file session-secret. Without',
    '  that file a second factor takes its recovery codes and not those of the app: keep a copy of it, in another place.',
    ...pictureWarning(made),
    made.removed.length === 0 ? '  No older backup was removed.' : `  Removed older ones: ${made.removed.join(', ')}`,
  ].join('\n')
}
