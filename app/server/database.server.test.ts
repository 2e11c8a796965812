import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { handleOf } from '~db/sqlite/connect.server'
import { migrateToLatest, openDatabase } from '~db/client.server'
import { refuseLostDatabase } from './database.server'

let folder: string
let url: string
let close = () => {}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-lost-'))
  url = `file:${folder}/site.db`
})
afterEach(() => {
  close()
  rmSync(folder, { recursive: true })
})

function open() {
  const db = openDatabase(url)
  close = () => {
    handleOf(db).close()
  }
  return db
}

const keepSecret = () => {
  writeFileSync(`${folder}/session-secret`, 'x'.repeat(43))
}

test('a folder where the site has never run may get a new database', () => {
  expect(() => {
    refuseLostDatabase(url, open)
    refuseLostDatabase('file::memory:', open)
  }).not.toThrow()
})

test('a database that is gone or empty beside a kept secret is refused in one line, with all ways out', () => {
  keepSecret()
  const refused = (what: string) => {
    expect(() => {
      refuseLostDatabase(url, open)
    }).toThrow(
      `Database ${folder}/site.db: it is ${what}, but the site has run here before (${folder}/session-secret is there). ` +
        'Restore a backup. To begin anew delete that file too, or give the new database a folder of its own.',
    )
  }
  refused('not there')
  writeFileSync(`${folder}/site.db`, '')
  refused('empty')
  // Programs that open an empty file may leave only a header.
  const handle = new BetterSqlite3(`${folder}/site.db`)
  handle.pragma('journal_mode = WAL')
  handle.close()
  refused('empty')
})

test('a database with something in it is for the opening to judge', async () => {
  keepSecret()
  writeFileSync(`${folder}/site.db`, 'anything')
  expect(() => {
    refuseLostDatabase(url, open)
  }).toThrow('it is not an SQLite database')
  truncateSync(`${folder}/site.db`)
  await migrateToLatest(open())
  close()
  expect(() => {
    refuseLostDatabase(url, open)
  }).not.toThrow()
})
