/** Starts are interrupted or simultaneous: each migration runs once or not at all, and every row survives. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import BetterSqlite3 from 'better-sqlite3'
import { sampleBlogPosts } from '~db/seed/blog-posts/blog-posts.data'
import { sampleDeerTypes } from '~db/seed/deer-types/deer-types.data'
import { sampleProducts } from '~db/seed/products.data'
import { migrations } from '~db/sqlite/migrations/list'
import { inRoot } from '../../scripts/run-command.js'
import { databaseIn, startSite, temporaryFolder } from '../setup/site-process'
import { clientSettings, postContactCall } from './clients'
import { timeout } from './trial'

let folder: string
let file: string
beforeEach(() => {
  folder = temporaryFolder()
  file = databaseIn(folder)
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test(
  'a migration that is killed midway leaves the file as it was, and the site starts on it',
  {
    timeout,
  },
  async () => {
    const site = await startSite(clientSettings, { folder })
    expect((await postContactCall(site.url, 'Before the change')).status).toBe(201)
    await site.end()
    await killMidway()
    expect(namesOf('SELECT name FROM sqlite_schema')).not.toContain('slow')
    expect(namesOf('SELECT message FROM contacts')).toEqual(['Before the change'])
    await startTogether(1)
    expectWhole()
    expect(namesOf('SELECT message FROM contacts')).toEqual(['Before the change'])
  },
)

test('after a first start that was killed midway, three starts at once fill the file once', { timeout }, async () => {
  await killMidway()
  await startTogether(3)
  expectWhole()
})

async function killMidway(): Promise<void> {
  const args = ['--import', 'tsx', 'tests/system/slow-migration.ts', file]
  const child = spawn(process.execPath, args, { cwd: inRoot(), stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  await wait(Math.random() * 500)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(child.signalCode).toBe('SIGKILL')
}

async function startTogether(count: number): Promise<void> {
  const sites = await Promise.all(Array.from({ length: count }, () => startSite(clientSettings, { folder })))
  for (const site of sites) await site.stop()
}

function expectWhole(): void {
  expect(namesOf('SELECT name FROM kysely_migration')).toEqual(Object.keys(migrations))
  const rows = namesOf(`
    SELECT count(*) FROM products UNION ALL SELECT count(*) FROM deerTypes UNION ALL SELECT count(*) FROM blogPosts
    UNION ALL SELECT count(*) FROM operators UNION ALL SELECT is_locked FROM kysely_migration_lock
  `)
  expect(rows).toEqual([sampleProducts.length, sampleDeerTypes.length, sampleBlogPosts.length, 1, 0])
  expect(namesOf('PRAGMA integrity_check')).toEqual(['ok'])
}

function namesOf(query: string): unknown[] {
  const handle = new BetterSqlite3(file, { readonly: true })
  try {
    return handle.prepare(query).pluck().all()
  } finally {
    handle.close()
  }
}
