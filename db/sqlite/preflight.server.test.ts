import { createHash } from 'node:crypto'
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { garblePages, makeOlder, replaceByForeign, replaceByForeignOfKysely } from './test-broken-files'
import { migrateToLatest, openDatabase } from '~db/client.server'
import { findProblem } from './preflight.server'
import { goodRows, insertRow } from '~db/test-rows'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-'))
  file = path.join(folder, 'site.db')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

async function makeSound(): Promise<void> {
  const db = openDatabase(`file:${file}`)
  await migrateToLatest(db)
  for (let n = 0; n < 50; n += 1) {
    await insertRow(db, 'contacts', { ...goodRows.contacts, message: `${String(n)} ${'words '.repeat(500)}` })
  }
  await db.destroy()
}

function hashes(): string[] {
  return readdirSync(folder)
    .filter((name) => !name.endsWith('-shm') && !name.endsWith('-wal'))
    .map((name) =>
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    )
}

function problemAndWords(): [string | undefined, string] {
  const before = hashes()
  const problem = findProblem(file)
  let words = ''
  try {
    void openDatabase(`file:${file}`).destroy()
  } catch (error) {
    words = error instanceof Error ? error.message : ''
  }
  expect(hashes()).toEqual(before)
  return [problem, words]
}

const refusal = (problem: string) => [problem, `Database ${file}: ${problem}`]

test('a sound database, one that is not there yet and one that is just being made may be opened', async () => {
  expect(findProblem(file)).toBeUndefined()
  writeFileSync(file, '')
  expect(findProblem(file)).toBeUndefined()
  rmSync(file)
  await makeSound()
  expect(findProblem(file)).toBeUndefined()
})

test('a database with pages of noise, which a read would come upon later, is damaged', async () => {
  await makeSound()
  garblePages(file, { from: Math.ceil(statSync(file).size / 4096 / 2), every: 5 })
  const before = hashes()
  expect(() => openDatabase(`file:${file}`)).toThrow(`Database ${file}: it is damaged. Restore a backup.`)
  expect(hashes()).toEqual(before)
})

test('an index that says something else than its table is found where the whole check is asked for', async () => {
  await makeSound()
  const handle = new BetterSqlite3(file)
  handle.unsafeMode()
  handle.exec('CREATE TABLE short (n INTEGER); CREATE INDEX shortN ON short (n); INSERT INTO short VALUES (1)')
  // SQLite forgets the index while a row is changed, and knows it again after that.
  handle.exec(`PRAGMA writable_schema = ON; CREATE TEMP TABLE kept AS SELECT * FROM sqlite_schema WHERE name = 'shortN';
    DELETE FROM sqlite_schema WHERE name = 'shortN'; PRAGMA writable_schema = RESET; UPDATE short SET n = 2;
    PRAGMA writable_schema = ON; INSERT INTO sqlite_schema SELECT * FROM kept`)
  handle.close()
  expect(findProblem(file)).toBeUndefined()
  const words = `Database ${file}: it is damaged. Restore a backup.`
  expect(() => openDatabase(`file:${file}`, { check: 'integrity_check' })).toThrow(words)
})

test('a database that was cut is damaged', async () => {
  await makeSound()
  truncateSync(file, Math.floor(statSync(file).size / 8192) * 4096)
  expect(() => openDatabase(`file:${file}`)).toThrow(`Database ${file}: it is damaged. Restore a backup.`)
})

test("another program's database is not touched, not even its journal's mode", () => {
  replaceByForeign(file)
  expect(problemAndWords()).toEqual(refusal('it belongs to another program.'))
})

test("another program's database is known also when Kysely has migrated it", () => {
  replaceByForeignOfKysely(file)
  expect(problemAndWords()).toEqual(refusal('it belongs to another program.'))
})

test('a database of a newer version is not touched', async () => {
  await makeSound()
  const newer = new BetterSqlite3(file)
  newer.pragma('journal_mode = DELETE')
  newer.exec(`INSERT INTO kysely_migration VALUES ('999-later', '2030-01-01T00:00:00.000Z')`)
  newer.close()
  expect(problemAndWords()).toEqual(
    refusal(
      'it was made by a newer version of Stagwise (migration 999-later). Start that version, or restore a backup.',
    ),
  )
})

