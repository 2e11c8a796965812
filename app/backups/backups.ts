import { countDays } from '~/lib/days'
import { shellWord } from './shell-word'

/** The number of newest backups that stay when another is made. */
export const keptBackups = 14
const staleDays = 2

export interface Backup {
  id: number
  name: string
  at: string
  size: number
  madeBy: string
}

export const makeBackupIntent = 'make-backup'

export interface BackupJob {
  startedAt: string
  by: string
  problem?: string | undefined
}

export const backupMessages = {
  busy: {
    title: 'Error',
    description: 'A backup is being made, or a restore is being tried. Reload this page to see when it is done.',
  },
  onPostgres: { title: 'Error', description: 'The database is on PostgreSQL. Use the commands on this page.' },
  inMemory: 'The database is in memory, so there is no file to back up.',
  notFound: { title: 'Backup Not Found', message: 'There is no such backup. A newer one may have replaced it.' },
  deleted: { title: 'Backup Deleted', description: 'The file has been deleted.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete the backup.' },
  confirmDelete: 'Delete this backup?',
  failed: { title: 'Error', description: 'This could not be started. Please try again.' },
  made: { title: 'Backup Made', description: 'The whole site is in it, and it has been verified.' },
  started: {
    title: 'Backup Started',
    description: 'It takes a while. You can leave this page; reload it to see the result.',
  },
  notMade: 'No backup was made, and none was deleted.',
  nothingToDrill: 'There is no backup to try. Make one first.',
  stopped:
    'It was stopped in the middle. The half file is not in the list, and the next backup clears it away. Please try again.',
  broken: 'It ended unexpectedly. The site’s log has the reason.',
} as const

export function backupWarning(newest: { at: string | Date } | undefined, now: Date): string | undefined {
  if (newest === undefined) return 'There is no backup yet.'
  const days = Math.floor((now.getTime() - new Date(newest.at).getTime()) / 86_400_000)
  return days >= staleDays ? `The newest backup is ${countDays(days)} old.` : undefined
}

export function restoreCommand(file: string): string {
  return `npm run stagwise -- restore ${shellWord(file)}`
}
