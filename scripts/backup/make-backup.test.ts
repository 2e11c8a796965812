import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import BetterSqlite3 from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { DatabaseOpenError } from '~db/open-error'
import { makeOlder } from '~db/sqlite/test-broken-files'
import { handleOf } from '~db/sqlite/connect.server'
import { goodRows, insertRow } from '~db/test-rows'
import { PlainError } from '../plain-command'
import { backupName, partialName } from '~/backups/backup-names'
import { makeBackup } from './make-backup'
import { countQuotes, damageTable, now, useSiteFile } from '../../tests/setup/site-file'

const site = useSiteFile()

/** The writer has another thread, because a copy keeps this one busy. */
const writePairs = `
  const { parentPort, workerData } = require('node:worker_threads')
  const handle = new (require('better-sqlite3'))(workerData.file)
  const insert = handle.prepare("INSERT INTO contacts (name, email, message, createdAt) VALUES ('A', 'a@b.c', 'x', ?)")
  const both = handle.transaction((at) => [insert.run(at), insert.run(at)])
  for (let n = 0; ; n += 1) {
    both('2026-11-21T09:30:00.000Z')
    Atomics.add(workerData.written, 0, 1)
    if (n === 10) parentPort.postMessage('writing')
  }`

function backup(change: Partial<Parameters<typeof makeBackup>[0]> = {}) {
  return makeBackup({ databaseUrl: site.url, keep: 14, now, ...change })
}

function backups(): string[] {
  return readdirSync(path.join(site.folder, 'backups')).sort()
}

async function problemOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  if (error instanceof PlainError || error instanceof DatabaseOpenError) return error.message
  throw error
}

function later(seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}

describe('a backup', () => {
  test('holds everything, also what lies in the log alone, in one file for its owner’s eyes', async () => {
    const db = site.open()
    await insertRow(db, 'quotes', goodRows.quotes)
    expect(statSync(`${site.file}-wal`).size).toBeGreaterThan(0)
    const made = await backup()
    expect(made.counts).toEqual({
      quotes: 2,
      messages: 0,
      products: 1,
      'deer types': 0,
      posts: 0,
      pictures: 1,
      operators: 1,
    })
    expect(made).toMatchObject({ operators: ['Warden'], damagedPictures: [], removed: [] })
    expect(backups()).toEqual(['site-2026-11-21T09-30-00.000Z.db'])
    expect(statSync(made.file).mode & 0o777).toBe(0o600)
    expect(statSync(path.dirname(made.file)).mode & 0o777).toBe(0o700)
    expect(made.size).toBe(statSync(made.file).size)
    expect(await countQuotes(site.open(made.file))).toBe(2)
  })

  test('holds no login and no visitor’s address, and not the bytes of what was deleted', async () => {
    const db = site.open()
    await insertRow(db, 'contacts', { ...goodRows.contacts, message: 'A word that was taken back' })
    await db.deleteFrom('contacts').execute()
    const { file } = await backup()
    const bytes = readFileSync(file).toString('latin1')
    expect(bytes).toContain('Ada Hunter')
    expect(bytes).not.toMatch(/e{64}|198\.51\.100\.77|taken back/)
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  })

  test('of one moment is made while another process writes without a pause, which goes on writing', async () => {
    site.open()
    const written = new Int32Array(new SharedArrayBuffer(4))
    const writer = new Worker(writePairs, { eval: true, workerData: { file: site.file, written } })
    await once(writer, 'message')
    const before = Atomics.load(written, 0)
    const { file } = await backup()
    const after = Atomics.load(written, 0)
    await writer.terminate()
    const copy = new BetterSqlite3(file, { readonly: true })
    const count = Number(copy.prepare('SELECT count(*) FROM contacts').pluck().get())
    copy.close()
    expect(after).toBeGreaterThan(before)
    expect(count % 2).toBe(0)
    expect(count).toBeGreaterThanOrEqual(before * 2)
  })

  test('made at the same time as others does not trouble them', async () => {
    const made = await Promise.all([0, 1, 1, 2].map((seconds) => backup({ now: later(seconds) })))
    expect(made.map(({ counts }) => counts.quotes)).toEqual([1, 1, 1, 1])
    expect(backups()).toEqual([0, 1, 2].map((seconds) => backupName('site', later(seconds))))
  })

  test('names pictures with bytes that are none, and is made all the same', async () => {
    handleOf(site.open()).exec('UPDATE images SET bytes = zeroblob(500)')
    expect((await backup()).damagedPictures).toEqual(['b'.repeat(64)])
  })
})

