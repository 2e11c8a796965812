import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { garblePages } from '~db/broken-files'
import { migrateToLatest, openDatabase } from '~db/client.server'
import { goodRows, insertRow } from '~db/test-rows'
import { checkLater, databaseFault, stopCheck } from './database-check.server'
import { log } from './log.server'

let folder: string
let file: string

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-'))
  file = path.join(folder, 'site.db')
  const db = openDatabase(`file:${file}`)
  await migrateToLatest(db)
  for (let n = 0; n < 50; n += 1) {
    await insertRow(db, 'contacts', { ...goodRows.contacts, message: `${String(n)} ${'words '.repeat(500)}` })
  }
  await db.destroy()
})
afterEach(async () => {
  await stopCheck()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const listen = () => ({
  error: vi.spyOn(log, 'error').mockReturnValue(),
  info: vi.spyOn(log, 'info').mockReturnValue(),
})

test('a sound file is told of as whole', async () => {
  const told = listen()
  checkLater(file, 0)
  await vi.waitFor(() => {
    expect(told.info).toHaveBeenCalledWith('the database is whole', { database: file })
  }, 10_000)
  expect(told.error).not.toHaveBeenCalled()
  expect(databaseFault()).toBeUndefined()
})

test('a damaged one is an error, and stays known until another is opened', async () => {
  // Where the messages lie, behind all tables and indexes.
  garblePages(file, { from: Math.ceil((statSync(file).size / 4096) * 0.8), every: 5 })
  const told = listen()
  checkLater(file, 0)
  await vi.waitFor(() => {
    expect(databaseFault()).toMatch(/page|malformed/i)
  }, 10_000)
  expect(told.error).toHaveBeenCalledWith('the database is damaged: restore a backup', {
    database: file,
    found: databaseFault(),
  })
  checkLater(file, 60_000)
  expect(databaseFault()).toBeUndefined()
})

test('one that cannot be opened is told of as unchecked, not as damaged', async () => {
  const told = listen()
  checkLater(path.join(folder, 'other.db'), 0)
  await vi.waitFor(() => {
    const [event, { reason } = {}] = told.error.mock.lastCall ?? []
    expect([event, reason]).toEqual([
      'the database could not be checked',
      expect.stringContaining('unable to open database file'),
    ])
  }, 10_000)
  expect(databaseFault()).toBeUndefined()
})

test('a check that is stopped says nothing, whether it has begun or not', async () => {
  const told = listen()
  checkLater(file, 60_000)
  await stopCheck()
  checkLater(file, 0)
  await new Promise((resolve) => setTimeout(resolve, 5))
  await stopCheck()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(told.info).not.toHaveBeenCalled()
  expect(told.error).not.toHaveBeenCalled()
})
