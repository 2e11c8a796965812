import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import BetterSqlite3 from 'better-sqlite3'
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DatabaseOpenError } from '~db/open-error'
import { migrateToLatest, openDatabase } from '~db/client.server'
import type { Database } from '~db/database'
import { migrations } from '~db/sqlite/migrations/list'
import { createTestDatabase } from '~db/test-database'
import { goodRows, insertRow } from '~db/test-rows'

const run = promisify(execFile)

let folder: string
let file: string
const opened: Kysely<Database>[] = []

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-'))
  file = path.join(folder, 'site.db')
})

afterEach(async () => {
  await Promise.all(opened.splice(0).map((db) => db.destroy()))
  rmSync(folder, { recursive: true })
})

function open(url = `file:${file}`): Kysely<Database> {
  const db = openDatabase(url)
  opened.push(db)
  return db
}

async function pragma(db: Kysely<Database>, name: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`PRAGMA ${sql.raw(name)}`.execute(db)
  return Object.values(rows[0] ?? {})[0]
}

async function problemOf(fn: () => unknown): Promise<string> {
  try {
    await fn()
  } catch (error) {
    if (error instanceof DatabaseOpenError) return error.message
    throw error
  }
  throw new Error('nothing was refused')
}

const pragmas = {
  synchronous: 2,
  foreign_keys: 1,
  busy_timeout: 100,
  trusted_schema: 0,
  secure_delete: 1,
  journal_size_limit: 64 * 1024 * 1024,
}

