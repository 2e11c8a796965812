/** A drill does what a restore would do, in a temporary folder beside the backup, and starts on the result. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { defaultBackupFolder } from '~/backups/backup-folder.server'
import { newestBackup } from '~/backups/backup-names'
import { backupMessages } from '~/backups/backups'
import { noteDrill, type RestoreDrill } from '~/backups/drills.server'
import { partialPath, removeAbandoned } from '~/backups/partial-files.server'
import { commandLine } from '~db/audit-log.server'
import { databaseFile, migrateToLatest, openDatabase } from '~db/client.server'
import { readContents, type DatabaseContents } from '~db/sqlite/verify.server'
import { PlainError, toPlainError } from '../plain-command'
import { restoreBackup } from './restore-backup'

interface DrillOptions {
  databaseUrl: string
  file: string
  now: Date
}

/** @throws PlainError · DatabaseOpenError */
export async function tryRestore({ databaseUrl, file, now }: DrillOptions): Promise<DatabaseContents> {
  const { base } = sourceOf(databaseUrl)
  const beside = path.dirname(path.resolve(file))
  const folder = partialPath(beside, base, now)
  try {
    if (existsSync(beside)) removeAbandoned(beside, base, now)
    mkdirSync(folder, { mode: 0o700 })
    const url = `file:${path.join(folder, `${base}.db`)}`
    const restored = await restoreBackup({ databaseUrl: url, file, now, confirm: () => Promise.resolve(true) })
    const contents = await startOn(url)
    const lost = Object.entries(restored?.backup.counts ?? {}).find(([what, count]) => contents.counts[what] !== count)
    if (lost) throw new PlainError(`The restored database has other ${lost[0]} than the backup ${file}.`)
    return contents
  } catch (error) {
    throw toPlainError(`The folder ${beside}`, error)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startOn(url: string): Promise<DatabaseContents> {
  const db = openDatabase(url, { mustExist: true, check: 'integrity_check' })
  try {
    await migrateToLatest(db)
    return await readContents(db)
  } finally {
    await db.destroy()
  }
}

/** @throws PlainError if there is no backup */
export function findNewest({ databaseUrl, folder }: { databaseUrl: string; folder: string | undefined }): string {
  const { file, base } = sourceOf(databaseUrl)
  const place = path.resolve(folder ?? defaultBackupFolder(file))
  try {
    const newest = existsSync(place) ? newestBackup(base, readdirSync(place)) : undefined
    if (newest) return path.join(place, newest.name)
  } catch (error) {
    throw toPlainError(`The folder ${place}`, error)
  }
  throw new PlainError(backupMessages.nothingToDrill)
}

function sourceOf(databaseUrl: string): { file: string; base: string } {
  const file = databaseFile(databaseUrl)
  if (file === undefined) throw new PlainError(backupMessages.inMemory)
  return { file, base: path.parse(file).name }
}

export async function noteInSite(databaseUrl: string, drill: Pick<RestoreDrill, 'name' | 'isPassed'>): Promise<void> {
  const db = openDatabase(databaseUrl, { mustExist: true })
  try {
    await noteDrill(db, drill, { by: commandLine, now: new Date() })
  } finally {
    await db.destroy()
  }
}
