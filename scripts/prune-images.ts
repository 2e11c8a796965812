/**
 * `npm run stagwise -- prune-images` deletes uploaded pictures that no record has used for 24 hours, also while the
 * site runs. `--dry-run` only reports.
 */
import { parseArgs } from 'node:util'
import { deleteUnusedImages, listUnusedImages, weighImages } from '~/content/pictures/prune-images.server'
import { env } from '~/server/env.server'
import { commandLine } from '~db/audit-log.server'
import { openMigrated } from './open-migrated'
import { plainCommand } from './plain-command'

async function cleanImages(isDryRun: boolean): Promise<string> {
  const db = await openMigrated(env().DATABASE_URL)
  try {
    const now = new Date()
    const unused = await listUnusedImages(db, now)
    const { pictures, bytes } = await (isDryRun
      ? weighImages(db, unused)
      : deleteUnusedImages(db, unused, { by: commandLine, now }))
    const those = pictures === 1 ? '1 picture' : `${String(pictures)} pictures`
    const size = `${(bytes / (1024 * 1024)).toFixed(1)} MB`
    return isDryRun ? `${those} would be deleted: ${size}` : `${those} deleted: ${size} are free for new content`
  } finally {
    await db.destroy()
  }
}

await plainCommand(async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  return cleanImages(values['dry-run'])
})