describe('openDatabase', () => {
  test('sets every pragma on a new file, and again when the file is reopened', async () => {
    const first = open()
    await migrateToLatest(first)
    await insertRow(first, 'products', goodRows.products)
    for (const [name, value] of Object.entries({ ...pragmas, journal_mode: 'wal' })) {
      expect([name, await pragma(first, name)]).toEqual([name, value])
    }
    await first.destroy()
    opened.splice(0)

    const second = open()
    for (const [name, value] of Object.entries({ ...pragmas, journal_mode: 'wal' })) {
      expect([name, await pragma(second, name)]).toEqual([name, value])
    }
    expect(await second.selectFrom('products').select('slug').execute()).toEqual([{ slug: 'field-spray' }])
  })

  test.each([
    ['opened', () => Promise.resolve(open('file::memory:'))],
    ['made for a test', createTestDatabase],
  ])('sets the pragmas of a database in memory, %s', async (_, make) => {
    const db = await make()
    for (const [name, value] of Object.entries(pragmas)) {
      expect([name, await pragma(db, name)]).toEqual([name, value])
    }
  })

  test('makes the folders on the way', async () => {
    await migrateToLatest(open(`file:${folder}/a/b/site.db`))
    expect(readdirSync(path.join(folder, 'a', 'b'))).toContain('site.db')
  })

  test('makes what nobody else may read, whatever the mask, and what lies beside it too', async () => {
    const mask = process.umask(0)
    try {
      const db = open(`file:${folder}/data/site.db`)
      await migrateToLatest(db)
    } finally {
      process.umask(mask)
    }
    const modes = ['data', 'data/site.db', 'data/site.db-wal', 'data/site.db-shm'].map((name) =>
      (statSync(path.join(folder, name)).mode & 0o777).toString(8),
    )
    expect(modes).toEqual(['700', '600', '600', '600'])
  })

  test('leaves the rights of a file that is there as they are', () => {
    writeFileSync(file, '', { mode: 0o640 })
    open()
    expect(statSync(file).mode & 0o777).toBe(0o640)
  })

  test('refuses a file that was replaced while it waited for its lock', async () => {
    // A restore locks everybody out of the file, puts another in its place, and releases the lock.
    const holder = new Worker(
      `const { parentPort, workerData } = require('node:worker_threads')
       const { renameSync, writeFileSync } = require('node:fs')
       const handle = new (require('better-sqlite3'))(workerData)
       handle.exec('BEGIN EXCLUSIVE')
       parentPort.postMessage('holding')
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
       writeFileSync(workerData + '.next', '')
       renameSync(workerData + '.next', workerData)
       handle.exec('COMMIT')
       handle.close()`,
      { eval: true, workerData: file },
    )
    await once(holder, 'message')
    expect(await problemOf(() => open())).toBe(`Database ${file}: it was replaced at this moment. Start again.`)
    await once(holder, 'exit')
    expect(readdirSync(folder)).toEqual(['site.db'])
  })

  test('makes nothing when the file must exist', async () => {
    const missing = () => openDatabase(`file:${folder}/a/site.db`, { mustExist: true })
    expect(await problemOf(missing)).toContain(`Database ${folder}/a/site.db: `)
    expect(await problemOf(() => openDatabase(`file:${file}`, { mustExist: true }))).toContain('cannot be opened')
    expect(readdirSync(folder)).toEqual([])
  })

  test('leaves an empty file as it is when the file must exist, and refuses one without tables', async () => {
    writeFileSync(file, '')
    const open = () => openDatabase(`file:${file}`, { mustExist: true })
    expect(await problemOf(open)).toBe(`Database ${file}: it is empty. Restore a backup.`)
    expect(statSync(file).size).toBe(0)
    await openDatabase(`file:${file}`).destroy()
    new BetterSqlite3(file).exec('CREATE TABLE short (id INTEGER); DROP TABLE short').close()
    expect(statSync(file).size).toBeGreaterThan(0)
    expect(await problemOf(open)).toBe(`Database ${file}: it is empty. Restore a backup.`)
    expect(await problemOf(() => openDatabase(`file:${folder}`, { mustExist: true }))).toContain('cannot be opened')
  })

  test.each(['', 'file:', 'data/site.db', 'mysql://localhost/site'])('refuses the address "%s"', async (url) => {
    expect(await problemOf(() => openDatabase(url))).toContain('the address must be "file:" and a path')
  })

  test('waits for another process that is making the same file', async () => {
    const holder = new Worker(
      `const { parentPort, workerData } = require('node:worker_threads')
       const handle = new (require('better-sqlite3'))(workerData)
       handle.exec('BEGIN EXCLUSIVE')
       parentPort.postMessage('holding')
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400)
       handle.exec('COMMIT')
       handle.close()`,
      { eval: true, workerData: file },
    )
    await once(holder, 'message')
    const db = open()
    await once(holder, 'exit')
    expect(await pragma(db, 'journal_mode')).toBe('wal')
  })

  test('says in one line that a file is no database', async () => {
    writeFileSync(file, 'a plain text, long enough to be looked at as the header of a database file. '.repeat(20))
    expect(await problemOf(() => openDatabase(`file:${file}`))).toBe(`Database ${file}: it is not an SQLite database.`)
  })

  test('says in one line that the folder cannot be made', async () => {
    writeFileSync(path.join(folder, 'plain'), '')
    const problem = await problemOf(() => openDatabase(`file:${folder}/plain/site.db`))
    expect(problem).toContain(`Database ${folder}/plain/site.db: `)
    expect(problem).not.toContain('\n')
  })

  test('says in one line that a folder is where the file should be', async () => {
    expect(await problemOf(() => openDatabase(`file:${folder}`))).toBe(
      `Database ${folder}: it cannot be opened. Is it there, and may this user write to it?`,
    )
  })
})

/** Migrates in another process. Root, who could open any folder, gives up its rights there. */
async function migrateInProcess(asNobody = false): Promise<string> {
  const script = `
    import { migrateToLatest, openDatabase } from '~db/client.server'
    try {
      const db = openDatabase(${JSON.stringify(`file:${file}`)})
      console.log((await migrateToLatest(db)).length)
      await db.destroy()
    } catch (error) {
      console.log(error.name, error.message)
    }`
  const identity = asNobody && process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script]
  const cwd = path.resolve(import.meta.dirname, '..')
  return (await run(process.execPath, args, { ...identity, cwd })).stdout.trim()
}

