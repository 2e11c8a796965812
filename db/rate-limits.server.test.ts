import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgetDeletedBytes, migrateToLatest, openDatabase } from './client.server'
import type { Database } from './database'
import {
  checkLimit,
  countOne,
  forgetCount,
  LimitReachedError,
  uncountOne,
  type Limit,
  forgetEndedWindows,
} from './rate-limits.server'
import { createTestDatabase } from './test-database'
import { write } from './write.server'

let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.destroy())

const limit: Limit = { kind: 'test', key: '192.0.2.1', count: 3, seconds: 600 }
const start = new Date('2026-11-21T12:00:00.000Z')

function after(seconds: number): Date {
  return new Date(start.getTime() + seconds * 1000)
}

async function attempt(now: Date, change: Partial<Limit> = {}, on = db): Promise<'counted' | number> {
  try {
    await write(on, (trx) => countOne(trx, { ...limit, ...change }, now))
    return 'counted'
  } catch (error) {
    if (error instanceof LimitReachedError) return error.retryAfterSeconds
    throw error
  }
}

async function fill(now = start): Promise<void> {
  for (let count = 0; count < limit.count; count += 1) expect(await attempt(now)).toBe('counted')
}

function rows() {
  return db.selectFrom('rateLimits').selectAll().execute()
}

test.each([0, 599.999, 600, -0.5, -60, -61])(
  'a look %d seconds after refuses what would not be counted, and counts nothing',
  async (seconds) => {
    const look = () =>
      checkLimit(db, limit, after(seconds)).then(
        () => 'counted',
        (error: unknown) => (error instanceof LimitReachedError ? error.retryAfterSeconds : error),
      )
    expect(await look()).toBe('counted')
    expect(await rows()).toEqual([])
    await fill()
    const outcome = await look()
    expect(await rows()).toMatchObject([{ count: 3 }])
    expect(outcome).toBe(await attempt(after(seconds)))
  },
)

describe('a window', () => {
  test('takes as many as its limit, and then says how long it lasts', async () => {
    await fill()
    expect(await attempt(start)).toBe(600)
    expect(await attempt(after(599.001))).toBe(1)
    expect(await attempt(after(599.999))).toBe(1)
  })

  test('is over to the millisecond, and refusals do not prolong it', async () => {
    await fill()
    expect(await attempt(after(599.999))).toBe(1)
    expect(await attempt(after(600))).toBe('counted')
    expect(await rows()).toMatchObject([{ count: 1, endsAt: after(1200).toISOString() }])
  })

  test('begins with the first count, and later ones do not move its end', async () => {
    await attempt(start)
    await attempt(after(599))
    await attempt(after(599))
    expect(await attempt(after(599))).toBe(1)
    expect(await attempt(after(600))).toBe('counted')
  })

  test('holds for a request that was overtaken on its way', async () => {
    await fill()
    expect(await attempt(after(-0.5))).toBe(601)
    expect(await attempt(after(-60))).toBe(660)
  })

  test('that would last longer than it can is over: the clock was set back', async () => {
    await fill()
    expect(await attempt(after(-61))).toBe('counted')
  })

  test('that would last longer than it can is over: the limit was made shorter', async () => {
    await fill()
    expect(await attempt(start, { seconds: 539 })).toBe('counted')
  })

  test('is one per kind and one per key', async () => {
    await fill()
    expect(await attempt(start, { key: '192.0.2.2' })).toBe('counted')
    expect(await attempt(start, { kind: 'other' })).toBe('counted')
    expect(await attempt(start)).toBe(600)
  })

  test('that is over goes when another one begins', async () => {
    await attempt(start)
    await attempt(start, { key: '192.0.2.2', seconds: 60 })
    await attempt(after(60), { key: '192.0.2.3' })
    expect((await rows()).map((row) => row.key)).toEqual(['192.0.2.1', '192.0.2.3'])
  })
})

test('of many at once exactly as many pass as the limit allows', async () => {
  const results = await Promise.all(Array.from({ length: 40 }, () => attempt(start)))
  expect(results.filter((result) => result === 'counted')).toHaveLength(3)
  expect(await rows()).toMatchObject([{ count: 3 }])
})

test('what is rolled back was not counted', async () => {
  const failing = write(db, async (trx) => {
    await countOne(trx, limit, start)
    throw new Error('not stored')
  })
  await expect(failing).rejects.toThrow('not stored')
  expect(await rows()).toEqual([])
})

test('a count can be taken back, down to none', async () => {
  await attempt(start)
  await attempt(start)
  await write(db, (trx) => uncountOne(trx, limit))
  expect(await rows()).toMatchObject([{ count: 1 }])
  await write(db, (trx) => uncountOne(trx, limit))
  await write(db, (trx) => uncountOne(trx, limit))
  expect(await rows()).toEqual([])
})

test('a count can be forgotten, and no other with it', async () => {
  await fill()
  await attempt(start, { key: 'other' })
  await write(db, (trx) => forgetCount(trx, limit))
  expect(await attempt(start)).toBe('counted')
  expect(await rows()).toHaveLength(2)
})

test('who was counted is forgotten once the window is over, and not before', async () => {
  await attempt(start)
  await write(db, (trx) => forgetEndedWindows(trx, after(599)))
  expect(await rows()).toHaveLength(1)
  await write(db, (trx) => forgetEndedWindows(trx, after(600)))
  expect(await rows()).toEqual([])
})

test('no byte of a forgotten address is left in the files', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stagwise-'))
  const url = `file:${path.join(folder, 'site.db')}`
  const onFile = openDatabase(url)
  await migrateToLatest(onFile)
  const visitors = Array.from({ length: 300 }, (_, index) => `visitor-${String(index)}.example`)
  for (const key of visitors) expect(await attempt(start, { key }, onFile)).toBe('counted')
  const bytes = () => ['site.db', 'site.db-wal'].map((name) => readFileSync(path.join(folder, name), 'latin1')).join('')
  expect(bytes()).toContain('visitor-17.example')
  await write(onFile, (trx) => forgetEndedWindows(trx, after(600)))
  forgetDeletedBytes(onFile)
  expect(bytes()).not.toContain('visitor-')
  await onFile.destroy()
  rmSync(folder, { recursive: true })
})

test('a restart forgets nothing, and two processes count together', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stagwise-'))
  const url = `file:${path.join(folder, 'site.db')}`
  const [first, second] = [openDatabase(url), openDatabase(url)]
  await migrateToLatest(first)
  const results = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => attempt(start, {}, n % 2 === 0 ? first : second)))
  expect(results.filter((result) => result === 'counted')).toHaveLength(3)
  await Promise.all([first.destroy(), second.destroy()])
  const again = openDatabase(url)
  expect(await attempt(after(1), {}, again)).toBe(599)
  await again.destroy()
  rmSync(folder, { recursive: true })
})
