/** Anything that cannot be read is a fact, too. */
import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { EnvError, readEnv, type Env } from '~/server/env.server'
import { databaseFile, isOnServer, openDatabase } from '~db/client.server'
import { DatabaseOpenError } from '~db/open-error'
import type { Database } from '~db/database'
import { followLinks } from '~db/sqlite/follow-links.server'
import { describe, isDamage } from '~db/sqlite/open-problem.server'
import { DatabaseDamagedError, verifyFile } from '~db/sqlite/verify.server'
import { newestBackup } from '~/backups/backup-names'
import { defaultBackupFolder } from '~/backups/backup-folder.server'
import { PlainError } from '../plain-command'
import { newestCopyAt } from '../replicate/litestream'
import type { BackupFacts, Facts, FileFacts, ReplicaFacts } from './facts'
import { readDatabaseFacts, type Opened } from './read-database'
import { readDumps, readServer } from './read-server'

interface Place {
  environment: Readonly<Record<string, string | undefined>>
  backupFolder?: string | undefined
  now: Date
}

export async function readFacts({ environment, backupFolder, now }: Place): Promise<Facts> {
  const { env, faults } = tryEnv(environment)
  const file = env && databaseFile(env.DATABASE_URL)
  const isThere = file !== undefined && existsSync(file)
  const isServers = env !== undefined && isOnServer(env.DATABASE_URL)
  const opened = env && (isServers ? await readServer(env, now) : await readDatabase(env, isThere, now))
  return {
    now,
    env,
    configurationFaults: faults,
    hasAdminPassword: Boolean(environment.ADMIN_PASSWORD),
    nodeEnv: environment.NODE_ENV,
    nodeVersion: process.versions.node,
    userId: process.getuid?.(),
    files: isThere ? readFiles(file, env?.SESSION_SECRET !== undefined) : undefined,
    database: opened?.facts,
    databaseProblem: opened?.problem,
    databaseDamage: opened?.damage,
    server: opened?.server,
    backup: isServers
      ? readDumps(backupFolder ?? env.BACKUP_DIR)
      : isThere
        ? await readBackup(file, path.resolve(backupFolder ?? env?.BACKUP_DIR ?? defaultBackupFolder(file)))
        : undefined,
    replica: isThere && env?.REPLICA_URL !== undefined ? await readReplica(file, env.REPLICA_URL) : undefined,
  }
}

function tryEnv(environment: Place['environment']): { env: Env | undefined; faults: readonly string[] } {
  try {
    return { env: readEnv(environment), faults: [] }
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return { env: undefined, faults: error.faults }
  }
}

async function readDatabase(env: Env, isThere: boolean, now: Date): Promise<Opened> {
  if (!isThere) return { problem: `There is no database at ${env.DATABASE_URL}.` }
  let db: Kysely<Database> | undefined
  try {
    db = openDatabase(env.DATABASE_URL, { mustExist: true })
    return { facts: await readDatabaseFacts(db, now) }
  } catch (error) {
    const cause = error instanceof DatabaseOpenError ? error.cause : error
    if (isDamage(cause)) return { damage: `The database ${env.DATABASE_URL} is damaged: ${describe(cause)}.` }
    if (error instanceof DatabaseOpenError) return { problem: error.message }
    return { problem: `The database cannot be read: ${describe(error)}.` }
  } finally {
    await db?.destroy()
  }
}

function readFiles(file: string, hasSecretOfItsOwn: boolean): FileFacts {
  const place = followLinks(file)
  const { uid, size } = statSync(place)
  const { bavail, bsize, type } = statfsSync(path.dirname(place))
  const secret = hasSecretOfItsOwn
    ? undefined
    : statSync(path.join(path.dirname(file), 'session-secret'), { throwIfNoEntry: false })
  return {
    path: place,
    exposed: listExposed(place),
    ownerId: uid,
    networkFileSystem: networkFileSystems.get(type),
    free: bavail * bsize,
    size: size + (statSync(`${place}-wal`, { throwIfNoEntry: false })?.size ?? 0),
    secretMode: process.platform === 'win32' ? undefined : secret?.mode,
  }
}

/** The numbers are statfs(2)'s for network file systems, whose locks or shared memory are unreliable. */
const networkFileSystems = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
  [0x00c36400, 'Ceph'],
  [0x5346414f, 'AFS'],
  [0x01021997, '9P'],
])

/** Finds files that other users can read. A private folder protects what is in it. */
function listExposed(file: string): string[] {
  if (process.platform === 'win32' || (statSync(path.dirname(file)).mode & 0o001) === 0) return []
  return ['', '-wal', '-shm']
    .map((end) => file + end)
    .filter((each) => {
      const mode = statSync(each, { throwIfNoEntry: false })?.mode ?? 0
      return (mode & 0o006) !== 0
    })
}

async function readBackup(file: string, folder: string): Promise<BackupFacts> {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const newest = newestBackup(path.parse(file).name, names)
  if (newest === undefined) return { folder, newest, isOnSameDisk: false }
  const damage = await damageOf(path.join(folder, newest.name))
  return { folder, newest: { ...newest, damage }, isOnSameDisk: statSync(folder).dev === statSync(file).dev }
}

async function readReplica(file: string, replica: string): Promise<ReplicaFacts> {
  const times = [file, `${file}-wal`].map((each) => statSync(each, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  const writtenAt = new Date(Math.max(...times))
  try {
    const copiedAt = await newestCopyAt({ databaseUrl: `file:${file}`, replica })
    return { copiedAt, writtenAt, problem: undefined }
  } catch (error) {
    if (error instanceof PlainError) return { copiedAt: undefined, writtenAt, problem: error.message }
    throw error
  }
}

async function damageOf(backup: string): Promise<string | undefined> {
  try {
    await verifyFile(backup)
    return undefined
  } catch (error) {
    if (error instanceof DatabaseDamagedError || error instanceof DatabaseOpenError) return error.message
    throw error
  }
}
