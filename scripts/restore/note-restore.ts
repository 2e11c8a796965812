/** Adds the restore to the restored audit log, if the backup has one. */
import path from 'node:path'
import BetterSqlite3 from '~db/sqlite/better-sqlite3'
import { commandLine, logAudit } from '~db/audit-log.server'
import { connect, handleOf } from '~db/sqlite/connect.server'
import { listTables } from '~db/sqlite/schema-state.server'
import { write } from '~db/write.server'

export async function noteRestore(file: string, backup: string, now: Date): Promise<void> {
  const db = connect(new BetterSqlite3(file, { fileMustExist: true }))
  try {
    if (!listTables(handleOf(db)).includes('auditLog')) return
    const act = { by: commandLine, now }
    await write(db, (trx) =>
      logAudit(trx, act, { event: 'backup-restored', name: path.basename(backup).slice(0, 200) }),
    )
  } finally {
    await db.destroy()
  }
}
