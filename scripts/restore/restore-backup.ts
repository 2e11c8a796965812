/**
 * At every moment the database's name leads to a whole database: the copy is made and verified beside it, the old one
 * gets a second name, and an atomic rename puts the copy in its place.
 */
import { chmodSync, constants, copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { readBackupName, stampOf } from '~/backups/backup-names'
import type { CredentialCounts } from '~/lib/credentials'
import { commandLine, logAudit } from '~db/audit-log.server'
import { forgottenBy } from '~db/credentials.server'
import BetterSqlite3 from 'better-sqlite3'
import { connect, handleOf } from '~db/sqlite/connect.server'
import { emptyTables, toSingleFile } from '~db/sqlite/copy.server'
import { acquireExclusiveLock, type LockedDatabase } from '~db/sqlite/exclusive-lock.server'
import { makeFolder } from '~db/make-folder.server'
import { describe, isDamage } from '~db/sqlite/open-problem.server'
import { listTables } from '~db/sqlite/schema-state.server'
import {
  DatabaseDamagedError,
  readContents,
  verifyFile,
  type DatabaseContents,
  type VerifiedDatabase,
} from '~db/sqlite/verify.server'
import { write } from '~db/write.server'
import { partialPath, removeAbandoned, removePartial } from '~/backups/partial-files.server'
import {
  makePrivateFile,
  nameAgain,
  nameTaken,
  renameToFree,
  syncFile,
  syncFolder,
  takeOwner,
  type Link,
} from '../durable-files'
import { PlainError, toPlainError } from '../plain-command'
import { refuseWrongFile, targetOf } from './source-and-target'

/** The steps are in order. A test kills the process at each. */
export const restoreSteps = ['held', 'copied', 'verified', 'aside', 'replaced', 'released'] as const
type RestoreStep = (typeof restoreSteps)[number]

export interface RestorePreview {
  backup: VerifiedDatabase
  /** Undefined if there is no old database or it is unreadable. */
  present: DatabaseContents | undefined
  target: string
}

export interface RestoreOptions {
  databaseUrl: string
  file: string
  now: Date
  keepTokens?: boolean
  confirm: (preview: RestorePreview) => Promise<boolean>
  onStep?: (step: RestoreStep) => void
  link?: Link
}

export interface Restored {
  backup: VerifiedDatabase
  target: string
  aside: string | undefined
  ended: CredentialCounts
}

/** Returns undefined if `confirm` said no. @throws PlainError · DatabaseOpenError, leaving the old database in place */
export async function restoreBackup(options: RestoreOptions): Promise<Restored | undefined> {
  const target = targetOf(options.databaseUrl)
  const file = path.resolve(options.file)
  refuseWrongFile(file, target)
  const folder = path.dirname(target)
  const base = path.parse(target).name
  const [partial, spare] = [partialPath(folder, base, options.now), partialPath(folder, base, options.now)]
  let held: LockedDatabase | undefined
  try {
    makeFolder(folder)
    held = existsSync(target) ? acquireExclusiveLock(target) : undefined
    options.onStep?.('held')
    tidyUp(target, options.now)
    const { backup, ended } = await copyVerified({ file, partial, target }, options)
    const present = held && (await readContents(held.db).catch(unreadable))
    if (!(await options.confirm({ backup, present, target }))) return undefined
    const aside = putInPlace({ partial, spare, target, isThere: held !== undefined }, options)
    return { backup, target, aside, ended }
  } catch (error) {
    throw toPlainError(`The folder ${folder}`, error)
  } finally {
    held?.release()
    for (const each of [partial, spare]) removePartial(each)
    options.onStep?.('released')
  }
}

function tidyUp(target: string, now: Date): void {
  const folder = path.dirname(target)
  const base = path.parse(target).name
  removeAbandoned(folder, base, now)
  const present = statSync(target, { bigint: true, throwIfNoEntry: false })
  for (const name of readdirSync(folder)) {
    if (readBackupName(asideBase(base), name) === undefined) continue
    const file = path.join(folder, name)
    if (statSync(file, { bigint: true }).ino === present?.ino) rmSync(file)
  }
}

async function copyVerified(
  { file, partial, target }: { file: string; partial: string; target: string },
  { now, keepTokens = false, onStep }: RestoreOptions,
): Promise<Pick<Restored, 'backup' | 'ended'>> {
  try {
    makePrivateFile(partial)
    copyFileSync(file, partial, constants.COPYFILE_FICLONE)
    // A copy inherits the backup's mode, which may be readable for everybody.
    chmodSync(partial, 0o600)
    onStep?.('copied')
    // Other tools' backups may be in WAL mode.
    toSingleFile(partial)
    const backup = await verifyFile(partial, file)
    const ended = emptyTables(partial, keepTokens ? forgottenBy.restoreWithTokens : forgottenBy.restore)
    await noteRestore(partial, file, now)
    takeOwner(partial, existsSync(target) ? target : path.dirname(target))
    syncFile(partial)
    onStep?.('verified')
    return { backup, ended: Object.fromEntries(ended) }
  } catch (error) {
    if (!(error instanceof DatabaseDamagedError || isDamage(error))) throw error
    const words = `The backup ${file} is damaged: ${describe(error)}. Nothing was changed. Try an older one.`
    throw new PlainError(words, { cause: error })
  }
}

interface Places {
  partial: string
  spare: string
  target: string
  isThere: boolean
}

function putInPlace(
  { partial, spare, target, isThere }: Places,
  { now, onStep, link }: RestoreOptions,
): string | undefined {
  const folder = path.dirname(target)
  const aside = path.join(folder, `${asideBase(path.parse(target).name)}-${stampOf(now)}.db`)
  // A site may have started meanwhile and created the file.
  if (!isThere && existsSync(target)) throw nameTaken(target)
  // These files are left only if the database is gone or too damaged to be checkpointed. The restored one must not use
  // them.
  for (const end of ['-wal', '-journal']) if (existsSync(target + end)) renameSync(target + end, aside + end)
  rmSync(`${target}-shm`, { force: true })
  if (isThere) nameAgain(target, aside, { spare, link })
  onStep?.('aside')
  if (isThere) renameSync(partial, target)
  else renameToFree(partial, target, link)
  syncFolder(folder)
  onStep?.('replaced')
  return isThere ? aside : undefined
}

/** An unreadable database is often the reason for the restore. */
function unreadable(): undefined {
  return undefined
}

/** The name is such as `stagwise.before-restore-2026-11-21T09-30-00.123Z.db`. */
function asideBase(base: string): string {
  return `${base}.before-restore`
}

async function noteRestore(file: string, backup: string, now: Date): Promise<void> {
  const db = connect(new BetterSqlite3(file, { fileMustExist: true }))
  try {
    if (!listTables(handleOf(db)).includes('auditLog')) return
    const name = path.basename(backup).slice(0, 200)
    await write(db, (trx) => logAudit(trx, { by: commandLine, now }, { event: 'backup-restored', name }))
  } finally {
    await db.destroy()
  }
}
