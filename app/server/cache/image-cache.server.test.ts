/** Uploaded pictures before the route, from a database that another connection writes to as well. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import BetterSqlite3 from '~db/sqlite/better-sqlite3'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrateToLatest, openDatabase } from '~db/client.server'
import type { CommittedImageFiles } from '~db/committed'
import { openCommittedImageFiles } from '~db/committed-image-files.server'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { write } from '~db/write.server'
import { ImageCache } from './image-cache.server'

let folder: string
let db: Kysely<Database>
let other: BetterSqlite3.Database
let files: CommittedImageFiles
let images: ImageCache
let reads = 0

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-'))
  db = openDatabase(`file:${folder}/site.db`)
  await migrateToLatest(db)
  other = new BetterSqlite3(path.join(folder, 'site.db'))
  other.pragma('foreign_keys = ON')
  const opened = openCommittedImageFiles(db)
  if (opened === undefined) throw new Error('A file has a second connection')
  files = opened
  images = keepImages()
  reads = 0
})
afterEach(async () => {
  files.close()
  other.close()
  await db.destroy()
  rmSync(folder, { recursive: true })
})

function keepImages(mostBytes?: number): ImageCache {
  const read = (hash: string) => {
    reads += 1
    const bytes = files.read({ hash, width: 400, format: 'webp' })
    return bytes && { bytes, headers: { 'content-type': 'image/webp', etag: `"${hash}"` } }
  }
  return new ImageCache({ state: files.state, read }, mostBytes)
}

const hashOf = (number: number) => number.toString(16).padStart(64, '0')
const one = hashOf(1)
const time = '2026-11-21T09:30:00.000Z'

function insert(hash: string, bytes: string | Buffer): void {
  const stored = Buffer.from(bytes)
  const values = [hash, 400, 300, stored, time]
  other
    .prepare('INSERT OR IGNORE INTO images (hash, width, height, bytes, createdAt) VALUES (?, ?, ?, ?, ?)')
    .run(...values)
  other.prepare("INSERT INTO imageFiles VALUES (?, 400, 'webp', ?)").run(hash, stored)
}

/** As in another turn: within one, all requests share a reading of the state. */
async function find(hash: string) {
  await new Promise((resolve) => setImmediate(resolve))
  return images.find(hash)
}

async function bytesOf(hash: string) {
  return (await find(hash))?.forms.identity.body.toString()
}

test('a picture is read once, and sent with what its address says', async () => {
  insert(one, 'a picture')
  expect(await bytesOf(one)).toBe('a picture')
  const again = await find(one)
  expect(again?.forms).toEqual({
    identity: {
      status: 200,
      headers: { 'content-type': 'image/webp', etag: `"${one}"`, 'content-length': '9' },
      body: Buffer.from('a picture'),
    },
  })
  expect(reads).toBe(1)
})

test('one that is not there is found as soon as it is', async () => {
  expect(await find(one)).toBeUndefined()
  insert(one, 'new')
  expect(await bytesOf(one)).toBe('new')
})

test('one that another process deletes is gone at once', async () => {
  insert(one, 'a picture')
  await find(one)
  other.prepare('DELETE FROM images').run()
  expect(await find(one)).toBeUndefined()
  expect(images.bytes).toBe(0)
})

test('one that the site itself deletes is gone once that is committed, and not before', async () => {
  insert(one, 'a picture')
  await find(one)
  await write(db, async (trx) => {
    await trx.deleteFrom('images').execute()
    expect(await bytesOf(one)).toBe('a picture')
  })
  expect(await find(one)).toBeUndefined()
})

test('one that is encoded anew is sent with its new bytes', async () => {
  insert(one, 'old')
  await find(one)
  other.transaction(() => {
    other.prepare('DELETE FROM images').run()
    insert(one, 'new')
  })()
  expect(await bytesOf(one)).toBe('new')
})

test('after another write it is read again, once, and stays what it was', async () => {
  insert(one, 'a picture')
  const before = await find(one)
  insert(hashOf(2), 'another')
  expect(await find(one)).toBe(before)
  await find(one)
  expect(reads).toBe(2)
})

test('while the database does not answer nothing is found, and all is well again after', async () => {
  insert(one, 'a picture')
  await find(one)
  other.exec('ALTER TABLE imageFiles RENAME TO imageFilesAway')
  expect(await find(one)).toBeUndefined()
  other.exec('ALTER TABLE imageFilesAway RENAME TO imageFiles')
  expect(await bytesOf(one)).toBe('a picture')
})

test('stays within its bound, and keeps what was asked for last', async () => {
  const bound = 100_000
  images = keepImages(bound)
  for (let number = 0; number < 100; number += 1) insert(hashOf(number), randomBytes(5000))
  for (let number = 0; number < 100; number += 1) {
    expect((await find(hashOf(number)))?.forms.identity.body.byteLength).toBe(5000)
    expect(images.bytes).toBeLessThanOrEqual(bound)
  }
  expect(images.bytes).toBeGreaterThan(0.9 * bound)
  expect(reads).toBe(100)
  await find(hashOf(99))
  expect(reads).toBe(100)
})

test('a picture that would push out many others is sent and not kept', async () => {
  images = keepImages(100_000)
  insert(one, randomBytes(20_000))
  expect((await find(one))?.forms.identity.body.byteLength).toBe(20_000)
  expect(images.bytes).toBe(0)
})

test('a database in memory has no reader of its own', async () => {
  const memory = await createTestDatabase()
  expect(openCommittedImageFiles(memory)).toBeUndefined()
  await memory.destroy()
})
