import path from 'node:path'
import { env } from '~/server/env.server'

export interface BackupPlace {
  folder: string
  base: string
}

/** Returns undefined for a database in memory or on a server. */
export function backupPlace(): BackupPlace | undefined {
  const { DATABASE_URL, BACKUP_DIR } = env()
  const [, name = ':memory:'] = /^file:(.*)/s.exec(DATABASE_URL) ?? []
  if (name === ':memory:') return undefined
  const file = path.resolve(name)
  return { folder: path.resolve(BACKUP_DIR ?? defaultBackupFolder(file)), base: path.parse(file).name }
}

export function defaultBackupFolder(databasePath: string): string {
  return path.join(path.dirname(databasePath), 'backups')
}
