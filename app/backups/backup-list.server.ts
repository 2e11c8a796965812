/** `npm run backup` and the Backups page make these files. Other files in the folder are left alone. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { open, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { commandLine, logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { codeOf, fileProblem } from '~db/file-problem'
import { write } from '~db/write.server'
import type { BackupPlace } from './backup-folder.server'
import { backupName, readBackupName } from './backup-names'
import type { Backup } from './backups'
import { isAtWork } from './partial-files.server'

export interface BackupList {
  backups: Backup[]
  isBusy: boolean
  problem: string | undefined
}

export async function listBackups(db: Kysely<Database>, place: BackupPlace, now: Date): Promise<BackupList> {
  const { folder, base } = place
  if (!existsSync(folder)) return { backups: [], isBusy: false, problem: undefined }
  try {
    const files = readdirSync(folder).flatMap((name) => {
      const at = readBackupName(base, name)
      const file = at && statSync(path.join(folder, name), { throwIfNoEntry: false })
      return file ? [{ id: at.getTime(), name, at: at.toISOString(), size: file.size }] : []
    })
    const makers = await findMakers(db)
    const backups = files
      .map((file) => ({ ...file, madeBy: makers.get(file.name) ?? commandLine.username }))
      .toSorted((one, other) => other.id - one.id)
    return { backups, isBusy: isAtWork(folder, base, now), problem: undefined }
  } catch (error) {
    const problem = fileProblem(error)
    if (problem === undefined) throw error
    return { backups: [], isBusy: false, problem: `The folder ${folder} cannot be read: ${problem}` }
  }
}

/** Returns makers by file name. The command line notes no maker. */
async function findMakers(db: Kysely<Database>): Promise<Map<string, string>> {
  const made = db.selectFrom('auditLog').select(['subject', 'operatorName']).where('subjectKind', '=', 'site')
  const rows = await made.where('event', '=', 'backup-made').execute()
  return new Map(rows.map(({ subject, operatorName }) => [subject ?? '', operatorName]))
}

export function findBackup({ folder, base }: BackupPlace, id: number): string | undefined {
  const at = new Date(id)
  if (Number.isNaN(at.getTime())) return undefined
  const file = path.join(folder, backupName(base, at))
  return existsSync(file) ? file : undefined
}

export async function openBackup(
  db: Kysely<Database>,
  file: string,
  act: Act,
): Promise<{ handle: FileHandle; size: number } | undefined> {
  const handle = await open(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
  if (!handle) return undefined
  try {
    const { size } = await handle.stat()
    await write(db, (trx) => logAudit(trx, act, { event: 'backup-downloaded', name: path.basename(file) }))
    return { handle, size }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Deleting a file that is gone succeeds. @throws DatabaseWriteError, and errors of the file system */
export async function deleteBackup(db: Kysely<Database>, file: string, act: Act): Promise<void> {
  await write(db, async (trx) => {
    await logAudit(trx, act, { event: 'backup-deleted', name: path.basename(file) })
    // The file is deleted last, so that a file that stays is not noted as deleted. The transaction may run again.
    await rm(file, { force: true })
  })
}
