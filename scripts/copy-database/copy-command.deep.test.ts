import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrateToLatest, openDatabase } from '~db/client.server'
import type { Database } from '~db/database'
import { makeOlder } from '~db/sqlite/test-broken-files'
import { seedSampleData } from '~db/seed/seed.server'
import { byWarden, goodRows, insertRow } from '~db/test-rows'
import { findPostgres, startPostgres } from '../../tests/setup/postgres-server.js'
import { digestTables, findFilledTable } from './copy-rows'

let folder: string
let source: string

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-copy-'))
  source = fileUrl('from.db')
  await using(source, async (db) => {
    await migrateToLatest(db)
    await seedSampleData(db, byWarden())
    for (const notes of ['“Zoë” Ž ǅ 鹿 🦌', "a'b\\c\n\t\u{2028}\u{7f}", ' ']) {
      await insertRow(db, 'quotes', { ...goodRows.quotes, notes })
    }
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
    const hash = 'ab'.repeat(32)
    const { createdAt } = goodRows.quotes
    await db.insertInto('images').values({ hash, width: 8, height: 8, bytes, createdAt }).execute()
    await db.insertInto('imageFiles').values({ hash, width: 8, format: 'webp', bytes }).execute()
  })
})

afterEach(() => rmSync(folder, { recursive: true }))

const fileUrl = (name: string) => `file:${path.join(folder, name)}`
const args = (from: string, to: string) => ['--import', 'tsx', 'scripts/copy-database.ts', '--from', from, '--to', to]

function copy(from: string, to: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args(from, to), { encoding: 'utf8' })
  return { status, stdout, stderr }
}

async function using<T>(url: string, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const db = openDatabase(url)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

test('a source that is missing is told in one line, and no target is made', () => {
  const { status, stderr } = copy(fileUrl('nothing.db'), fileUrl('to.db'))
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Database .*nothing\.db: .+\n$/)
  expect(existsSync(path.join(folder, 'to.db'))).toBe(false)
})

test('a target that is not empty is not even brought up to date', async () => {
  const to = fileUrl('to.db')
  await using(to, async (db) => {
    await migrateToLatest(db)
    await insertRow(db, 'contacts', goodRows.contacts)
    await sql`DELETE FROM kysely_migration WHERE name = (SELECT max(name) FROM kysely_migration)`.execute(db)
  })
  expect(copy(source, to)).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The target is not empty: it has rows in contacts. Name a new database.\n',
  })
  expect(copy(source, source).status).toBe(1)
})

test('a target of a newer version is refused', async () => {
  const to = fileUrl('to.db')
  await using(to, async (db) => {
    await migrateToLatest(db)
    await sql`INSERT INTO kysely_migration VALUES ('999-next', '2027')`.execute(db)
  })
  expect(copy(source, to).stderr).toContain('a newer version of Stagwise (migration 999-next)')
})

test('a source or target from before the first release is refused in one line', () => {
  const older = path.join(folder, 'older.db')
  copyFileSync(source.replace(/^file:/, ''), older)
  makeOlder(older)
  const words = /^Database .*older\.db: it was made before the first release of Stagwise, .+\n$/
  expect(copy(fileUrl('older.db'), fileUrl('to.db')).stderr).toMatch(words)
  expect(existsSync(path.join(folder, 'to.db'))).toBe(false)
  expect(copy(source, fileUrl('older.db')).stderr).toMatch(words)
})

// `npm test` says so if there is no PostgreSQL.
if (findPostgres() !== undefined) {
  describe('to PostgreSQL', () => {
    let server: Awaited<ReturnType<typeof startPostgres>>
    let to: string
    let count = 0

    beforeAll(async () => {
      server = await startPostgres()
    }, 60_000)
    afterAll(() => server.stop())

    beforeEach(async () => {
      count += 1
      const name = `copy${String(count)}`
      await using(server.url, (db) => sql.raw(`CREATE DATABASE ${name}`).execute(db))
      to = server.url.replace(/postgres$/, name)
    })

    test('and back come the same rows, whatever their characters', async () => {
      const there = copy(source, to)
      expect(there).toMatchObject({ status: 0, stderr: '' })
      expect(there.stdout).toMatch(/All rows are the same in both\.\n$/)
      expect(copy(to, fileUrl('back.db')).status).toBe(0)
      expect(await using(fileUrl('back.db'), digestTables)).toEqual(await using(source, digestTables))
    }, 60_000)

    test('a copy that is killed leaves nothing, and the next one succeeds', async () => {
      await using(source, async (db) => {
        for (let at = 0; at < 20; at += 1) {
          await sql`
            INSERT INTO quotes ("customerName", "customerEmail", "productName", "createdAt", "searchText", "otherProducts")
            SELECT "customerName", "customerEmail", "productName", "createdAt", "searchText", "otherProducts"
            FROM quotes LIMIT 2000
          `.execute(db)
        }
      })
      const copying = spawn(process.execPath, args(source, to), { stdio: 'ignore' })
      await using(to, async (db) => {
        const isWriting = async () => {
          const { rows } = await sql`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted`.execute(db)
          return rows.length > 0
        }
        for (let tries = 0; tries < 2000 && !(await isWriting()); tries += 1) await wait(5)
        await wait(200)
        copying.kill('SIGKILL')
        while (copying.exitCode === null && copying.signalCode === null) await wait(10)
        if (copying.signalCode !== null) expect(await findFilledTable(db)).toBeUndefined()
      })
      expect(copy(source, to).status).toBe(copying.signalCode === null ? 1 : 0)
    }, 60_000)

    test('of two at once one copies, and the other one changes nothing', async () => {
      const ends = await Promise.all(
        [1, 2].map(
          () =>
            new Promise<number | null>((resolve) => {
              spawn(process.execPath, args(source, to), { stdio: 'ignore' }).once('exit', resolve)
            }),
        ),
      )
      expect(ends.toSorted()).toEqual([0, 1])
      expect(await using(to, digestTables)).toEqual(await using(source, digestTables))
    }, 60_000)

    test('a NUL character is told by its place, and nothing is copied', async () => {
      await using(source, (db) => insertRow(db, 'contacts', { ...goodRows.contacts, id: 77, message: 'a\0b' }))
      const { status, stderr } = copy(source, to)
      expect(stderr).toBe(
        'contacts 77, column message: the text has a NUL character, which PostgreSQL cannot store. Nothing was copied.\n',
      )
      expect(status).toBe(1)
      expect(await using(to, findFilledTable)).toBeUndefined()
    }, 60_000)
  })
}