test('a database from before the first release is not touched', async () => {
  await makeSound()
  makeOlder(file)
  expect(problemAndWords()).toEqual(
    refusal(
      'it was made before the first release of Stagwise, and this version cannot use it. Nothing in it was changed. ' +
        'Move it away, or name another one in DATABASE_URL; the version that made it can still export its rows.',
    ),
  )
})

test('a log whose file is gone is kept', async () => {
  await makeSound()
  const writer = new BetterSqlite3(file)
  writer.exec(`UPDATE seoSettings SET robotsTxt = 'newer'`)
  copyFileSync(`${file}-wal`, path.join(folder, 'kept'))
  writer.close()
  copyFileSync(path.join(folder, 'kept'), `${file}-wal`)
  rmSync(file)
  expect(problemAndWords()).toEqual(
    refusal(
      'it is missing or empty, but its write-ahead log is there. Put it back beside the log, or restore a backup.',
    ),
  )
  expect(readFileSync(`${file}-wal`)).toEqual(readFileSync(path.join(folder, 'kept')))
  const link = path.join(folder, 'link.db')
  symlinkSync(file, link)
  expect(findProblem(link)).toContain('its write-ahead log is there')
})

test('a log with commits in it is read and left for the site', async () => {
  await makeSound()
  const writer = new BetterSqlite3(file)
  writer.exec(`UPDATE seoSettings SET robotsTxt = 'newer'`)
  for (const rest of ['', '-wal']) copyFileSync(file + rest, path.join(folder, `copy.db${rest}`))
  writer.close()
  const copy = path.join(folder, 'copy.db')
  const log = readFileSync(`${copy}-wal`)
  expect(findProblem(copy)).toBeUndefined()
  expect(readFileSync(`${copy}-wal`)).toEqual(log)
})

/** Leaves the file and its journal as a process does that is killed while it changes the file. */
function leaveJournal(statement: string): Buffer {
  const handle = new BetterSqlite3(file)
  handle.pragma('journal_mode = DELETE')
  const before = readFileSync(file)
  handle.pragma('cache_size = 5')
  handle.pragma('synchronous = OFF')
  handle.exec(`BEGIN IMMEDIATE; ${statement}`)
  const copies = [file, `${file}-journal`].map((name) => [name, readFileSync(name)] as const)
  handle.close()
  for (const [name, bytes] of copies) writeFileSync(name, bytes)
  expect(readFileSync(file).equals(before)).toBe(false)
  return before
}

test('what a killed process had begun to change, in a database without a log, is taken back', async () => {
  await makeSound()
  const before = leaveJournal(`UPDATE contacts SET message = 'half'`)
  expect(findProblem(file)).toBeUndefined()
  expect(readFileSync(file).equals(before)).toBe(true)
  expect(readdirSync(folder)).toEqual(['site.db'])
  leaveJournal(`UPDATE contacts SET message = 'half'`)
  const db = openDatabase(`file:${file}`)
  const messages = await db.selectFrom('contacts').select('message').execute()
  await db.destroy()
  expect(messages.filter(({ message }) => message.length > 3000)).toHaveLength(50)
})

test("of another program's database, too, and nothing else of it is changed", () => {
  const other = new BetterSqlite3(file)
  other.exec('CREATE TABLE notes (text TEXT)')
  other
    .prepare('INSERT INTO notes SELECT hex(randomblob(2000)) FROM json_each(?)')
    .run(JSON.stringify(Array(50).fill(0)))
  other.close()
  // When the change is half done, the file looks like one of ours.
  const before = leaveJournal(`ALTER TABLE notes RENAME TO kysely_migration; UPDATE kysely_migration SET text = 'half'`)
  expect(findProblem(file)).toBe('it belongs to another program.')
  expect(readFileSync(file).equals(before)).toBe(true)
})
