/** Writes that wait at the same moment share a transaction: counted by what the connection was told. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'
import { sql, type Kysely, type Transaction } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { dialectOf, migrateToLatest, openDatabase } from './client.server'
import type { Database } from './database'
import type { FileConnection } from './file-connection.server'
import { goodRows, insertRow } from './test-rows'
import { DatabaseBusyError, DatabaseUnavailableError } from './write-errors.server'
import { write } from './write.server'

let folder: string
let db: Kysely<Database>
let other: BetterSqlite3.Database
let told: MockInstance<FileConnection['command']>

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-'))
  db = openDatabase(`file:${folder}/site.db`)
  await migrateToLatest(db)
  other = new BetterSqlite3(`${folder}/site.db`, { timeout: 0 })
  told = vi.spyOn(dialectOf(db).driver.connection, 'command')
  // Where the clock stands still no group ends before its time.
  vi.useFakeTimers({ toFake: ['performance'] })
})

afterEach(async () => {
  vi.useRealTimers()
  other.close()
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const add = (message: string) => (trx: Transaction<Database>) =>
  insertRow(trx, 'contacts', { ...goodRows.contacts, message })
const addAll = (count: number) => Array.from({ length: count }, (_, n) => write(db, add(`message ${String(n)}`)))

/** As another process sees them. */
function storedMessages(): unknown[] {
  return other.prepare('SELECT message FROM contacts ORDER BY id').pluck().all()
}

function countTold(command: string): number {
  return told.mock.calls.filter(([each]) => each === command).length
}

test('one alone has a transaction of its own, and nothing else', async () => {
  await write(db, add('alone'))
  expect(told.mock.calls).toEqual([['BEGIN IMMEDIATE'], ['COMMIT']])
})

test('twenty at once are stored once each, in their order, by one commit, and are answered after it', async () => {
  const seen = await Promise.all(addAll(20).map((writing) => writing.then(() => storedMessages().length)))
  expect(seen).toEqual(Array.from({ length: 20 }, () => 20))
  expect(storedMessages()).toEqual(Array.from({ length: 20 }, (_, n) => `message ${String(n)}`))
  // No savepoints: they cost more than the rest.
  expect(told.mock.calls).toEqual([['BEGIN IMMEDIATE'], ['COMMIT']])
})

test('who comes while others are gathered joins them', async () => {
  const first = write(db, add('first'))
  await Promise.resolve()
  await Promise.all([first, write(db, add('second'))])
  expect(countTold('COMMIT')).toBe(1)
})

test('each sees what those before it did', async () => {
  const count = async (trx: Transaction<Database>) => {
    await add('counted')(trx)
    return (await trx.selectFrom('contacts').select('id').execute()).length
  }
  expect(await Promise.all([write(db, count), write(db, count), write(db, count)])).toEqual([1, 2, 3])
})

test('one that throws in the middle is rolled back alone, and gets its own error', async () => {
  const fault = new Error('no')
  const failing = async (trx: Transaction<Database>) => {
    await add('lost')(trx)
    await trx.updateTable('contacts').set({ name: 'Nobody' }).execute()
    throw fault
  }
  const results = await Promise.allSettled([write(db, add('before')), write(db, failing), write(db, add('after'))])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(results[1]).toHaveProperty('reason', fault)
  expect(storedMessages()).toEqual(['before', 'after'])
  expect(other.prepare('SELECT DISTINCT name FROM contacts').pluck().all()).toEqual([goodRows.contacts.name])
  expect(countTold('COMMIT')).toBe(1)
})

