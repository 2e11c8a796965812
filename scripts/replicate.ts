/**
 * `npm run stagwise -- replicate` copies each commit to REPLICA_URL, beside the running site. `--restore FILE` makes a
 * database of the copy, with `--at 2026-11-25T10:00:00Z` as it was then; `npm run stagwise -- restore FILE` puts it in
 * place.
 */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { onPostgres } from '~/backups/postgres-commands'
import { env } from '~/server/env.server'
import { isOnServer } from '~db/client.server'
import { verifyFile } from '~db/sqlite/verify.server'
import { contentsLine } from './backup/contents-text'
import { PlainError, plainCommand } from './plain-command'
import { restoreCopy, startCopying, type CopyPlace } from './replicate/litestream'

await plainCommand(async () => {
  const { values } = parseArgs({ options: { restore: { type: 'string' }, at: { type: 'string' } } })
  const { DATABASE_URL: databaseUrl, REPLICA_URL: replica } = env()
  if (isOnServer(databaseUrl)) throw new PlainError(onPostgres.replicate(databaseUrl))
  if (replica === undefined) throw new PlainError('Set REPLICA_URL: file:///…, sftp://… or s3://…')
  if (values.restore !== undefined) return restore({ databaseUrl, replica }, values.restore, values.at)
  if (values.at !== undefined) throw new PlainError('--at needs --restore FILE.')
  return copy({ databaseUrl, replica })
})

async function copy(place: CopyPlace): Promise<string> {
  const copying = startCopying(place, 'inherit')
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => copying.kill(signal))
  await once(copying, 'exit')
  if (copying.exitCode !== 0) throw new PlainError('Litestream has ended, and nothing is copied.')
  return ''
}

async function restore(place: CopyPlace, file: string, at: string | undefined): Promise<string> {
  if (file === '' || existsSync(file)) throw new PlainError('--restore must name a file that does not exist yet.')
  const time = at === undefined ? undefined : new Date(at)
  if (time !== undefined && Number.isNaN(time.getTime())) {
    throw new PlainError('--at must be a time such as 2026-11-25T10:00:00Z.')
  }
  await restoreCopy(place, path.resolve(file), time)
  const { counts } = await verifyFile(file)
  return [
    `Made of the copy, and whole: ${file}`,
    `  In it: ${contentsLine(counts)}.`,
    `Stop the site, and put it in place: npm run stagwise -- restore ${file}`,
  ].join('\n')
}
