import { createHash } from 'node:crypto'
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { garblePages, replaceByForeign, replaceByForeignOfKysely } from './broken-files'
import { migrateToLatest, openDatabase } from './client.server'
import { findProblem } from './look-first.server'
import { goodRows, insertRow } from './test-rows'

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

/** What stands in the way, found without a change to the file, and what openDatabase says then. */
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

test('a database that was cut is damaged', async () => {
  await makeSound()
  truncateSync(file, Math.floor(statSync(file).size / 8192) * 4096)
  // SQLite itself may find it first.
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
