/**
 * Starts on databases that no start should touch: damaged, another program's, newer, read-only, lost. Each ends with
 * one clear line on standard error and code 1, and every file is afterwards what it was, but for SQLite's own `-wal`
 * and `-shm`. And starts that are to succeed on what only looks bad.
 */
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { databaseIn, startAndFail, startSite, temporaryFolder, type Identity } from '../site-process'
import { drillSettings, postContactCall, send, uniqueText } from './clients'
import { Tally, type DrillOptions, type DrillResult } from './tally'

interface StartOptions extends DrillOptions {
  /** The names of some cases; all without it. */
  only?: readonly string[]
}

/** A round is every case once. */
export async function startDrill({ rounds, report, only }: StartOptions): Promise<DrillResult> {
  const tally = new Tally('start')
  const base = temporaryFolder()
  try {
    await makeSound(base)
    const isChosen = ({ name }: { name: string }) => only?.includes(name) ?? true
    const [refusals, servings] = [refusedCases.filter(isChosen), servedCases.filter(isChosen)]
    const count = refusals.length + servings.length
    for (let round = 1; round <= rounds; round += 1) {
      for (const refused of refusals) await tryRefused(tally, base, refused)
      for (const served of servings) await tryServed(tally, base, served)
      tally.rounds = round
      report?.(`start: round ${String(round)}, ${String(count)} cases`)
    }
    tally.note('cases', count)
    if (!isRoot) tally.note('read-only', 'by permissions: not run as root')
  } finally {
    rmSync(base, { recursive: true, force: true })
  }
  return tally.result()
}

const isRoot = process.getuid?.() === 0
/** Root may write everywhere: it starts the site as somebody who may not. */
const nobody: Identity = isRoot ? { uid: 65_534, gid: 65_534 } : {}

/** A database of the site's own with some messages in it, beside it its secret, and nothing left in its log. */
async function makeSound(folder: string): Promise<void> {
  const site = await startSite(drillSettings, { folder })
  for (let n = 0; n < 5; n += 1) await postContactCall(site.url, uniqueText('words', 300))
  await site.end()
}

interface RefusedCase {
  name: string
  /** Of the line, after the file's name. */
  says: RegExp
  /** `file` is a sound database, beside it its secret. */
  spoil: (file: string) => void
  identity?: Identity
}

const refusedCases: readonly RefusedCase[] = [
  {
    name: 'a damaged header',
    says: /it is not an SQLite database\./,
    spoil: (file) => {
      overwrite(file, 0, randomBytes(100))
    },
  },
  {
    name: 'a damaged page in the middle',
    says: /it is damaged\. Restore a backup\./,
    spoil: (file) => {
      const pages = statSync(file).size / 4096
      for (let page = 10; page < pages; page += 7) overwrite(file, page * 4096, randomBytes(4096))
    },
  },
  {
    name: 'a file that was cut in half',
    says: /it is damaged\. Restore a backup\./,
    spoil: (file) => {
      truncateSync(file, Math.floor(statSync(file).size / 8192) * 4096)
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
    spoil: (file) => {
      rmSync(file)
      const other = new BetterSqlite3(file)
      other.exec('CREATE TABLE notes (id INTEGER); INSERT INTO notes VALUES (1)')
      other.close()
    },
  },
  {
    name: "another program's database that Kysely has migrated",
    says: /it belongs to another program\./,
    spoil: (file) => {
      rmSync(file)
      const other = new BetterSqlite3(file)
      other.exec(`CREATE TABLE kysely_migration (name TEXT, timestamp TEXT);
        INSERT INTO kysely_migration VALUES ('2020-notes', '2020-01-01T00:00:00.000Z')`)
      other.close()
    },
  },
  {
    name: 'a newer database',
    says: /it was made by a newer version of Stagwise \(migration 999-later\)\./,
    spoil: (file) => {
      change(file, `INSERT INTO kysely_migration VALUES ('999-later', '2030-01-01T00:00:00.000Z')`)
    },
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
    spoil: (file) => {
      const other = `${file}.other`
      copyFileSync(file, other)
      change(other, `DELETE FROM blogPosts; VACUUM`)
      leaveLog(other)
      rmSync(`${file}-shm`, { force: true })
      copyFileSync(`${other}-wal`, `${file}-wal`)
      for (const rest of ['', '-wal', '-shm']) rmSync(other + rest, { force: true })
    },
  },
]

async function tryRefused(tally: Tally, base: string, { name, says, spoil, identity = {} }: RefusedCase) {
  const folder = copyOf(base)
  const file = databaseIn(folder)
  try {
    spoil(file)
    if (identity.uid !== undefined) giveAway(folder, identity.uid)
    const before = hashesOf(folder)
    const { code, errors } = await startAndFail(drillSettings, { folder, identity })
    const lines = errors.split('\n').filter((line) => line !== '')
    const isOneLine = lines.length === 1 && lines[0]?.startsWith(`Database ${file}: `) === true && says.test(errors)
    tally.expect(code === 1, `${name}: code 1, not ${String(code)}`)
    tally.expect(isOneLine, `${name}: one line that says what it is, not ${errors.slice(0, 300)}`)
    const after = hashesOf(folder)
    for (const [each, hash] of before) {
      if (isOwnOfSqlite(each)) tally.expect(after.has(each) || each.endsWith('-shm'), `${name}: ${each} is still there`)
      else if (after.get(each) !== hash) tally.losses.push(`${name}: ${each} was changed`)
    }
    const made = [...after.keys()].filter((each) => !before.has(each) && !isOwnOfSqlite(each))
    tally.expect(made.length === 0, `${name}: nothing is made beside it, not ${made.join(', ')}`)
  } finally {
    chmodSync(folder, 0o755)
    rmSync(folder, { recursive: true, force: true })
  }
}

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
      change(file, 'UPDATE kysely_migration_lock SET is_locked = 1')
    },
  },
  {
    name: 'a log that nobody has folded in',
    prepare: leaveLog,
  },
]

