import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'
import { sql, type Kysely, type Transaction } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { handleOf } from '~db/sqlite/connect.server'
import { migrateToLatest, openDatabase } from './client.server'
import type { Database } from './database'
import { isFileMoved } from '~db/sqlite/moved-file.server'
import { goodRows, insertRow } from './test-rows'
import { DatabaseBusyError, DatabaseUnavailableError, DatabaseWriteError } from './write-errors.server'
import { afterCommit, write, writeTogether } from './write.server'

let folder: string
let db: Kysely<Database>
let other: BetterSqlite3.Database

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-'))
  db = openDatabase(`file:${folder}/site.db`)
  await migrateToLatest(db)
  other = new BetterSqlite3(`${folder}/site.db`, { timeout: 0 })
})

afterEach(async () => {
  other.close()
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const addContact = (trx: Transaction<Database>) => insertRow(trx, 'contacts', goodRows.contacts)

async function countContacts(): Promise<number> {
  return (await db.selectFrom('contacts').select('id').execute()).length
}

test('commits and returns the result', async () => {
  const id = await write(db, async (trx) => {
    await addContact(trx)
    return (await trx.selectFrom('contacts').select('id').executeTakeFirstOrThrow()).id
  })
  expect(id).toBe(1)
  expect(await countContacts()).toBe(1)
})

test('rolls back and passes on what the function throws', async () => {
  const fault = new Error('no')
  const failing = write(db, async (trx) => {
    await addContact(trx)
    throw fault
  })
  await expect(failing).rejects.toBe(fault)
  expect(await countContacts()).toBe(0)
})

test('passes on a broken rule as it is, and stores nothing', async () => {
  const failing = write(db, async (trx) => {
    await addContact(trx)
    await insertRow(trx, 'contacts', { ...goodRows.contacts, message: '' })
  })
  await expect(failing).rejects.toThrow('CHECK constraint failed: message')
  await expect(failing).rejects.not.toBeInstanceOf(DatabaseWriteError)
  expect(await countContacts()).toBe(0)
})

describe('while another connection holds the lock', () => {
  test('waits for it, and lets readers and the event loop go on', async () => {
    other.exec('BEGIN IMMEDIATE')
    let isOver = false
    const writing = write(db, addContact, 60_000).finally(() => (isOver = true))
    for (let turn = 0; turn < 5; turn += 1) {
      await wait(5)
      expect(await countContacts()).toBe(0)
    }
    expect(isOver).toBe(false)
    other.exec('COMMIT')
    await writing
    expect(await countContacts()).toBe(1)
  })

  test('sees what the other wrote meanwhile', async () => {
    other.exec(`BEGIN IMMEDIATE; UPDATE seoSettings SET robotsTxt = 'theirs'`)
    const reading = write(db, (trx) => trx.selectFrom('seoSettings').select('robotsTxt').executeTakeFirst())
    await wait(150)
    other.exec('COMMIT')
    expect(await reading).toEqual({ robotsTxt: 'theirs' })
  })

  test('gives up with DatabaseBusyError at its limit, and works again once the lock is gone', async () => {
    other.exec('BEGIN IMMEDIATE')
    const start = performance.now()
    const failing = write(db, addContact, 500)
    await expect(failing).rejects.toBeInstanceOf(DatabaseBusyError)
    await expect(failing).rejects.toBeInstanceOf(DatabaseWriteError)
    expect(performance.now() - start).toBeGreaterThanOrEqual(500)
    other.exec('ROLLBACK')
    await write(db, addContact)
    expect(await countContacts()).toBe(1)
  })

  test('gives up after five seconds unless told otherwise', async () => {
    other.exec('BEGIN IMMEDIATE')
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    let isOver = false
    const writing = write(db, addContact).finally(() => (isOver = true))
    writing.catch(() => undefined)
    clock.mockReturnValue(4999)
    await wait(250)
    expect(isOver).toBe(false)
    clock.mockReturnValue(5001)
    await expect(writing).rejects.toBeInstanceOf(DatabaseBusyError)
  })

  test('a crowd of writers gives up together, not one after the other', async () => {
    other.exec('BEGIN IMMEDIATE')
    const start = performance.now()
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => write(db, addContact, 500)))
    expect(results.every((result) => result.status === 'rejected' && result.reason instanceof DatabaseBusyError)).toBe(
      true,
    )
    // Fifty attempts of 100 ms each would stop the process for five seconds.
    expect(performance.now() - start).toBeLessThan(2000)
  })
})

describe('in one process', () => {
  test('writes take turns, and all are stored', async () => {
    const add = (trx: Transaction<Database>) => wait(1).then(() => addContact(trx))
    await Promise.all(Array.from({ length: 40 }, () => write(db, add)))
    expect(await countContacts()).toBe(40)
  })

  test('a failed write does not hold up the next', async () => {
    const failing = write(db, () => Promise.reject(new Error('no')))
    const next = write(db, addContact)
    await expect(failing).rejects.toThrow('no')
    await next
    expect(await countContacts()).toBe(1)
  })
})

