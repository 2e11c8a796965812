import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { dropRules } from '~db/test-faults'
import { byWarden, goodRows, insertRow } from '~db/test-rows'
import { textColumns } from '~db/texts.server'
import { deleteUnusedImages, listUnusedImages, weighImages } from './prune-images.server'
import { storeImage } from './images.server'

const now = new Date('2026-11-21T09:00:00.000Z')
const dayBefore = new Date(now.getTime() - 24 * 60 * 60 * 1000)
const older = new Date(dayBefore.getTime() - 1)

let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.destroy())

async function addImage(name: string, uploadedAt = older): Promise<string> {
  const hash = createHash('sha256').update(name).digest('hex')
  const createdAt = uploadedAt.toISOString()
  const image = { hash, width: 9, height: 9, bytes: Buffer.alloc(10), createdAt, finishedAt: createdAt }
  await db.insertInto('images').values(image).execute()
  for (const format of ['webp', 'avif'] as const) {
    await db
      .insertInto('imageFiles')
      .values({ hash, width: 9, format, bytes: Buffer.alloc(3) })
      .execute()
  }
  return hash
}

function addressOf(hash: string): string {
  return `/images/${hash}-9.webp`
}

async function clean() {
  return deleteUnusedImages(db, await listUnusedImages(db, now), byWarden(now))
}

async function hashes(table: 'images' | 'imageFiles' = 'images'): Promise<string[]> {
  return (await db.selectFrom(table).select('hash').execute()).map(({ hash }) => hash)
}

test('what nothing names goes with all its files, and its size is told', async () => {
  await addImage('one')
  await addImage('other')
  expect(await clean()).toEqual({ pictures: 2, bytes: 32 })
  expect([...(await hashes()), ...(await hashes('imageFiles'))]).toEqual([])
})

test('more than one batch goes, too', async () => {
  for (let index = 0; index < 101; index += 1) await addImage(String(index))
  const used = await addImage('used')
  await insertRow(db, 'products', { ...goodRows.products, imageUrl: addressOf(used) })
  expect(await weighImages(db, await listUnusedImages(db, now))).toEqual({ pictures: 101, bytes: 1616 })
  expect(await hashes()).toHaveLength(102)
  expect(await clean()).toEqual({ pictures: 101, bytes: 1616 })
  expect(await hashes()).toEqual([used])
})

test('without pictures there is nothing to do', async () => {
  expect(await clean()).toEqual({ pictures: 0, bytes: 0 })
  expect(await weighImages(db, [])).toEqual({ pictures: 0, bytes: 0 })
})

test.each([
  ['uploaded less than 24 hours ago stays', dayBefore, 1],
  ['older goes', older, 0],
])('what was %s', async (_, uploadedAt, expected) => {
  await addImage('one', uploadedAt)
  await clean()
  expect(await hashes()).toHaveLength(expected)
})

test('what is uploaded once more counts as young', async () => {
  const upload = Buffer.from('one')
  const hash = await addImage('one')
  expect(await storeImage(db, upload, now)).toMatchObject({ hash, width: 9 })
  expect(await clean()).toEqual({ pictures: 0, bytes: 0 })
})

describe('what a record names stays', () => {
  test('in any text of any table of content', async () => {
    const columns = await textColumns(db)
    expect(columns.length).toBeGreaterThan(70)
    for (const column of [
      'imageUrl',
      'featuredImageUrl',
      'galleryImages',
      'additionalImages',
      'content',
      'robotsTxt',
    ]) {
      expect(columns.map((each) => each.column)).toContain(column)
    }
    // The columns' rules would refuse an address.
    await dropRules(db)
    const tables = ['products', 'authors', 'deerTypes', 'blogPosts', 'seasons', 'bin', 'revisions'] as const
    for (const table of [...tables, 'siteSettings'] as const) {
      await insertRow(db, table, { ...goodRows[table], id: 50 })
    }
    for (const { table, column } of columns.filter((each) => !each.table.startsWith('kysely'))) {
      const used = await addImage('used')
      const id = table === 'seoSettings' ? 1 : 50
      const [row] = (
        await sql<{ value: string | null }>`
          SELECT ${sql.ref(column)} AS value FROM ${sql.table(table)} WHERE id = ${id}
        `.execute(db)
      ).rows
      if (!row) throw new Error(`${table} has no row to name a picture in`)
      const update = (value: string | null) =>
        sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${value} WHERE id = ${id}`.execute(db)
      await update(JSON.stringify([addressOf(used)]))
      await clean()
      expect(await hashes(), `${table}.${column}`).toEqual([used])
      await update(row.value)
      await clean()
      expect(await hashes(), `${table}.${column} no more`).toEqual([])
    }
    // 80 columns with a dozen statements each: 20 seconds of PostgreSQL on a busy machine.
  }, 60_000)

  test('by any of its files, in the middle of a text', async () => {
    const used = await addImage('used')
    await addImage('unused')
    const content = `<p>Look: <img src="https://stagwise.example/images/${used}-1600.avif" alt="" /></p>`
    await insertRow(db, 'blogPosts', { ...goodRows.blogPosts, content })
    expect(await clean()).toEqual({ pictures: 1, bytes: 16 })
    expect(await hashes()).toEqual([used])
  })

  test('when it is named only after the unused were listed', async () => {
    const [used, unused] = [await addImage('used'), await addImage('unused')]
    const listed = await listUnusedImages(db, now)
    expect(listed).toHaveLength(2)
    await insertRow(db, 'deerTypes', { ...goodRows.deerTypes, galleryImages: JSON.stringify([addressOf(used)]) })
    expect(await deleteUnusedImages(db, listed, byWarden(now))).toEqual({ pictures: 1, bytes: 16 })
    expect(await hashes()).toEqual([used])
    expect(await hashes()).not.toContain(unused)
  })

  test('when it is uploaded once more only after the unused were listed', async () => {
    await addImage('one')
    const listed = await listUnusedImages(db, now)
    await storeImage(db, Buffer.from('one'), now)
    expect(await deleteUnusedImages(db, listed, byWarden(now))).toEqual({ pictures: 0, bytes: 0 })
  })
})

test('what a visitor writes keeps no picture', async () => {
  const hash = await addImage('one')
  await insertRow(db, 'contacts', { ...goodRows.contacts, message: addressOf(hash) })
  expect(await clean()).toEqual({ pictures: 1, bytes: 16 })
})
