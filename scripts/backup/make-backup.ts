/**
 * The copy is synced and verified under a temporary name before it is renamed, so that a backup's name always means a
 * whole file.
 */
import { existsSync, readdirSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { databaseFile, openDatabase } from '~db/client.server'
import { DatabaseOpenError } from '~db/open-error'
import { forgottenBy } from '~db/credentials.server'
import { copyInto, emptyTables } from '~db/sqlite/copy.server'
import type { Database } from '~db/database'
import { followLinks } from '~db/sqlite/follow-links.server'
import { makeFolder } from '~db/make-folder.server'
import { describe, isDamage, openProblem } from '~db/sqlite/open-problem.server'
import { checkReferences, DatabaseDamagedError, verifyFile, type VerifiedDatabase } from '~db/sqlite/verify.server'
import { makePrivateFile, syncFile, syncFolder } from '../durable-files'
import { PlainError, toPlainError } from '../plain-command'
import { backupName, outdated } from '~/backups/backup-names'
import { defaultBackupFolder } from '~/backups/backup-folder.server'
import { partialPath, removeAbandoned, removePartial } from '~/backups/partial-files.server'
import { formatSize } from '~/backups/size'

interface BackupOptions {
  databaseUrl: string
  folder?: string | undefined
  keep: number
  now: Date
}

export interface BackupMade extends VerifiedDatabase {
  file: string
  size: number
  removed: readonly string[]
}

/** @throws PlainError · DatabaseOpenError, leaving no file and deleting none */
export async function makeBackup({ databaseUrl, folder, keep, now }: BackupOptions): Promise<BackupMade> {
  const source = databaseFile(databaseUrl)
  if (source === undefined) throw new PlainError('The database is in memory: there is no file to back up.')
  const base = path.parse(source).name
  const target = path.resolve(folder ?? defaultBackupFolder(source))
  if (!existsSync(source)) throw new DatabaseOpenError(source, 'the file or its folder is not there.')
  // A copy of a damaged database can look sound, so the database is checked first.
  const db = openDatabase(databaseUrl, { mustExist: true, check: 'integrity_check' })
  try {
    prepareFolder(target, base, now)
    refuseFullDisk(target, followLinks(source))
    const { partial, verified } = await copyVerified(db, { target, base, now })
    const file = path.join(target, backupName(base, now))
    renameSync(partial, file)
    syncFolder(target)
    const removed = removeOutdated(target, base, { keep: Math.max(1, keep), made: path.basename(file) })
    return { ...verified, file, size: statSync(file).size, removed }
  } catch (error) {
    throw toPlainError(`The folder ${target}`, error)
  } finally {
    await db.destroy()
  }
}

function prepareFolder(folder: string, base: string, now: Date): void {
  makeFolder(folder)
  removeAbandoned(folder, base, now)
}

/** A copy that fills the disk would stop the site's writes. */
function refuseFullDisk(folder: string, source: string): void {
  const { bavail, bsize } = statfsSync(folder)
  const needed = ['', '-wal'].reduce(
    (sum, end) => sum + (statSync(source + end, { throwIfNoEntry: false })?.size ?? 0),
    0,
  )
  if (bavail * bsize >= needed) return
  const words = `${formatSize(bavail * bsize)} are free, and the backup may need ${formatSize(needed)}`
  throw new PlainError(`The disk of ${folder} has no room for a backup: ${words}.`)
}

async function copyVerified(db: Kysely<Database>, place: { target: string; base: string; now: Date }) {
  const partial = partialPath(place.target, place.base, place.now)
  try {
    await checkSource(db)
    makePrivateFile(partial)
    copyInto(db, partial)
    emptyTables(partial, forgottenBy.backup)
    syncFile(partial)
    return { partial, verified: await verifyFile(partial, path.basename(partial)) }
  } catch (error) {
    removePartial(partial)
    throw toCopyError(error, place.target)
  }
}

async function checkSource(db: Kysely<Database>): Promise<void> {
  try {
    await checkReferences(db)
  } catch (error) {
    if (error instanceof DatabaseDamagedError) throw damagedSource(error)
    throw error
  }
}

function toCopyError(error: unknown, folder: string): unknown {
  if (error instanceof PlainError || error instanceof DatabaseOpenError) return error
  if (isDamage(error)) return damagedSource(error)
  if (error instanceof DatabaseDamagedError) {
    return new PlainError(`The copy in ${folder} came out damaged (${error.problem}). Check that disk.`, {
      cause: error,
    })
  }
  const problem = openProblem(error)
  return problem === undefined ? error : new PlainError(`The backup in ${folder}: ${problem}`, { cause: error })
}

function damagedSource(error: unknown): PlainError {
  const words = `The site's database is damaged: ${describe(error)}. No backup was made, and none was removed.`
  return new PlainError(words, { cause: error })
}

function removeOutdated(folder: string, base: string, rule: { keep: number; made: string }): string[] {
  const names = outdated(base, readdirSync(folder), rule)
  for (const name of names) rmSync(path.join(folder, name), { force: true })
  return names
}