describe('small writes that wait together', () => {
  const used = new Set<Transaction<Database>>()
  beforeEach(() => {
    used.clear()
  })
  const add = (trx: Transaction<Database>) => {
    used.add(trx)
    return addContact(trx)
  }
  const many = (count: number) => Array.from({ length: count }, () => writeTogether(db, add))

  test('share a transaction, up to twenty of them', async () => {
    await Promise.all(many(50))
    expect(used.size).toBe(3)
    expect(await countContacts()).toBe(50)
  })

  test('return their own results, once all are stored', async () => {
    const events: string[] = []
    const told = (name: string) =>
      writeTogether(db, async (trx) => {
        await add(trx)
        afterCommit(trx, () => events.push(`committed ${name}`))
        return name
      }).then((result) => events.push(`answered ${result}`))
    await Promise.all([told('one'), told('two')])
    expect(events).toEqual(['committed one', 'committed two', 'answered one', 'answered two'])
    expect(used.size).toBe(1)
  })

  test.each([
    ['throws', () => Promise.reject(new Error('no')), 'no'],
    [
      'breaks a rule',
      (trx: Transaction<Database>) => insertRow(trx, 'contacts', { ...goodRows.contacts, message: '' }),
      'CHECK constraint failed: message',
    ],
  ])('one that %s fails alone, and leaves nothing behind', async (_, fail, message) => {
    const failing = writeTogether(db, async (trx) => {
      await add(trx)
      await fail(trx)
    })
    const [first, ...others] = await Promise.allSettled([failing, ...many(3)])
    expect(first).toHaveProperty('reason.message', expect.stringContaining(message))
    expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
    expect(await countContacts()).toBe(3)
  })

  test('fail together while the database is busy, and later ones do not join them', async () => {
    other.exec('BEGIN IMMEDIATE')
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    const writing = Promise.allSettled(many(3))
    await wait(150)
    clock.mockReturnValue(5001)
    for (const result of await writing) expect(result).toHaveProperty('reason', expect.any(DatabaseBusyError))
    other.exec('ROLLBACK')
    await Promise.all(many(2))
    expect(await countContacts()).toBe(2)
  })

  test('belong to the transaction in which they are called', async () => {
    const failing = write(db, async (trx) => {
      await writeTogether(trx, add)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await countContacts()).toBe(0)
  })
})

test('a rule that only the commit checks fails the write that breaks it, and stores nothing of it', async () => {
  const breaking = async (trx: Transaction<Database>) => {
    await sql`PRAGMA defer_foreign_keys = ON`.execute(trx)
    await addContact(trx)
    await insertRow(trx, 'quotes', { ...goodRows.quotes, productId: 999 })
  }
  const [failed, stored] = await Promise.allSettled([write(db, breaking), write(db, addContact)])
  expect(failed).toHaveProperty('reason.code', 'SQLITE_CONSTRAINT_FOREIGNKEY')
  expect(stored.status).toBe('fulfilled')
  expect(await countContacts()).toBe(1)
})

test('a transaction that SQLite has ended by itself, as a full disk can, fails with the first error', async () => {
  const ending = async (trx: Transaction<Database>) => {
    await addContact(trx)
    await sql`ROLLBACK`.execute(trx)
    throw new Error('ended')
  }
  await expect(write(db, ending)).rejects.toThrow('ended')
  expect(await countContacts()).toBe(0)
})

describe('when nothing can be written', () => {
  test('a full disk is DatabaseUnavailableError, nothing is stored, and writing goes on once there is room', async () => {
    const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db)
    await sql`PRAGMA max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 2)}`.execute(db)
    const fill = async (trx: Transaction<Database>) => {
      for (let i = 0; i < 20; i += 1) {
        await insertRow(trx, 'contacts', { ...goodRows.contacts, message: 'x'.repeat(5000) })
      }
    }
    const failing = write(db, fill)
    await expect(failing).rejects.toBeInstanceOf(DatabaseUnavailableError)
    await expect(failing).rejects.toBeInstanceOf(DatabaseWriteError)
    await expect(failing).rejects.toThrow('the disk is full (SQLITE_FULL)')
    expect(await countContacts()).toBe(0)
    await sql`PRAGMA max_page_count = 1000000`.execute(db)
    await write(db, fill)
    expect(await countContacts()).toBe(20)
  })

  test('a read-only database is DatabaseUnavailableError', async () => {
    await sql`PRAGMA query_only = ON`.execute(db)
    await expect(write(db, addContact)).rejects.toThrow(DatabaseUnavailableError)
    await expect(write(db, addContact)).rejects.toThrow('read-only (SQLITE_READONLY)')
    await sql`PRAGMA query_only = OFF`.execute(db)
    await write(db, addContact)
  })

  test('a file that was moved away is DatabaseUnavailableError, until it is back', async () => {
    await write(db, addContact)
    expect(isFileMoved(handleOf(db))).toBe(false)
    renameSync(`${folder}/site.db`, `${folder}/elsewhere.db`)
    expect(isFileMoved(handleOf(db))).toBe(true)
    await expect(write(db, addContact)).rejects.toThrow(DatabaseUnavailableError)
    await expect(write(db, addContact)).rejects.toThrow('its file was moved or deleted (SQLITE_READONLY_DBMOVED)')
    // This process writes into the first file, so another one in its place does not count either.
    copyFileSync(`${folder}/elsewhere.db`, `${folder}/site.db`)
    await expect(write(db, addContact)).rejects.toThrow(DatabaseUnavailableError)
    renameSync(`${folder}/elsewhere.db`, `${folder}/site.db`)
    await write(db, addContact)
  })
})
