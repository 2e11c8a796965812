/** Products, species and posts in the bin: gone from everything public at once, and back whole. */
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { productStore } from '~/features/products/admin/products.server'
import { deerTypeStore } from '~/features/deer-types/admin/deer-types.server'
import { postStore } from '~/features/blog/admin/posts.server'
import { BlogPostInput } from '~/features/blog/blog.schema'
import { ProductInput } from '~/features/products/products.schema'
import { action as bin, loader as readBin } from '~/routes/admin/bin'
import { action as forGood } from '~/routes/admin/bin-delete'
import { action as remove, loader as question } from '~/routes/admin/record-delete'
import { action as removeSeveral } from '~/routes/admin/records-delete'
import { action as productEditor } from '~/routes/admin/product-editor'
import { loader as searchPage } from '~/routes/site/search'
import { loader as page } from '~/routes/site/slug'
import { loader as productPage } from '~/routes/products/detail'
import { loader as sitemap } from '~/routes/files/sitemap'
import { loader as feed } from '~/routes/files/feed'
import { loader as apiSpecies } from '~/routes/api/deer-types'
import { action as apiProduct } from '~/routes/api/product'
import { loader as sharedPreview } from '~/routes/site/shared-preview'
import { createPreviewLink } from '~/features/publishing/preview-links.server'
import { byWarden, goodRows, insertRow } from '~db/test-rows'
import { callRoute } from './call-route'
import { beginSession, type TestSession } from './log-in'
import { addDeerType, addPost, addProduct, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'

const site = useSiteDatabase()
let session: TestSession
beforeEach(async () => {
  session = await beginSession(site.db)
})

type Run = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown
const headers = () => ({ Cookie: session.cookie })
const read = (loader: Run, path: string, params = {}) => callRoute(loader, { path, params, headers: headers() })
const press = (action: Run, path: string, form: Record<string, string>, params = {}) =>
  callRoute(action, { path, params, headers: headers(), form: { ...form, formToken: session.formToken } })
const visit = (loader: Run, path: string, params = {}) => callRoute(loader, { path, params })

const intents = { products: 'delete-product', 'deer-types': 'delete-deer-type', blog: 'delete-post' } as const
const drop = (tab: keyof typeof intents, id: number) =>
  press(remove, `/admin/${tab}/${String(id)}/delete`, { intent: intents[tab] }, { id: String(id) })
const undo = async (answer: Awaited<ReturnType<typeof press>>) =>
  press(bin, '/admin/bin', { ...(await toastOf(answer))?.undo?.fields, back: '/admin' })
const restore = (id: number, more: Record<string, string> = {}) =>
  press(bin, '/admin/bin', { intent: 'restore-record', id: String(id), back: '/admin/bin', ...more })

const slugPage = (slug: string) => visit(page, `/${slug}`, { slug })
const species = () => site.db.selectFrom('deerTypes').selectAll().orderBy('id').execute()
const posts = () => site.db.selectFrom('blogPosts').selectAll().orderBy('id').execute()
const products = () => site.db.selectFrom('products').selectAll().orderBy('id').execute()
const former = async () =>
  (await site.db.selectFrom('formerAddresses').select('path').orderBy('path').execute()).map((row) => row.path)
const events = async () =>
  (await site.db.selectFrom('auditLog').select('event').orderBy('id').execute()).map(({ event }) => event)

const Entries = z.object({
  page: z.object({
    rows: z.array(
      z.object({
        kind: z.string(),
        title: z.string(),
        obstacle: z.object({ address: z.string(), freeAddress: z.string() }).optional(),
      }),
    ),
  }),
})
const entries = async () => Entries.parse((await read(readBin, '/admin/bin')).body).page.rows

describe('a species that is deleted', () => {
  test('is nowhere, and Undo brings back its page, pictures, redirects, search and versions', async () => {
    const { id } = await addDeerType(site.db, {
      ...{ name: 'Sika Deer', slug: 'sika', featuredImageUrl: '/api/placeholder/4/3' },
      galleryImages: '["/images/a.webp"]',
    })
    await deerTypeStore.update(site.db, { id }, (stored) => ({ ...stored, slug: 'sika-deer' }), byWarden())
    const before = await species()
    expect(await slugPage('sika')).toMatchObject({ status: 301 })

    const answer = await drop('deer-types', id)
    expect(await toastOf(answer)).toMatchObject({ title: 'Deer Type Deleted', undo: { action: '/admin/bin' } })
    expect(await species()).toEqual([])
    for (const slug of ['sika', 'sika-deer']) expect(await slugPage(slug)).toMatchObject({ status: 404 })
    for (const [loader, path] of [
      [searchPage, '/search?q=sika'],
      [sitemap, '/sitemap.xml'],
      [apiSpecies, '/api/deer-types'],
    ] as const) {
      expect(JSON.stringify((await visit(loader, path)).body), path).not.toMatch(/sika-deer|Sika Deer/)
    }
    expect(await former()).toEqual(['/sika'])
    expect(await entries()).toEqual([{ kind: 'deerTypes', title: 'Sika Deer' }])

    const back = await undo(answer)
    expect(await toastOf(back)).toMatchObject({
      outcome: 'Sika Deer',
      link: { to: `/admin/deer-types/${String(id)}/edit` },
    })
    expect(await species()).toEqual(before)
    expect(await slugPage('sika-deer')).toMatchObject({ status: 200 })
    expect(await slugPage('sika')).toMatchObject({ status: 301 })
    expect(JSON.stringify((await visit(searchPage, '/search?q=sika')).body)).toContain('/sika-deer')
    expect(await site.db.selectFrom('recordVersions').select('version').execute()).toHaveLength(2)
    expect((await events()).slice(-2)).toEqual(['deer-type-deleted', 'deer-type-restored'])
  })

  test('takes all that belongs to it when it is deleted for good', async () => {
    const { id } = await addDeerType(site.db, { slug: 'sika' })
    const { id: other } = await addDeerType(site.db, { slug: 'axis' })
    for (const each of [id, other]) {
      await deerTypeStore.update(
        site.db,
        { id: each },
        (stored) => ({ ...stored, slug: `${stored.slug}-deer` }),
        byWarden(),
      )
      const about = { kind: 'deerTypes', recordId: each }
      await insertRow(site.db, 'drafts', { ...goodRows.drafts, ...about, formKey: String(each) })
      await insertRow(site.db, 'previewLinks', {
        ...goodRows.previewLinks,
        ...about,
        tokenHash: String(each).repeat(64),
      })
    }
    await drop('deer-types', id)
    expect((await press(forGood, '/admin/bin/1/delete', { intent: 'delete-for-good' }, { id: '1' })).status).toBe(303)
    expect(await former()).toEqual(['/axis'])
    for (const table of ['recordVersions', 'drafts', 'previewLinks'] as const) {
      const left = await site.db.selectFrom(table).select('recordId').distinct().execute()
      expect(left, table).toEqual([{ recordId: other }])
    }
    expect((await events()).at(-1)).toBe('deer-type-deleted-for-good')
  })
})

describe('what comes back', () => {
  test.each([0, 1] as const)('is as public as it was: %i', async (isPublished) => {
    const { id } = await addPost(site.db, { title: 'The rut', slug: 'rut', isPublished })
    await undo(await drop('blog', id))
    expect(await posts()).toMatchObject([{ id, isPublished }])
    const found = JSON.stringify((await visit(feed, '/feed.xml')).body) + JSON.stringify((await slugPage('rut')).body)
    expect(found.includes('The rut')).toBe(isPublished === 1)
  })

  test('is not published by a time that passed while it was in the bin', async () => {
    const [late, soon] = [await addPost(site.db, { isPublished: 0 }), await addPost(site.db, { isPublished: 0 })]
    const times = ['2026-01-01T09:00:00.000Z', '2999-01-01T09:00:00.000Z']
    for (const [index, { id }] of [late, soon].entries()) {
      await site.db
        .updateTable('blogPosts')
        .set({ publishAt: times[index] ?? null })
        .where('id', '=', id)
        .execute()
      await undo(await drop('blog', id))
    }
    expect((await posts()).map(({ publishAt }) => publishAt)).toEqual([null, times[1]])
  })

  test('leads the quotes to their product again, but not those that name another', async () => {
    const { id } = await addProduct(site.db, { name: 'Rope' })
    const { id: other } = await addProduct(site.db, { name: 'Blind' })
    for (const productId of [id, id, other]) await insertRow(site.db, 'quotes', { ...goodRows.quotes, productId })
    const named = async () => site.db.selectFrom('quotes').select(['productId', 'productName']).orderBy('id').execute()
    const answer = await drop('products', id)
    expect(await named()).toMatchObject([
      { productId: null, productName: 'Field Spray' },
      { productId: null },
      { productId: other },
    ])
    await site.db.updateTable('quotes').set({ productId: other }).where('id', '=', 2).execute()
    await undo(answer)
    expect(await named()).toMatchObject([{ productId: id }, { productId: other }, { productId: other }])
    expect(await products()).toHaveLength(2)
  })

  test('finds its address taken, is told by whom, and may take a free one', async () => {
    const { id } = await addPost(site.db, { title: 'Elk basics', slug: 'elk' })
    const answer = await drop('blog', id)
    await addDeerType(site.db, { name: 'Elk', slug: 'elk' })
    const toast = await toastOf(await undo(answer))
    expect(toast).toMatchObject({ kind: 'error', link: { to: '/admin/bin' } })
    expect(toast?.description).toBe('Elk basics stays in the bin: its address /elk is that of the deer type “Elk” now.')
    expect(await entries()).toMatchObject([{ obstacle: { address: '/elk', freeAddress: '/elk-2' } }])
    expect(await toastOf(await restore(1, { address: 'free' }))).toMatchObject({ title: 'Restored' })
    expect(await posts()).toMatchObject([{ id, slug: 'elk-2' }])
    expect(await slugPage('elk')).toMatchObject({ status: 200, body: { kind: 'deer-type' } })
  })

  test('comes back at its own address once that is free', async () => {
    const { id } = await addPost(site.db, { slug: 'elk' })
    await drop('blog', id)
    await restore(1, { address: 'free' })
    expect(await posts()).toMatchObject([{ slug: 'elk' }])
  })

  test('of two with one address, only the first', async () => {
    const first = await addPost(site.db, { title: 'One', slug: 'elk' })
    const answer = await drop('blog', first.id)
    const second = await addPost(site.db, { title: 'Two', slug: 'elk' })
    await drop('blog', second.id)
    const [{ deletedAt } = { deletedAt: '' }] = await site.db.selectFrom('bin').select('deletedAt').execute()
    await site.db.updateTable('bin').set({ deletedAt }).execute()
    const toast = await toastOf(await undo(answer))
    expect(toast?.outcome).toBe('One')
    expect(toast?.description).toContain('Two stays in the bin: its address /elk is that of the post “One” now.')
  })
})

test('a made-up address avoids one in the bin; a typed one takes it', async () => {
  const make = (title: string, slug: string) =>
    postStore.create(
      site.db,
      BlogPostInput.parse({ title, slug, content: '<p>One.</p>', category: 'deer-life', isPublished: true }),
      byWarden(),
    )
  const post = await make('Rut', '')
  await drop('blog', post.id)
  expect((await make('Rut', '')).slug).toBe('rut-2')
  expect((await make('Rut', 'rut')).slug).toBe('rut')
  const product = { name: 'Rut', description: 'Long.', category: 'Gear', slug: '', isActive: true }
  expect((await productStore.create(site.db, ProductInput.parse(product), byWarden())).slug).toBe('rut')
})

test('the API deletes to the bin as well, with its own answer', async () => {
  const { id } = await addProduct(site.db, { name: 'Rope' })
  const answer = await callRoute(apiProduct, {
    ...{ path: `/api/products/${String(id)}`, params: { id: String(id) }, method: 'DELETE', headers: headers() },
  })
  expect(answer.status).toBe(204)
  expect(await entries()).toEqual([{ kind: 'products', title: 'Rope' }])
})

test('several go together and come back together', async () => {
  const ids = [(await addPost(site.db)).id, (await addPost(site.db)).id]
  const before = await posts()
  const form = { intent: 'delete-records', ids: ids.join(',') }
  const answer = await press(removeSeveral, `/admin/blog/selected/delete?ids=${ids.join(',')}`, form)
  expect(await posts()).toEqual([])
  expect(await toastOf(await undo(answer))).toMatchObject({ outcome: '2 records' })
  expect(await posts()).toEqual(before)
})

test.each([
  ['seasons', 'delete-season', 'Ohio: White-tailed deer, Archery, Statewide'],
  ['templates', 'delete-template', 'Quote'],
] as const)('%s go to the bin, too', async (tab, intent, title) => {
  const table = tab === 'seasons' ? 'seasons' : 'answerTemplates'
  await site.db.deleteFrom(table).execute()
  await insertRow(site.db, table, { ...goodRows[table], id: 50 })
  const before = await site.db.selectFrom(table).selectAll().execute()
  const answer = await press(remove, `/admin/${tab}/50/delete`, { intent }, { id: '50' })
  expect(await entries()).toEqual([{ kind: table, title }])
  await undo(answer)
  const after = await site.db.selectFrom(table).selectAll().execute()
  expect(after).toMatchObject(before.map(({ id, updatedAt }) => ({ id, updatedAt })))
})

test('a preview link shows nothing of what is in the bin', async () => {
  const { id } = await addPost(site.db, { title: 'Secret plan', isPublished: 0 })
  const draft = { ...goodRows.drafts, recordId: id, content: '{"title":"Secret plan"}', id: 5 }
  await insertRow(site.db, 'drafts', draft)
  const target = { table: 'blogPosts', recordId: id, draftId: 5, name: 'x' } as const
  const token = (await createPreviewLink(site.db, target, byWarden(new Date()))) ?? ''
  const look = () => visit(sharedPreview, `/preview/${token}`, { token })
  expect(JSON.stringify((await look()).body)).toContain('Secret plan')
  const answer = await drop('blog', id)
  expect(await look()).toMatchObject({ status: 404 })
  await undo(answer)
  expect((await look()).status).toBe(200)
})

test('a record that is deleted while somebody edits it can be restored first, and the edit saved then', async () => {
  const { id } = await addProduct(site.db, { name: 'Rope', slug: 'rope' })
  const save = (more = {}) =>
    press(
      productEditor,
      `/admin/products/${String(id)}/edit`,
      {
        ...{ intent: 'save-product', version: '1', formKey: 'k', name: 'Rope, long', slug: 'rope' },
        ...{ description: 'Long.', category: 'Gear', isActive: 'true', discountPercentage: '0', ...more },
      },
      { id: String(id) },
    )
  const answer = await drop('products', id)
  expect(await save()).toMatchObject({ status: 409, body: { question: { title: 'It is gone' } } })
  await undo(answer)
  expect((await save()).status).toBe(303)
  expect(await products()).toMatchObject([{ id, name: 'Rope, long', version: 2 }])
})

test('the question tells how long it can be restored, and what belongs to it stays in the bin', async () => {
  const { id } = await addProduct(site.db, { name: 'Rope' })
  await site.db.updateTable('inboxSettings').set({ binDays: 7 }).execute()
  expect((await read(question, `/admin/products/${String(id)}/delete`, { id: String(id) })).body).toMatchObject({
    name: 'Rope',
    binDays: 7,
  })
  const { slug } = await productStore
    .update(site.db, { id }, (stored) => ({ ...stored, slug: 'new' }), byWarden())
    .then((saved) => ({ slug: saved?.slug ?? '' }))
  await drop('products', id)
  expect((await visit(productPage, `/products/${slug}`, { slug })).status).toBe(404)
})
