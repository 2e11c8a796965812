/** A start reads the whole file first, unless the file is large and the site itself has closed it. */
import { existsSync, statSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'
import { expect, test } from 'vitest'
import { startAndFail, startSite } from '../setup/site-process'
import { garblePages } from '~db/sqlite/test-broken-files'
import { isDeep } from '../setup/tier'

const settings = { ADMIN_USERNAME: 'warden', ADMIN_PASSWORD: 'a long password here' }

/** Inserts some twenty MiB of messages. */
function makeLarge(file: string): void {
  const handle = new BetterSqlite3(file)
  handle.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6000)
    INSERT INTO contacts (name, email, message, createdAt)
    SELECT 'A', 'a@b.example', hex(zeroblob(1700)), '2026-01-01T00:00:00.000Z' FROM n`)
  handle.close()
  expect(statSync(file).size).toBeGreaterThan(17 * 1024 * 1024)
}

test('a large database', async () => {
  const site = await startSite(settings)
  const file = site.database
  try {
    await site.end()
    expect(existsSync(`${file}-closed`)).toBe(false)

    makeLarge(file)
    await site.restart()
    await site.end()
    expect(existsSync(`${file}-closed`)).toBe(true)

    if (isDeep) {
      await site.restart()
      expect(existsSync(`${file}-closed`)).toBe(false)
      // A killed site may have left the file in any state, so the next start reads all of it, and leaves a mark again.
      await site.end('SIGKILL')
      expect(existsSync(`${file}-closed`)).toBe(false)
      await site.restart()
      await site.end()
      expect(existsSync(`${file}-closed`)).toBe(true)
    }

    // Somebody has written to the file in between.
    garblePages(file, { from: 2000, every: 500 })
    const refused = await startAndFail(settings, { folder: site.folder })
    expect(refused.code).toBe(1)
    expect(refused.errors).toContain(`Database ${file}: it is damaged. Restore a backup.`)
  } finally {
    await site.stop()
  }
}, 90_000)
