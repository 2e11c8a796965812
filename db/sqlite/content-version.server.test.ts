import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrateToLatest, openDatabase } from '~db/client.server'
import type { ContentVersion } from '~db/committed'
import { openContentVersion } from './content-version.server'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { goodRows, insertRow } from '~db/test-rows'
import { write } from '~db/write.server'

describe('of a file', () => {
  let folder: string
  let db: Kysely<Database>
  let version: ContentVersion

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'stagwise-'))
    db = openDatabase(`file:${folder}/site.db`)
    await migrateToLatest(db)
    version = openContentVersion(db)
  })
  afterEach(async () => {
    version.close()
    await db.destroy()
    rmSync(folder, { recursive: true })
  })

  test('rises with a write of this connection and of another one', async () => {
    const before = version.read()
    await insertRow(db, 'products', goodRows.products)
    expect(version.read()).toBe(before + 1)
    const other = openDatabase(`file:${folder}/site.db`)
    await other.deleteFrom('products').execute()
    expect(version.read()).toBe(before + 2)
    await other.destroy()
  })

  test('is the committed one while a transaction of the site is open, and after it was rolled back', async () => {
    const before = version.read()
    const failing = write(db, async (trx) => {
      await insertRow(trx, 'products', goodRows.products)
      expect(version.read()).toBe(before)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(version.read()).toBe(before)
  })

  test('is read while another process writes', async () => {
    const other = openDatabase(`file:${folder}/site.db`)
    await sql`BEGIN IMMEDIATE`.execute(other)
    expect(version.read()).toBeGreaterThan(0)
    await sql`ROLLBACK`.execute(other)
    await other.destroy()
  })

  test('cannot be read when the table has gone', async () => {
    await sql`DROP TABLE contentVersion`.execute(db)
    expect(() => version.read()).toThrow()
  })
})

describe('of a database in memory', () => {
  test('rises with a write, and cannot be read inside a transaction, where it may not last', async () => {
    const db = await createTestDatabase()
    const version = openContentVersion(db)
    const before = version.read()
    await write(db, async (trx) => {
      await insertRow(trx, 'products', goodRows.products)
      expect(() => version.read()).toThrow('A transaction is open')
    })
    expect(version.read()).toBe(before + 1)
    version.close()
    await db.destroy()
  })
})
