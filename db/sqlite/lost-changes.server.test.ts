import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createRequire } from 'node:module'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Worker } from 'node:worker_threads'
import BetterSqlite3 from 'better-sqlite3'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findLostChanges, migrateToLatest, openDatabase } from '~db/client.server'
import { goodRows, insertRow } from '~db/test-rows'

let folder: string
const original = () => path.join(folder, 'original.db')
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-log-'))
  const db = openDatabase(`file:${original()}`)
  await migrateToLatest(db)
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
  for (let n = 0; n < 60; n += 1) await insertRow(db, 'quotes', goodRows.quotes)
  for (const end of ['', '-wal']) copyFileSync(original() + end, `${original()}.killed${end}`)
  await db.destroy()
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** Opens what a killed process left, and says what is there and what is missing. */
async function open(damage: (log: Buffer) => Buffer): Promise<{ rows: number; lost: number | undefined }> {
  const file = path.join(folder, 'copy.db')
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  copyFileSync(`${original()}.killed`, file)
  writeFileSync(`${file}-wal`, damage(readFileSync(`${original()}.killed-wal`)))
  const db = openDatabase(`file:${file}`)
  try {
    const rows = await db.selectFrom('quotes').select('id').execute()
    return { rows: rows.length, lost: findLostChanges(db)?.count }
  } finally {
    await db.destroy()
  }
}

const overwritten = (log: Buffer, at: number, length: number) => {
  const damaged = Buffer.from(log)
  damaged.fill(0x55, at, at + length)
  return damaged
}

test.each([
  ['a whole log', (log: Buffer) => log, 60],
  ['a log whose last transaction is cut off', (log: Buffer) => log.subarray(0, log.length - 100), 59],
  ['garbage after the end', (log: Buffer) => Buffer.concat([log, Buffer.alloc(20_000, 0x55)]), 60],
  ['a log that was cut in its header', (log: Buffer) => log.subarray(0, 20), 0],
  ['no log', () => Buffer.alloc(0), 0],
])('nothing is reported of %s', async (_, damage, rows) => {
  expect(await open(damage)).toEqual({ rows, lost: undefined })
})

test('64 damaged bytes in the middle are reported with the number of changes after them', async () => {
  const { rows, lost } = await open((log) => overwritten(log, Math.floor(log.length / 2), 64))
  expect(rows).toBeGreaterThan(10)
  expect(rows).toBeLessThan(50)
  expect(lost).toBe(60 - rows)
})

test.each([
  ['zeros', (log: Buffer) => Buffer.concat([Buffer.alloc(32), log.subarray(32)])],
  ['a wrong sum', (log: Buffer) => overwritten(log, 24, 8)],
])('a header of %s is reported with all changes', async (_, damage) => {
  expect(await open(damage)).toEqual({ rows: 0, lost: 60 })
})

test('frames of an earlier use of the log do not count', async () => {
  const file = path.join(folder, 'reused.db')
  const db = openDatabase(`file:${file}`)
  await migrateToLatest(db)
  for (let n = 0; n < 20; n += 1) await insertRow(db, 'quotes', goodRows.quotes)
  await sql`PRAGMA wal_checkpoint(RESTART)`.execute(db)
  await insertRow(db, 'quotes', goodRows.quotes)
  const again = openDatabase(`file:${file}`)
  expect(findLostChanges(again)).toBeUndefined()
  await again.destroy()
  await db.destroy()
})

test('nothing is reported while another process empties the log, because SQLite does not say what it has', async () => {
  const file = path.join(folder, 'emptied.db')
  const db = openDatabase(`file:${file}`)
  await migrateToLatest(db)
  const reader = new BetterSqlite3(file)
  reader.exec('BEGIN; SELECT * FROM quotes')
  await insertRow(db, 'quotes', goodRows.quotes)
  const emptying = new Worker(
    `const { workerData } = require('node:worker_threads')
    const handle = new (require(workerData.driver))(workerData.file, { timeout: 60_000 })
    while (handle.pragma('wal_checkpoint(TRUNCATE)')[0].busy);
    handle.close()`,
    { eval: true, workerData: { file, driver: createRequire(import.meta.url).resolve('better-sqlite3') } },
  )
  const ended = once(emptying, 'exit')
  const handle = new BetterSqlite3(file, { timeout: 0 })
  await vi.waitUntil(() => isDeepStrictEqual(handle.pragma('wal_checkpoint(PASSIVE)'), refused), {
    timeout: 10_000,
    interval: 10,
  })
  const again = openDatabase(`file:${file}`)
  expect(findLostChanges(again)).toBeUndefined()
  reader.exec('COMMIT')
  await ended
  for (const open of [handle, reader]) open.close()
  await again.destroy()
  await db.destroy()
})

const refused = [{ busy: 1, log: -1, checkpointed: -1 }]