describe('older backups', () => {
  test('beyond the newest go, and nothing else does', async () => {
    for (const day of [1, 2, 3]) await backup({ now: later(day * 86_400) })
    const foreign = ['site.db', 'notes.txt', 'shop-2020-01-01T00-00-00.000Z.db']
    for (const name of foreign) writeFileSync(path.join(site.folder, 'backups', name), '')
    const made = await backup({ now: later(4 * 86_400), keep: 2 })
    expect(made.removed).toEqual([1, 2].map((day) => backupName('site', later(day * 86_400))))
    expect(backups()).toEqual([...foreign, ...[3, 4].map((day) => backupName('site', later(day * 86_400)))].sort())
  })

  test('all stay when the new one fails', async () => {
    await backup({ now: later(-60) })
    await backup({ now: later(-30) })
    damageTable(site.file, 'quotes')
    await problemOf(backup({ keep: 1 }))
    expect(backups()).toHaveLength(2)
  })

  test('of runs that died are cleared away, of those at work not', async () => {
    const folder = path.join(site.folder, 'backups')
    mkdirSync(folder)
    const left = [
      partialName('site', later(1), { host: 'elsewhere', pid: 1 }),
      `${partialName('site', later(2), { host: 'elsewhere', pid: 1 })}-journal`,
      partialName('site', later(3), { host: 'elsewhere', pid: 2 }),
    ]
    for (const name of left) writeFileSync(path.join(folder, name), 'half')
    const longAgo = new Date(Date.now() - 7_200_000)
    for (const name of left.slice(0, 2)) utimesSync(path.join(folder, name), longAgo, longAgo)
    // A kill leaves such a file: younger than an hour, of a process that is gone.
    const { pid } = spawnSync(process.execPath, ['--version'])
    writeFileSync(path.join(folder, partialName('site', later(4), { host: hostname(), pid })), 'half')
    const { file } = await backup({ now: new Date() })
    expect(backups()).toEqual([left[2], path.basename(file)])
  })
})

describe('no backup is made, and one line says why,', () => {
  test('when the database is damaged', async () => {
    damageTable(site.file, 'quotes')
    expect(await problemOf(backup())).toMatch(/^Database .+: it is damaged\. Restore a backup\.$/)
    expect(existsSync(path.join(site.folder, 'backups'))).toBe(false)
  })

  test('when rows name what is not there', async () => {
    const handle = handleOf(site.open())
    handle.pragma('foreign_keys = OFF')
    handle.exec('DELETE FROM operators')
    site.closeAll()
    expect(await problemOf(backup())).toContain('rows that name nothing: 1, the first in sessions (of operators)')
  })

  test.each([
    [
      'when there is no database',
      { databaseUrl: 'file:/nowhere/site.db' },
      /^Database \/nowhere\/site\.db: the file or its folder is not there\.$/,
    ],
    ['when it is in memory', { databaseUrl: 'file::memory:' }, /in memory/],
    ['when the folder is a file', { folder: 'package.json' }, /package\.json: a file is where a folder should be\.$/],
    [
      'when the folder is inside a file',
      { folder: 'package.json/x' },
      /package\.json\/x: (?:a part of the path is a file|a file is where a folder should be)/,
    ],
  ])('%s', async (_what, change, words) => {
    expect(await problemOf(backup(change))).toMatch(words)
  })

  test('when the database is of a newer version', async () => {
    handleOf(site.open()).exec(`INSERT INTO kysely_migration VALUES ('999-next', '2027')`)
    expect(await problemOf(backup())).toContain('it was made by a newer version of Stagwise (migration 999-next)')
    expect(existsSync(path.join(site.folder, 'backups'))).toBe(false)
  })

  test('when the database is from before the first release', async () => {
    site.closeAll()
    makeOlder(site.file)
    expect(await problemOf(backup())).toMatch(/: it was made before the first release of Stagwise, [^\n]+$/)
    expect(existsSync(path.join(site.folder, 'backups'))).toBe(false)
  })
})
