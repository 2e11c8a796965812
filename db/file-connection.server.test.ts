import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { CompiledQuery } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { FileConnection } from './file-connection.server'

let folder: string
let handle: BetterSqlite3.Database
let other: BetterSqlite3.Database
let connection: FileConnection
let compiled: MockInstance

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-'))
  handle = new BetterSqlite3(`${folder}/site.db`)
  handle.pragma('journal_mode = WAL')
  handle.exec('CREATE TABLE deer (id INTEGER PRIMARY KEY, name TEXT)')
  other = new BetterSqlite3(`${folder}/site.db`)
  connection = new FileConnection(handle)
  compiled = vi.spyOn(handle, 'prepare')
})

afterEach(() => {
  other.close()
  handle.close()
  rmSync(folder, { recursive: true })
})

async function run(sql: string, ...parameters: unknown[]) {
  return connection.executeQuery(CompiledQuery.raw(sql, parameters))
}

test('a text that comes again is compiled once, and runs with the values of each time', async () => {
  for (const name of ['elk', 'moose']) await run('INSERT INTO deer (name) VALUES (?)', name)
  expect(await run('SELECT name FROM deer WHERE id = ?', 1)).toEqual({ rows: [{ name: 'elk' }] })
  expect(await run('SELECT name FROM deer WHERE id = ?', 2)).toEqual({ rows: [{ name: 'moose' }] })
  expect(compiled).toHaveBeenCalledTimes(2)
})

test('tells what a write did', async () => {
  const inserted = await run('INSERT INTO deer (name) VALUES (?)', 'elk')
  expect(inserted).toEqual({ numAffectedRows: 1n, insertId: 1n, rows: [] })
  expect(await run('UPDATE deer SET name = ?', 'moose')).toMatchObject({ numAffectedRows: 1n })
  expect(await run('DELETE FROM deer RETURNING name')).toEqual({ rows: [{ name: 'moose' }] })
})

test('one that failed runs again', async () => {
  await run('INSERT INTO deer (id) VALUES (?)', 1)
  await expect(run('INSERT INTO deer (id) VALUES (?)', 1)).rejects.toThrow('UNIQUE')
  expect(await run('INSERT INTO deer (id) VALUES (?)', 2)).toMatchObject({ insertId: 2n })
})

describe('after a change of the schema', () => {
  test.each([
    ['by itself', (sql: string) => run(sql)],
    ['by another process', (sql: string) => other.exec(sql)],
  ])('%s the columns are those of now', async (_by, change) => {
    await run('INSERT INTO deer (name) VALUES (?)', 'elk')
    const all = 'SELECT * FROM deer'
    expect(await run(all)).toEqual({ rows: [{ id: 1, name: 'elk' }] })
    await change('ALTER TABLE deer ADD COLUMN weight INTEGER')
    expect(await run(all)).toEqual({ rows: [{ id: 1, name: 'elk', weight: null }] })
    await change('ALTER TABLE deer DROP COLUMN name')
    expect(await run(all)).toEqual({ rows: [{ id: 1, weight: null }] })
    await change('DROP TABLE deer')
    await expect(run(all)).rejects.toThrow('no such table')
  })
})

test('only so many are kept, those used last', async () => {
  await run('SELECT 0')
  await run('SELECT 1')
  for (let n = 2; n < 300; n += 1) await run(`SELECT ${String(n)}`)
  await run('SELECT 0')
  await run('SELECT 300')
  compiled.mockClear()
  await run('SELECT 0')
  expect(compiled).toHaveBeenCalledTimes(0)
  await run('SELECT 1')
  expect(compiled).toHaveBeenCalledTimes(1)
})

test('rows may be read one by one while the same text is run', async () => {
  for (const name of ['elk', 'moose']) await run('INSERT INTO deer (name) VALUES (?)', name)
  const all = 'SELECT name FROM deer'
  await run(all)
  const names: unknown[] = []
  for await (const { rows } of connection.streamQuery(CompiledQuery.raw(all))) {
    names.push(...rows)
    expect((await run(all)).rows).toHaveLength(2)
  }
  expect(names).toEqual([{ name: 'elk' }, { name: 'moose' }])
})
