import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import BetterSqlite3 from 'better-sqlite3'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newestCopyAt, parseGenerations, restoreCopy, startCopying } from './litestream'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-litestream-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('the copy comes back as it was, at a time, too', { timeout: 30_000 }, async () => {
  const database = path.join(folder, 'site.db')
  const place = { databaseUrl: `file:${database}`, replica: `file://${folder}/copy` }
  const handle = new BetterSqlite3(database)
  handle.pragma('journal_mode = WAL')
  handle.exec('CREATE TABLE notes (text TEXT)')
  const write = (text: string) => handle.prepare('INSERT INTO notes VALUES (?)').run(text)
  const notesIn = (file: string) => {
    const restored = new BetterSqlite3(file, { readonly: true })
    const texts = restored.prepare('SELECT text FROM notes').pluck().all()
    restored.close()
    return texts
  }
  expect(await newestCopyAt(place)).toBeUndefined()
  write('one')
  const copying = startCopying(place, 'ignore')
  try {
    await vi.waitFor(async () => expect(await newestCopyAt(place)).toBeDefined(), { timeout: 10_000, interval: 200 })
    const first = await newestCopyAt(place)
    // Litestream's times are whole seconds.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    write('two')
    await vi.waitFor(async () => expect(await newestCopyAt(place)).not.toEqual(first), {
      timeout: 10_000,
      interval: 200,
    })
    await restoreCopy(place, path.join(folder, 'newest.db'))
    await restoreCopy(place, path.join(folder, 'first.db'), new Date((first?.getTime() ?? 0) + 1000))
    expect(notesIn(path.join(folder, 'newest.db'))).toEqual(['one', 'two'])
    expect(notesIn(path.join(folder, 'first.db'))).toEqual(['one'])
    expect(statSync(path.join(folder, 'copy')).mode & 0o077).toBe(0)
    await expect(restoreCopy(place, path.join(folder, 'none.db'), new Date('2020-01-01'))).rejects.toThrow(
      'Litestream: no matching backups found',
    )
  } finally {
    copying.kill()
    await once(copying, 'exit')
    handle.close()
  }
})

test.each([
  [['--at', '2026-11-25'], '--at needs --restore FILE.'],
  [['--restore', 'package.json'], '--restore must name a file that does not exist yet.'],
  [['--restore', 'back.db', '--at', 'noon'], '--at must be a time such as 2026-11-25T10:00:00Z.'],
])('npm run stagwise -- replicate %j says what is wrong', async (args, problem) => {
  const env = { ...process.env, DATABASE_URL: `file:${folder}/site.db`, REPLICA_URL: `file://${folder}/copy` }
  const command = promisify(execFile)('npx', ['tsx', 'scripts/replicate.ts', ...args], { env })
  await expect(command).rejects.toThrow(problem)
})

test('of several generations the one that ends last counts', () => {
  const table = `name  generation        lag    start                 end
file  63e0ab374bd14cd3  -20ms  2026-11-25T13:45:24Z  2026-11-25T13:45:24Z
file  73e0ab374bd14cd3  1m2s   2026-11-24T13:45:24Z  2026-11-25T15:00:00Z
`
  expect(parseGenerations(table)).toEqual(new Date('2026-11-25T15:00:00Z'))
  expect(parseGenerations('name  generation  lag  start  end\n')).toBeUndefined()
})
