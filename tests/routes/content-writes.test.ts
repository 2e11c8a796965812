/** After every way to write content, pages of the version before are not sent again, and the search has the change. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { postStore } from '~/kinds/blog/admin/posts.server'
import { BlogPostInput } from '~/kinds/blog/blog.schema'
import { deerTypeStore, removeFeaturedImage, removeGalleryImage } from '~/kinds/deer-types/admin/deer-types.server'
import { DeerTypeInput } from '~/kinds/deer-types/deer-types.schema'
import { productStore } from '~/kinds/products/admin/products.server'
import { ProductInput } from '~/kinds/products/products.schema'
import { pageTables } from '~/lib/page-kinds'
import { reindex } from '~db/search-index.server'
import { seedSampleData } from '~db/seed/seed.server'
import { byWarden, emptyIndex, readIndex } from '~db/test-rows'
import { addDeerType, addPost, addProduct, useSiteDatabase } from './site-database'

const site = useSiteDatabase()
const act = byWarden(new Date('2026-11-21T12:00:00.000Z'))
const product = ProductInput.parse({ name: 'Horn', description: 'Loud', category: 'Gear', isActive: true })
const species = DeerTypeInput.parse({
  name: 'Elk',
  scientificName: 'Cervus',
  generalDescription: 'Large',
  isActive: true,
})
const post = BlogPostInput.parse({ title: 'Rut', content: '<p>Loud.</p>', category: 'deer-life', isPublished: true })

/** Each write finds a record of its kind with id 1. */
const writes = {
  createProduct: () => productStore.create(site.db, product, act),
  updateProduct: () => productStore.update(site.db, { id: 1 }, () => product, act),
  setProductActive: () => productStore.switchTo(site.db, { id: 1, isOn: false }, act),
  toggleProduct: () => productStore.toggle(site.db, 1, act),
  deleteProduct: () => productStore.remove(site.db, 1, act),
  createDeerType: () => deerTypeStore.create(site.db, species, act),
  updateDeerType: () => deerTypeStore.update(site.db, { id: 1 }, () => species, act),
  setDeerTypeActive: () => deerTypeStore.switchTo(site.db, { id: 1, isOn: false }, act),
  toggleDeerType: () => deerTypeStore.toggle(site.db, 1, act),
  removeFeaturedImage: () => removeFeaturedImage(site.db, 1, act),
  removeGalleryImage: () => removeGalleryImage(site.db, { id: 1, index: 0 }, act),
  deleteDeerType: () => deerTypeStore.remove(site.db, 1, act),
  createPost: () => postStore.create(site.db, post, act),
  updatePost: () => postStore.update(site.db, { id: 1 }, () => post, act),
  setPostPublished: () => postStore.switchTo(site.db, { id: 1, isOn: false }, act),
  deletePost: () => postStore.remove(site.db, 1, act),
  seedSampleData: () => seedSampleData(site.db, act),
}

const readVersion = async () =>
  (await site.db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()).version

test.each(Object.entries(writes))('%s raises the version and keeps the search index', async (_, write) => {
  await addProduct(site.db, { name: 'Rope' })
  await addDeerType(site.db, { name: 'Moose', galleryImages: '["/art/antlers/elk.svg"]' })
  await addPost(site.db, { title: 'Wind' })
  const before = await readVersion()
  await write()
  expect(await readVersion()).toBeGreaterThan(before)
  const index = await readIndex(site.db)
  await emptyIndex(site.db)
  for (const table of pageTables) {
    const rows = await site.db.selectFrom(table).select('id').execute()
    await reindex(site.db, table, ...rows.map(({ id }) => id))
  }
  expect(index).toEqual(await readIndex(site.db))
})

test('each module that writes a content table keeps the search index', () => {
  const writing = /(?:insertInto|updateTable|deleteFrom)\('(?:products|deerTypes|blogPosts)'\)|= await insertRow\(trx/
  const files = ['app', 'db', 'scripts'].flatMap((folder) =>
    readdirSync(path.resolve(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => path.join(folder, file)),
  )
  const writers = files.filter((file) => writing.test(readFileSync(file, 'utf8')))
  expect(writers).toContain('app/content/store.server.ts')
  const without = writers.filter((file) => !readFileSync(file, 'utf8').includes('await reindex('))
  // This module gives posts another author, whom the index does not have.
  expect(without).toEqual(['app/kinds/authors/authors.server.ts'])
})
