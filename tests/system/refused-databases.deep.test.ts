/**
 * A start on a database that is damaged, another program's, newer, read-only or lost ends with one line on standard
 * error and exit code 1, and no file changes but SQLite's `-wal` and `-shm`. Some only look bad and must start.
 */
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import BetterSqlite3 from 'better-sqlite3'
import {
  garblePages,
  leaveLog,
  leaveLogOfAnother,
  replaceByForeignOfKysely,
  runStatements,
} from '~db/sqlite/test-broken-files'
import { databaseIn, startAndFail, startSite, temporaryFolder, type Identity } from '../setup/site-process'
import { clientSettings, postContactCall, send, uniqueText } from './clients'

let base: string
beforeAll(async () => {
  base = temporaryFolder()
  const site = await startSite(clientSettings, { folder: base })
  for (let n = 0; n < 5; n += 1) await postContactCall(site.url, uniqueText('words', 300))
  await site.end()
}, 60_000)
afterAll(() => {
  rmSync(base, { recursive: true })
})

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  cpSync(base, folder, { recursive: true })
})
afterEach(() => {
  chmodSync(folder, 0o755)
  rmSync(folder, { recursive: true })
})

const isRoot = process.getuid?.() === 0
/** Root may write anywhere, so the site runs as another user. */
const nobody: Identity = isRoot ? { uid: 65_534, gid: 65_534 } : {}

interface RefusedCase {
  name: string
  says: RegExp
  /** `file` is a sound database with its secret beside it. */
  spoil: (file: string) => void
  identity?: Identity
}

const refusedCases: readonly RefusedCase[] = [
  // Each way in which a file may be no good is in db/sqlite/preflight.server.test.ts and connect.server.test.ts.
  {
    name: 'a damaged page in the middle',
    says: /it is damaged\. Restore a backup\./,
    spoil: (file) => {
      garblePages(file, { from: 10, every: 7 })
    },
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
    name: "another program's database that Kysely has migrated",
    says: /it belongs to another program\./,
    spoil: replaceByForeignOfKysely,
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

interface ServedCase {
  name: string
  prepare: (file: string) => void
}

const servedCases: readonly ServedCase[] = [
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

test.each(refusedCases)('$name', { timeout: 60_000 }, async ({ says, spoil, identity = {} }) => {
  const file = databaseIn(folder)
  spoil(file)
  if (identity.uid !== undefined) giveAway(identity.uid)
  const before = hashFiles()
  const { code, errors } = await startAndFail(clientSettings, { folder, identity })
  expect(errors).toMatch(new RegExp(`^Database ${file}: .*\n$`))
  expect(errors).toMatch(says)
  expect(code).toBe(1)
  const isOwn = ([name]: readonly [string, string]) => !/-(wal|shm)$/.test(name)
  expect(hashFiles().filter(isOwn)).toEqual(before.filter(isOwn))
  const logs = before.map(([name]) => name).filter((name) => name.endsWith('-wal'))
  expect(hashFiles().map(([name]) => name)).toEqual(expect.arrayContaining(logs))
})

test.each(servedCases)('$name starts', { timeout: 60_000 }, async ({ name, prepare }) => {
  const file = databaseIn(folder)
  prepare(file)
  const site = await startSite(clientSettings, { folder })
  try {
    const { status, text } = await send(`${site.url}/products`)
    expect(status).toBe(200)
    expect(text).toContain('Harness')
    expect((await postContactCall(site.url, uniqueText(name))).status).toBe(201)
  } finally {
    await site.stop()
  }
  const database = new BetterSqlite3(file, { readonly: true })
  expect(database.prepare('SELECT count(*) FROM contacts').pluck().get()).toBe(6)
  database.close()
})

function giveAway(uid: number): void {
  for (const each of ['', ...readdirSync(folder)]) chownSync(path.join(folder, each), uid, uid)
}

function hashFiles(): [name: string, hash: string][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return files
    .filter((each) => statSync(path.join(folder, each)).isFile())
    .map((each) => [
      each,
      createHash('sha256')
        .update(readFileSync(path.join(folder, each)))
        .digest('hex'),
    ])
}
