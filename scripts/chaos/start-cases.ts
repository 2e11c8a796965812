/** Cases of the drill `start`: how to spoil a sound file, and what the start says. */
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  cutInHalf,
  garbleHeader,
  garblePages,
  leaveLog,
  leaveLogOfAnother,
  makeNewer,
  makeOlder,
  replaceByForeign,
  replaceByForeignOfKysely,
  runStatements,
} from '~db/sqlite/broken-files'
import type { Identity } from '../site-process'

export const isRoot = process.getuid?.() === 0
/** Root may write anywhere, so the site runs as another user. */
const nobody: Identity = isRoot ? { uid: 65_534, gid: 65_534 } : {}

export interface RefusedCase {
  name: string
  /** After the file's name. */
  says: RegExp
  /** `file` is a sound database with its secret beside it. */
  spoil: (file: string) => void
  identity?: Identity
}

export const refusedCases: readonly RefusedCase[] = [
  {
    name: 'a damaged header',
    says: /it is not an SQLite database\./,
    spoil: garbleHeader,
  },
  {
    name: 'a damaged page in the middle',
    says: /it is damaged\. Restore a backup\./,
    spoil: (file) => {
      garblePages(file, { from: 10, every: 7 })
    },
  },
  {
    name: 'a file that was cut in half',
    says: /it is damaged\. Restore a backup\./,
    spoil: cutInHalf,
  },
  {
    name: 'an empty file where the site has run before',
    says: /it is empty, but the site has run here before/,
    spoil: (file) => {
      truncateSync(file, 0)
    },
  },
  {
    name: 'no file where the site has run before',
    says: /it is not there, but the site has run here before/,
    spoil: (file) => {
      rmSync(file)
    },
  },
  {
    name: 'no file beside its log',
    says: /it is missing or empty, but its write-ahead log is there/,
    spoil: (file) => {
      leaveLog(file)
      rmSync(file)
      rmSync(path.join(path.dirname(file), 'session-secret'))
    },
  },
  {
    name: 'a text file',
    says: /it is not an SQLite database\./,
    spoil: (file) => {
      writeFileSync(file, 'Notes on the autumn of the year before. '.repeat(200))
    },
  },
  {
    name: 'a folder',
    says: /it cannot be opened\. Is it there, and may this user write to it\?/,
    spoil: (file) => {
      rmSync(file)
      mkdirSync(file)
      writeFileSync(path.join(file, 'something'), 'in it')
    },
  },
  {
    name: "another program's database",
    says: /it belongs to another program\./,
    spoil: replaceByForeign,
  },
  {
    name: "another program's database that Kysely has migrated",
    says: /it belongs to another program\./,
    spoil: replaceByForeignOfKysely,
  },
  {
    name: 'a newer database',
    says: /it was made by a newer version of Stagwise \(migration 999-later\)\./,
    spoil: makeNewer,
  },
  {
    name: 'a database from before the first release',
    says: /it was made before the first release of Stagwise, and this version cannot use it\./,
    spoil: makeOlder,
  },
  {
    name: 'a read-only file',
    says: /the file or its folder is read-only for this user\./,
    spoil: (file) => {
      chmodSync(file, 0o444)
    },
    identity: nobody,
  },
  {
    name: 'a read-only folder',
    says: /(read-only for this user|it cannot be opened\. Is it there, and may this user write to it\?)/,
    spoil: (file) => {
      chmodSync(file, 0o444)
      chmodSync(path.dirname(file), 0o555)
    },
    identity: nobody,
  },
  {
    name: "another database's log beside it",
    says: /it is damaged\. Restore a backup\./,
    spoil: leaveLogOfAnother,
  },
]

export interface ServedCase {
  name: string
  prepare: (file: string) => void
}

export const servedCases: readonly ServedCase[] = [
  {
    name: "another database's shared memory beside it",
    prepare: (file) => {
      writeFileSync(`${file}-shm`, randomBytes(32_768))
    },
  },
  {
    name: 'a migration lock that was left behind',
    prepare: (file) => {
      runStatements(file, 'UPDATE kysely_migration_lock SET is_locked = 1')
    },
  },
  {
    name: 'a log that nobody has folded in',
    prepare: leaveLog,
  },
]