async function tryServed(tally: Tally, base: string, { name, prepare }: ServedCase): Promise<void> {
  const folder = copyOf(base)
  const file = databaseIn(folder)
  prepare(file)
  const site = await startSite(drillSettings, { folder })
  const { status, text } = await send(`${site.url}/products`)
  tally.expect(status === 200 && text.includes('Harness'), `${name}: the site serves`)
  if ((await postContactCall(site.url, uniqueText(name))).status === 201) tally.acknowledged += 1
  await site.stop()
  const database = new BetterSqlite3(file, { readonly: true })
  const count = database.prepare('SELECT count(*) FROM contacts').pluck().get()
  database.close()
  if (count !== 6) tally.losses.push(`${name}: six messages, not ${String(count)}`)
  rmSync(folder, { recursive: true, force: true })
}

function copyOf(base: string): string {
  const folder = temporaryFolder()
  for (const each of readdirSync(base)) copyFileSync(path.join(base, each), path.join(folder, each))
  return folder
}

/** Leaves the file and a log with a commit in it, as a process does that was killed. */
function leaveLog(file: string): void {
  const copies = ['', '-wal'].map((rest) => ({ from: file + rest, to: `${file}${rest}.copy` }))
  const handle = new BetterSqlite3(file)
  handle.pragma('journal_mode = WAL')
  handle.exec(`UPDATE seoSettings SET robotsTxt = robotsTxt || char(10) || '# ${randomBytes(8).toString('hex')}';
    UPDATE products SET description = description || ' It lasts.', version = version + 1`)
  for (const { from, to } of copies) copyFileSync(from, to)
  handle.close()
  for (const { from, to } of copies) {
    copyFileSync(to, from)
    rmSync(to)
  }
  rmSync(`${file}-shm`, { force: true })
}

function change(file: string, statements: string): void {
  const handle = new BetterSqlite3(file)
  handle.exec(statements)
  handle.close()
}

function overwrite(file: string, at: number, bytes: Buffer): void {
  const all = readFileSync(file)
  bytes.copy(all, at)
  writeFileSync(file, all)
}

function giveAway(folder: string, uid: number): void {
  for (const each of ['', ...readdirSync(folder)]) chownSync(path.join(folder, each), uid, uid)
}

function isOwnOfSqlite(name: string): boolean {
  return name.endsWith('-wal') || name.endsWith('-shm')
}

function hashesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) =>
    statSync(path.join(folder, each)).isFile(),
  )
  return new Map(
    files.map((each) => [
      each,
      createHash('sha256')
        .update(readFileSync(path.join(folder, each)))
        .digest('hex'),
    ]),
  )
}
