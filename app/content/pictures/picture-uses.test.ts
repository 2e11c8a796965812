import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { goodDraft, goodRows, insertDeleted, insertRow } from '~db/test-rows'
import { binPage, draftEditor, editorOf, isNamed, placeIn, versionPage } from './picture-uses'
import { countUses, findUses } from './picture-uses.server'

let db: Kysely<Database>
const hash = 'a'.repeat(64)
const src = `/images/${hash}-800.webp`
const other = `/images/${'b'.repeat(64)}-800.webp`

beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.destroy())

test('a picture that nothing names has no uses', async () => {
  await insertRow(db, 'products', { ...goodRows.products, imageUrl: other })
  const uses = await findUses(db, hash)
  expect(uses).toEqual({ records: [], authors: [], drafts: [], versions: [], versionCount: 0, bin: [], others: 0 })
  expect(isNamed(uses)).toBe(false)
})

test('each record is named with its places and the way there', async () => {
  await insertRow(db, 'products', { ...goodRows.products, id: 3, imageUrl: src })
  await insertRow(db, 'deerTypes', { ...goodRows.deerTypes, id: 4, galleryImages: JSON.stringify([other, src]) })
  const content = `<p><img src="https://stagwise.example/images/${hash}-1600.avif" alt="" /></p>`
  await insertRow(db, 'blogPosts', { ...goodRows.blogPosts, id: 5, featuredImageUrl: src, content })
  const { records } = await findUses(db, hash)
  expect(records).toEqual([
    { kind: 'products', id: 3, name: goodRows.products.name, places: ['imageUrl'] },
    { kind: 'deerTypes', id: 4, name: goodRows.deerTypes.name, places: ['galleryImages'] },
    { kind: 'blogPosts', id: 5, name: goodRows.blogPosts.title, places: ['featuredImageUrl', 'content'] },
  ])
  expect(records.map(editorOf)).toEqual(['/admin/products/3/edit', '/admin/deer-types/4/edit', '/admin/blog/5/edit'])
  expect(placeIn({ kind: 'deerTypes', id: 4 }, 'galleryImages')).toBe(
    '/admin/deer-types/4/edit#deer-type-galleryImages',
  )
  expect(await countUses(db)).toEqual(
    new Map([
      [hash, 3],
      ['b'.repeat(64), 1],
    ]),
  )
})

test('an author is named, and one in the bin keeps it', async () => {
  await insertRow(db, 'authors', { ...goodRows.authors, id: 7, pictureUrl: src })
  expect(await findUses(db, hash)).toMatchObject({ authors: [{ id: 7, name: 'Ada Hunter' }], others: 0 })
  await insertDeleted(db, 'authors', { id: 8, pictureUrl: src })
  const uses = await findUses(db, hash)
  expect(uses).toMatchObject({ authors: [{ id: 7 }], others: 1 })
  expect(isNamed({ ...uses, others: 0 })).toBe(true)
})

test('drafts, old versions and the bin keep it, too', async () => {
  await insertRow(db, 'deerTypes', { ...goodRows.deerTypes, id: 4, version: 2, galleryImages: JSON.stringify([src]) })
  const draft = { ...goodDraft, kind: 'deerTypes', content: JSON.stringify({ galleryImages: [src] }) }
  await insertRow(db, 'revisions', { ...draft, id: 1, formKey: 'one', recordId: 4, name: 'Elk' })
  await insertRow(db, 'revisions', { ...draft, id: 2, formKey: 'two', recordId: 99, name: null })
  const content = JSON.stringify({ name: 'Wapiti', galleryImages: [src] })
  for (const version of [1, 2]) {
    await insertRow(db, 'revisions', {
      ...goodRows.revisions,
      id: version + 2,
      kind: 'deerTypes',
      recordId: 4,
      version,
      content,
    })
  }
  await insertDeleted(db, 'products', { id: 7, imageUrl: src }, { title: 'Rope' })
  const { records, drafts, versions, versionCount, bin } = await findUses(db, hash)
  expect(records).toHaveLength(1)
  expect(drafts.map(draftEditor)).toEqual(['/admin/deer-types/4/edit?draft=1', '/admin/deer-types/new?draft=2'])
  // The current version is the record.
  expect(versions).toEqual([{ kind: 'deerTypes', recordId: 4, version: 1, name: 'Wapiti' }])
  expect(versions.map(versionPage)).toEqual(['/admin/deer-types/4/versions/1'])
  expect(versionCount).toBe(1)
  expect(bin.map(binPage)).toEqual(['/admin/bin?q=Rope'])
})

test('many versions are counted, and the newest named', async () => {
  const content = JSON.stringify({ title: 'Rut', content: src })
  for (let version = 1; version <= 25; version += 1) {
    await insertRow(db, 'revisions', {
      ...goodRows.revisions,
      id: version,
      kind: 'blogPosts',
      recordId: 1,
      version,
      content,
    })
  }
  const { versions, versionCount } = await findUses(db, hash)
  expect([versions.length, versions[0]?.version, versionCount]).toEqual([20, 25, 25])
  expect(await countUses(db)).toEqual(new Map([[hash, 0]]))
})

test('more texts than are read at once are all read', async () => {
  for (let id = 1; id <= 120; id += 1) {
    await insertRow(db, 'products', { ...goodRows.products, id, slug: `product-${String(id)}`, imageUrl: src })
  }
  expect(await countUses(db)).toEqual(new Map([[hash, 120]]))
})