test('where all throw nothing is committed', async () => {
  const failing = () => Promise.reject(new Error('no'))
  const results = await Promise.allSettled([write(db, failing), write(db, failing)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(countTold('COMMIT')).toBe(0)
  await write(db, add('later'))
  expect(storedMessages()).toEqual(['later'])
})

test('what a work has left running cannot write into that of the next', async () => {
  const late: Promise<unknown>[] = []
  const leaving = (trx: Transaction<Database>) => {
    late.push(
      wait(0)
        .then(() => add('late')(trx))
        .catch(String),
    )
    return Promise.reject(new Error('gone'))
  }
  const slow = (trx: Transaction<Database>) => wait(20).then(() => add('next')(trx))
  const results = await Promise.allSettled([write(db, leaving), write(db, slow)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(await late[0]).toContain('The transaction is over')
  expect(storedMessages()).toEqual(['next'])
})

describe('when something stands in the way', () => {
  /** As SQLite would, until it is called. */
  function failCommits(code: string): () => void {
    const { connection } = dialectOf(db).driver
    told.mockRestore()
    const command = connection.command.bind(connection)
    told = vi.spyOn(connection, 'command').mockImplementation((each) => {
      if (each === 'COMMIT') throw new BetterSqlite3.SqliteError('failed', code)
      command(each)
    })
    return () => {
      told.mockImplementation(command)
    }
  }

  test('a disk that is full at the commit: nothing of the group is stored, and all are told', async () => {
    const repair = failCommits('SQLITE_FULL')
    const own = new Error('own')
    const works = [write(db, add('a')), write(db, () => Promise.reject(own)), write(db, add('b'))]
    const reasons = (await Promise.allSettled(works)).map((result) => result.status === 'rejected' && result.reason)
    expect(reasons).toEqual([expect.any(DatabaseUnavailableError), own, expect.any(DatabaseUnavailableError)])
    expect(storedMessages()).toEqual([])
    repair()
    await write(db, add('later'))
    expect(storedMessages()).toEqual(['later'])
  })

  test('a lock at the commit: the group is tried again, and stored once', async () => {
    const repair = failCommits('SQLITE_BUSY')
    const writing = addAll(3)
    await vi.waitFor(() => {
      expect(countTold('COMMIT')).toBeGreaterThan(1)
    })
    expect(storedMessages()).toEqual([])
    repair()
    await Promise.all(writing)
    expect(storedMessages()).toEqual(['message 0', 'message 1', 'message 2'])
  })

  test('a rule that only the commit checks: who breaks it fails, the others are stored', async () => {
    const breaking = async (trx: Transaction<Database>) => {
      await sql`PRAGMA defer_foreign_keys = ON`.execute(trx)
      await insertRow(trx, 'quotes', { ...goodRows.quotes, productId: 999 })
    }
    const results = await Promise.allSettled([write(db, add('a')), write(db, breaking), write(db, add('b'))])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(results[1]).toHaveProperty('reason.code', 'SQLITE_CONSTRAINT_FOREIGNKEY')
    expect(storedMessages()).toEqual(['a', 'b'])
  })

  test('a disk that is full for one of them: it alone is told, whatever SQLite rolled back', async () => {
    await write(db, add('first'))
    const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db)
    await sql`PRAGMA max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 2)}`.execute(db)
    const tooLarge = async (trx: Transaction<Database>) => {
      for (let n = 0; n < 20; n += 1) await add('x'.repeat(5000))(trx)
    }
    const results = await Promise.allSettled([write(db, add('a')), write(db, tooLarge), write(db, add('b'))])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(results[1]).toHaveProperty('reason', expect.any(DatabaseUnavailableError))
    expect(storedMessages()).toEqual(['first', 'a', 'b'])
  })

  test('a transaction that SQLite ends by itself: those before are stored all the same', async () => {
    // As a full disk does at times.
    const ending = async (trx: Transaction<Database>) => {
      await sql`ROLLBACK`.execute(trx)
      throw new Error('ended')
    }
    const results = await Promise.allSettled([write(db, add('a')), write(db, ending), write(db, add('b'))])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(storedMessages()).toEqual(['a', 'b'])
  })

  test("another process's lock: all wait, share a commit once it is gone, and the least patient gives up alone", async () => {
    vi.useRealTimers()
    other.exec('BEGIN IMMEDIATE')
    const impatient = write(db, add('impatient'), 150)
    const writing = addAll(3)
    await expect(impatient).rejects.toBeInstanceOf(DatabaseBusyError)
    const joining = write(db, add('joined'))
    await wait(30)
    other.exec('COMMIT')
    await Promise.all([...writing, joining])
    expect(storedMessages()).toEqual(['message 0', 'message 1', 'message 2', 'joined'])
    expect(countTold('COMMIT')).toBe(1)
  })
})

describe('a backlog', () => {
  test('is stored in groups', async () => {
    const writing = addAll(200)
    await Promise.all(writing)
    expect(storedMessages()).toHaveLength(200)
    expect(countTold('COMMIT')).toBe(4)
  })

  test('lets a reader in between two groups', async () => {
    const writing = addAll(200)
    await writing[0]
    const { length } = await db.selectFrom('contacts').select('id').execute()
    expect(length).toBeLessThan(200)
    await Promise.all(writing)
  })

  test('of slow works is committed in the middle', async () => {
    vi.useRealTimers()
    const slow = (trx: Transaction<Database>) => wait(15).then(() => add('slow')(trx))
    await Promise.all([write(db, slow), write(db, slow), write(db, slow)])
    expect(countTold('COMMIT')).toBe(3)
  })
})

describe('in production, where nothing follows the promises', () => {
  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'production')
    vi.resetModules()
    vi.useRealTimers()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  test('a write that waits for itself is told after ten seconds, and so are those behind it', async () => {
    const { connect } = await import('./client.server')
    const production = { ...(await import('./write.server')), ...(await import('./write-errors.server')) }
    const own = connect(new BetterSqlite3(`${folder}/site.db`))
    const forgotten = () => own.selectFrom('contacts').select('id').execute()
    const inside = production.write(own, forgotten).catch((error: unknown) => error)
    const nested = production.write(own, () => production.write(own, add('nested'))).catch((error: unknown) => error)
    await wait(50)
    const reader = own
      .selectFrom('products')
      .select('id')
      .execute()
      .catch((error: unknown) => error)
    await wait(50)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(String(await inside)).toMatch(/A transaction does not end.*selectFrom/)
    expect(String(await reader)).toMatch(/A transaction does not end/)
    await wait(50)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await nested).toBeInstanceOf(production.DatabaseBusyError)
    await production.write(own, add('later'))
    expect(storedMessages()).toEqual(['later'])
    await own.destroy()
  })
})