describe('migrateToLatest', () => {
  test('returns what it ran, which is nothing the second time', async () => {
    const db = open()
    expect(await migrateToLatest(db)).toEqual(Object.keys(migrations))
    expect(await migrateToLatest(db)).toEqual([])
  })

  test('leaves nothing behind when the second of two migrations fails halfway', async () => {
    const list: Record<string, Migration> = {
      '001-good': { up: async (db) => void (await sql`CREATE TABLE good (id INTEGER) STRICT`.execute(db)) },
      '002-bad': {
        up: async (db) => {
          await sql`CREATE TABLE half (id INTEGER) STRICT`.execute(db)
          await sql`CREATE TABLE half (id INTEGER) STRICT`.execute(db)
        },
      },
    }
    const db = open()
    await expect(migrateToLatest(db, list)).rejects.toThrow('table half already exists')
    const { rows } = await sql`SELECT name FROM sqlite_schema WHERE name IN ('good', 'half')`.execute(db)
    expect(rows).toEqual([])
    expect((await sql`SELECT name FROM kysely_migration`.execute(db)).rows).toEqual([])
    expect(await migrateToLatest(db)).toHaveLength(Object.keys(migrations).length)
  })

  test('runs once when several connections start together on a new file', async () => {
    const results = await Promise.all([1, 2, 3].map(() => migrateToLatest(open())))
    expect(results.map((names) => names.length).sort()).toEqual([0, 0, Object.keys(migrations).length])
  })

  test('runs once when two processes start together on a new file', { timeout: 60_000 }, async () => {
    const counts = await Promise.all([migrateInProcess(), migrateInProcess()])
    expect(counts.sort()).toEqual(['0', String(Object.keys(migrations).length)])
  })

  test('waits for a lock that outlasts the busy timeout', async () => {
    const db = open()
    const other = new BetterSqlite3(file)
    other.exec('BEGIN IMMEDIATE')
    setTimeout(() => other.exec('COMMIT'), 400)
    expect(await migrateToLatest(db)).toHaveLength(Object.keys(migrations).length)
    other.close()
  })

  test('refuses a database that a newer version made, and leaves it as it is', async () => {
    const db = open()
    await migrateToLatest(db)
    await sql`INSERT INTO kysely_migration VALUES ('900-later', '2030-01-01T00:00:00.000Z')`.execute(db)
    expect(await problemOf(() => migrateToLatest(db))).toBe(
      `Database ${file}: it was made by a newer version of Stagwise (migration 900-later). ` +
        'Start that version, or restore a backup.',
    )
  })

  test('refuses a database of another program, and leaves it as it is', async () => {
    const db = open()
    await sql`CREATE TABLE notes (id INTEGER)`.execute(db)
    expect(await problemOf(() => migrateToLatest(db))).toBe(`Database ${file}: it belongs to another program.`)
    const { rows } = await sql`SELECT name FROM sqlite_schema`.execute(db)
    expect(rows).toEqual([{ name: 'notes' }])
  })

  test('says in one line that the folder is read-only', { timeout: 60_000 }, async () => {
    chmodSync(folder, 0o555)
    expect(await migrateInProcess(true)).toBe(
      `DatabaseOpenError Database ${file}: it cannot be opened. Is it there, and may this user write to it?`,
    )
    chmodSync(folder, 0o755)
  })

  test('says in one line that an existing file is read-only', { timeout: 60_000 }, async () => {
    const db = open()
    await migrateToLatest(db)
    await db.destroy()
    opened.splice(0)
    chmodSync(file, 0o444)
    chmodSync(folder, 0o555)
    const problem = await migrateInProcess(true)
    chmodSync(folder, 0o755)
    expect(problem).toContain(`DatabaseOpenError Database ${file}: `)
    expect(problem).not.toContain('\n')
  })
})

test('a test database is a copy of its own', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await insertRow(one, 'products', goodRows.products)
  expect(await other.selectFrom('products').selectAll().execute()).toEqual([])
  expect(await migrateToLatest(other)).toEqual([])
})

test('a path with spaces and characters of addresses is taken as it is', async () => {
  mkdirSync(path.join(folder, 'a b'))
  await migrateToLatest(open(`file:${folder}/a b/site%20?x#y.db`))
  expect(readdirSync(path.join(folder, 'a b'))).toContain('site%20?x#y.db')
})
