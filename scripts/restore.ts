/**
 * `npm run restore -- FILE`: replaces the site's database by a backup and keeps the old one under another name. Stop
 * the site first. `--yes` asks nothing.
 */
import { parseArgs } from 'node:util'
import { env } from '~/server/env.server'
import { askForYes } from './ask'
import { contentsLine, pictureWarning } from './backup/contents-text'
import { PlainError, plainCommand } from './plain-command'
import { restoreBackup, type RestorePreview, type Restored } from './restore/restore-backup'

await plainCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new PlainError('Name one backup: npm run restore -- FILE')
  const restored = await restoreBackup({
    databaseUrl: env().DATABASE_URL,
    file,
    now: new Date(),
    confirm: async (preview) => values.yes || askForYes(`${describePreview(preview)}\nReplace the database?`),
  })
  return restored === undefined ? 'Nothing was changed.' : describeRestored(restored)
})

function describePreview({ backup, present, target }: RestorePreview): string {
  const now = present === undefined ? 'none that can be read' : contentsLine(present.counts)
  return [`The database ${target}`, `  now:    ${now}`, `  backup: ${contentsLine(backup.counts)}`].join('\n')
}

function describeRestored({ backup, target, aside }: Restored): string {
  return [
    `Restored: ${target}`,
    `  In it: ${contentsLine(backup.counts)}.`,
    `  Who may log in, with the password of that time: ${backup.operators.join(', ') || 'nobody yet'}. All logins have ended.`,
    '  Second factors, too, are as they were then: on or off, with the recovery codes of that time.',
    ...pictureWarning(backup),
    ...(aside === undefined ? [] : [`  The former database is kept: ${aside}`]),
    'Start the site.',
  ].join('\n')
}
