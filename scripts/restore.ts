/**
 * `npm run stagwise -- restore FILE` replaces the site's database by a backup and keeps the old one under another name.
 * Stop the site first. `--yes` asks nothing. `--keep-tokens` keeps API tokens. `--drill` tries the restore in a temporary folder, by default with the
 * newest backup.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { DatabaseContents } from '~db/sqlite/verify.server'
import { backupPlace } from '~/backups/backup-folder.server'
import { onPostgres } from '~/backups/postgres-commands'
import { credentialList, madeCredentials } from '~/lib/credentials'
import { env } from '~/server/env.server'
import { isOnServer } from '~db/client.server'
import { askForYes } from './ask'
import { contentsLine, pictureWarning } from './backup/contents-text'
import { PlainError, plainCommand } from './plain-command'
import { findNewest, noteInSite, tryRestore } from './restore/drill'
import { backupFile } from './restore/source-and-target'
import { restoreBackup, type RestorePreview, type Restored } from './restore/restore-backup'

await plainCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      yes: { type: 'boolean', default: false },
      'keep-tokens': { type: 'boolean', default: false },
      drill: { type: 'boolean', default: false },
    },
  })
  const { DATABASE_URL: databaseUrl } = env()
  if (isOnServer(databaseUrl)) throw new PlainError(onPostgres.restore(databaseUrl))
  const [file, ...more] = positionals
  if (values.drill && more.length === 0) return drill(file)
  if (file === undefined || more.length > 0) throw new PlainError('Name one backup: npm run stagwise -- restore FILE')
  const restored = await restoreBackup({
    databaseUrl,
    file: backupFile(file, backupPlace()?.folder),
    now: new Date(),
    keepTokens: values['keep-tokens'],
    confirm: async (preview) => values.yes || askForYes(`${describePreview(preview)}\nReplace the database?`),
  })
  return restored === undefined ? 'Nothing was changed.' : describeRestored(restored, values['keep-tokens'])
})

async function drill(given: string | undefined): Promise<string> {
  const { DATABASE_URL: databaseUrl, BACKUP_DIR: folder } = env()
  const file = given ?? findNewest({ databaseUrl, folder })
  const name = path.basename(file)
  try {
    const tried = await tryRestore({ databaseUrl, file, now: new Date() })
    await noteInSite(databaseUrl, { name, isPassed: true })
    return describeDrill(file, tried)
  } catch (error) {
    await noteInSite(databaseUrl, { name, isPassed: false }).catch(() => undefined)
    throw error
  }
}

function describeDrill(file: string, { counts, operators }: DatabaseContents): string {
  return [
    `Restore drill passed: ${file}`,
    `  Restored into a temporary folder, brought up to date, and whole: ${contentsLine(counts)}.`,
    `  Who could log in: ${operators.join(', ') || 'nobody yet'}. Nothing was changed.`,
  ].join('\n')
}

function describePreview({ backup, present, target }: RestorePreview): string {
  const now = present === undefined ? 'none that can be read' : contentsLine(present.counts)
  return [`The database ${target}`, `  now:    ${now}`, `  backup: ${contentsLine(backup.counts)}`].join('\n')
}

function describeRestored({ backup, target, aside, ended }: Restored, keepTokens: boolean): string {
  const links = credentialList(ended, madeCredentials)
  return [
    `Restored: ${target}`,
    `  In it: ${contentsLine(backup.counts)}.`,
    `  Who may log in, with the password of that time: ${backup.operators.join(', ') || 'nobody yet'}. All logins have ended.`,
    links === '' ? '  No token, invitation or preview link was in it to end.' : `  Ended, too: ${links}.`,
    ...(keepTokens ? ['  API tokens of that time work again, also those that were revoked since.'] : []),
    '  Second factors, too, are as they were then: on or off, with the recovery codes of that time.',
    ...pictureWarning(backup),
    ...(aside === undefined ? [] : [`  The former database is kept: ${aside}`]),
    'Start the site.',
  ].join('\n')
}
