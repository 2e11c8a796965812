/** A large database that the site itself has closed is checked while the site serves; any other before. */
import { existsSync, statSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { startAndFail, startSite, type RunningSite } from '../../scripts/site-process'
import { garblePages } from '~db/broken-files'
import { leaveMark } from '~db/closed-mark.server'

const operator = { username: 'warden', password: 'a long password here' }
const settings = { ADMIN_USERNAME: operator.username, ADMIN_PASSWORD: operator.password }
const limit = { timeout: 15_000 }

/** Some twenty MiB of messages. */
function makeLarge(file: string): void {
  const handle = new BetterSqlite3(file)
  handle.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6000)
    INSERT INTO contacts (name, email, message, createdAt)
    SELECT 'A', 'a@b.example', hex(zeroblob(1700)), '2026-01-01T00:00:00.000Z' FROM n`)
  handle.close()
  expect(statSync(file).size).toBeGreaterThan(17 * 1024 * 1024)
}

async function readDashboard({ url }: RunningSite): Promise<string> {
  const body = new URLSearchParams({ intent: 'login', ...operator })
  const entered = await fetch(`${url}/admin`, { method: 'POST', redirect: 'manual', body })
  const cookies = entered.headers.getSetCookie().map((text) => text.split(';')[0] ?? '')
  return (await fetch(`${url}/admin`, { headers: { Cookie: cookies.join('; ') } })).text()
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
    expect(site.output()).not.toContain('the database is whole')

    await site.restart()
    await vi.waitFor(() => {
      expect(site.output()).toContain('the database is whole')
    }, limit)
    expect(await readDashboard(site)).not.toContain('The database is damaged')

    // Killed: what it was doing to the file is not known, so the next start reads all of it, and leaves a mark again.
    await site.end('SIGKILL')
    expect(existsSync(`${file}-closed`)).toBe(false)
    await site.restart()
    await site.end()
    expect(existsSync(`${file}-closed`)).toBe(true)

    // Somebody wrote to it in between.
    garblePages(file, { from: 2000, every: 500 })
    const refused = await startAndFail(settings, { folder: site.folder })
    expect(refused.code).toBe(1)
    expect(refused.errors).toContain(`Database ${file}: it is damaged. Restore a backup.`)

    // As if the disk had forgotten it, which no description of the file tells.
    leaveMark(file)
    await site.restart()
    await vi.waitFor(() => {
      expect(site.output()).toContain('the database is damaged: restore a backup')
    }, limit)
    expect(await readDashboard(site)).toContain('The database is damaged')
    await site.end()
    expect(existsSync(`${file}-closed`)).toBe(false)
    expect((await startAndFail(settings, { folder: site.folder })).code).toBe(1)
  } finally {
    await site.stop()
  }
}, 90_000)
