/** Name of the replaced database: `stagwise.before-restore-2026-11-21T09-30-00.123Z.db`. */
import { readBackupName, stampOf } from '~/features/backups/backup-names'

export function asideName(base: string, at: Date): string {
  return `${base}.before-restore-${stampOf(at)}.db`
}

export function isAsideName(base: string, name: string): boolean {
  return readBackupName(`${base}.before-restore`, name) !== undefined
}
