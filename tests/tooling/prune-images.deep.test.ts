/** The operator deletes unused pictures with `npm run stagwise -- prune-images`. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrateToLatest, openDatabase } from '~db/client.server'
import type { Database } from '~db/database'
import { goodRows, insertRow } from '~db/test-rows'

const root = path.resolve(import.meta.dirname, '../..')
/** The limit allows for a process that starts and compiles in each test. */
const slow = 30_000
let folder: string
let db: Kysely<Database>
const hashes = ['a', 'b', 'c'].map((digit) => digit.repeat(64))

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-'))
  db = openDatabase(`file:${folder}/site.db`)
  await migrateToLatest(db)
  for (const hash of hashes) {
    const createdAt = '2026-01-01T09:00:00.000Z'
    await db
      .insertInto('images')
      .values({ hash, width: 9, height: 9, bytes: Buffer.alloc(1024 * 1024), createdAt, finishedAt: createdAt })
      .execute()
  }
  await insertRow(db, 'products', { ...goodRows.products, imageUrl: `/images/${hashes[0] ?? ''}-9.webp` })
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

async function cleanImages(args: readonly string[]) {
  const { PATH, NODE_ENV } = process.env
  const command = ['--import', 'tsx', 'scripts/prune-images.ts', ...args]
  const env = { PATH, NODE_ENV, DATABASE_URL: `file:${folder}/site.db` }
  return promisify(execFile)(process.execPath, command, { cwd: root, env }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, output: stdout + stderr }),
  )
}

async function left(): Promise<string[]> {
  return (await db.selectFrom('images').select('hash').orderBy('hash').execute()).map(({ hash }) => hash)
}

test(
  'says what it would delete, and deletes nothing',
  async () => {
    expect(await cleanImages(['--dry-run'])).toEqual({ code: 0, output: '2 pictures would be deleted: 2.0 MB\n' })
    expect(await left()).toEqual(hashes)
  },
  slow,
)

test(
  'deletes what no record names, once',
  async () => {
    expect(await cleanImages([])).toEqual({
      code: 0,
      output: '2 pictures deleted: 2.0 MB are free for new content\n',
    })
    expect(await left()).toEqual(hashes.slice(0, 1))
    expect(await cleanImages([])).toEqual({
      code: 0,
      output: '0 pictures deleted: 0.0 MB are free for new content\n',
    })
  },
  slow,
)
