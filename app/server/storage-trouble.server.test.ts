import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Kysely } from 'kysely'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { log } from './log.server'
import { freeShare, listStorageTroubles, watchDisk } from './storage-trouble.server'

let db: Kysely<Database>
beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.destroy())

test.each([
  [0.1, []],
  [0.0999, ['The Disk Is Filling Up']],
])('with %s of the disk free, the Today page says %j', async (free, titles) => {
  const found = await listStorageTroubles(db, new Date(), free)
  expect(found.map(({ title }) => title)).toEqual(titles)
})

test('the log has one line each time that the disk gets low', () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  for (const free of [0.5, 0.09, 0.08, 0.2, 0.07]) watchDisk(free)
  expect(warn.mock.calls.map(([, detail]) => detail)).toEqual([{ freePercent: 9 }, { freePercent: 7 }])
})

test('the free share is that of the disk on which the file is', () => {
  const share = freeShare(path.join(tmpdir(), 'stagwise.db'))
  expect(share).toBeGreaterThan(0)
  expect(share).toBeLessThanOrEqual(1)
})
