/** Products, species and posts in the bin are hidden, and come back whole or say what is in the way. */
import { describe, expect, test } from 'vitest'
import { postStore } from '~/kinds/blog/admin/posts.server'
import { BlogPostInput } from '~/kinds/blog/blog.schema'
import { deerTypeStore } from '~/kinds/deer-types/admin/deer-types.server'
import { DeerTypeInput } from '~/kinds/deer-types/deer-types.schema'
import { deleteUnusedImages, listUnusedImages } from '~/content/pictures/prune-images.server'
import { productStore } from '~/kinds/products/admin/products.server'
import { ProductInput } from '~/kinds/products/products.schema'
import { createPreviewLink } from '~/content/publishing/preview-links.server'
import { publishDue } from '~/content/publishing/schedule.server'
import { pageStores as publishers } from '~/dashboard/kinds.server'
import { action as restore, loader as bin } from '~/routes/admin/bin'
import { action as answerQuestion, loader as askQuestion } from '~/routes/admin/question'
import { loader as listedDeerTypes } from '~/routes/api/deer-types'
import { action as apiDeerType } from '~/routes/api/admin-deer-type'
import { action as apiPost } from '~/routes/api/admin-blog-post'
import { loader as apiPosts } from '~/routes/api/blog-posts'
import { loader as apiPostBySlug } from '~/routes/api/blog-post-by-slug'
import { loader as apiDeerTypeBySlug } from '~/routes/api/deer-type-by-slug'
import { action as apiProduct } from '~/routes/api/product'
import { loader as apiProductBySlug } from '~/routes/api/product-by-slug'
import { loader as apiProducts } from '~/routes/api/products'
import { loader as seo } from '~/routes/api/seo'
import { loader as feed } from '~/routes/files/feed'
import { loader as sitemapPart } from '~/routes/files/sitemap-part'
import { loader as card } from '~/routes/files/social-card'
import { loader as productPage } from '~/routes/products/detail'
import { loader as searchPage } from '~/routes/site/search'
import { loader as sharedPreview } from '~/routes/site/shared-preview'
import { loader as slugPage } from '~/routes/site/slug'
import { readContentVersion } from '~/server/cache/content-version.server'
import { byWarden, goodDraft, goodRows, insertRow, readIndex } from '~db/test-rows'
import { callRoute, type Answer } from './call-route'
import { addDeerType, addPost, addProduct, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'

const site = useSiteDatabase()
const session = useOperator(site)
const { headers, press } = session

type Route = Parameters<typeof callRoute>[0]
type Table = 'products' | 'deerTypes' | 'blogPosts'

const restoreNow = (id: number, form: Record<string, string> = {}) =>
  press(restore, '/admin/bin', { intent: 'restore-record', id: String(id), back: '/admin/bin', ...form })
const undo = async (answer: Answer) => press(restore, '/admin/bin', { ...(await toastOf(answer))?.undo?.fields })
const rows = (table: Table) =>
  site.db.selectFrom(table).selectAll().where('deletedAt', 'is', null).orderBy('id').execute()
const binned = () => site.db.selectFrom('bin').selectAll().orderBy('id').execute()
const events = async () =>
  (await site.db.selectFrom('auditLog').select('event').orderBy('id').execute()).map((row) => row.event)

const picture = `/images/${'ab'.repeat(32)}-1600.webp`
const word = 'Wapiti'

interface Kind {
  table: Table
  tab: 'products' | 'deer-types' | 'blog'
  noun: string
  /** The kind's name in the addresses of heads and cards. */
  type: string
  intent: string
  pathOf: (slug: string) => string
  /** Adds a public record named `word` at /wapiti, with a picture. */
  add: (slug?: string) => Promise<unknown>
  api: Route
  apiPath: string
  /** The pages on which a visitor finds the record: its own addresses, and below, those that list it. */
  pages: (slug: string) => { route: Route; path: string; params: Record<string, string> }[]
  lists: { route: Route; path: string; params?: Record<string, string> }[]
}

const kinds: Kind[] = [
  {
    table: 'products',
    tab: 'products',
    noun: 'product',
    type: 'product',
    intent: 'delete-product',
    pathOf: (slug) => `/products/${slug}`,
    add: async (slug = 'wapiti') => {
      await addProduct(site.db, { name: word, slug, features: '["Strong"]' })
      await site.db.updateTable('products').set({ imageUrl: picture }).execute()
    },
    api: apiProduct,
    apiPath: '/api/products/1',
    pages: (slug) => [
      { route: productPage, path: `/products/${slug}`, params: { slug } },
      { route: apiProductBySlug, path: `/api/products/slug/${slug}`, params: { slug } },
      { route: seo, path: `/api/seo/product/${slug}`, params: { type: 'product', slugOrId: slug } },
    ],
    lists: [
      { route: apiProducts, path: '/api/products' },
      { route: sitemapPart, path: '/sitemap/products-1.xml', params: { part: 'products-1.xml' } },
      { route: searchPage, path: `/search?q=${word}` },
    ],
  },
  {
    table: 'deerTypes',
    tab: 'deer-types',
    noun: 'deer-type',
    type: 'page',
    intent: 'delete-deer-type',
    pathOf: (slug) => `/${slug}`,
    add: (slug = 'wapiti') =>
      addDeerType(site.db, {
        name: word,
        slug,
        featuredImageUrl: picture,
        galleryImages: JSON.stringify([`/images/${'cd'.repeat(32)}-1600.webp`]),
      }),
    api: apiDeerType,
    apiPath: '/api/admin/deer-types/1',
    pages: (slug) => [
      { route: slugPage, path: `/${slug}`, params: { slug } },
      { route: apiDeerTypeBySlug, path: `/api/deer-types/slug/${slug}`, params: { slug } },
      { route: seo, path: `/api/seo/page/${slug}`, params: { type: 'page', slugOrId: slug } },
    ],
    lists: [
      { route: listedDeerTypes, path: '/api/deer-types' },
      { route: sitemapPart, path: '/sitemap/deer-types-1.xml', params: { part: 'deer-types-1.xml' } },
      { route: searchPage, path: `/search?q=${word}` },
    ],
  },
  {
    table: 'blogPosts',
    tab: 'blog',
    noun: 'post',
    type: 'blog',
    intent: 'delete-post',
    pathOf: (slug) => `/${slug}`,
    add: (slug = 'wapiti') => addPost(site.db, { title: word, slug, featuredImageUrl: picture }),
    api: apiPost,
    apiPath: '/api/admin/blog/posts/1',
    pages: (slug) => [
      { route: slugPage, path: `/${slug}`, params: { slug } },
      { route: apiPostBySlug, path: `/api/blog/posts/slug/${slug}`, params: { slug } },
      { route: seo, path: `/api/seo/blog/${slug}`, params: { type: 'blog', slugOrId: slug } },
    ],
    lists: [
      { route: apiPosts, path: '/api/blog/posts' },
      { route: feed, path: '/feed.xml' },
      { route: sitemapPart, path: '/sitemap/blog-1.xml', params: { part: 'blog-1.xml' } },
      { route: searchPage, path: `/search?q=${word}` },
    ],
  },
]

describe.each(kinds)('a deleted $noun', (kind) => {
  const { table, tab, noun, type, intent, pathOf, add, api, apiPath, pages, lists } = kind
  const at = `/admin/${tab}/1/delete`
  const params = { id: '1' }
  const deleteIt = () => press(answerQuestion, at, { intent }, params)
  const rename = (slug: string) => site.db.updateTable(table).set({ slug }).where('id', '=', 1).execute()
  const statuses = (slug: string) =>
    Promise.all(pages(slug).map(async (page) => (await callRoute(page.route, page)).status))
  const cardOf = (slug: string) => ({ path: `/art/cards/${type}/${slug}.png`, params: { type, name: `${slug}.png` } })
  /** Returns the lists that name the record. */
  const naming = async () => {
    const bodies = await Promise.all(lists.map(async ({ route, ...call }) => (await callRoute(route, call)).body))
    const texts = bodies.map((body) => (typeof body === 'string' ? body : JSON.stringify(rest(body))))
    return lists.filter((_, index) => /wapiti/i.test(texts[index] ?? '')).map(({ path }) => path)
  }

  test('is nowhere at once, and comes back as it was, with its address, redirect, pictures and place in the search', async () => {
    await add()
    await rename('elk-of-old')
    await rename('wapiti')
    const link = await createPreviewLink(site.db, { table, recordId: 1, draftId: null, name: word }, byWarden())
    const shared = () =>
      callRoute(sharedPreview, { path: '/preview/x', params: { token: link ?? '' }, context: { clientAddress: '::1' } })
    const before = {
      rows: await rows(table),
      index: await readIndex(site.db),
      version: await readContentVersion(site.db),
    }
    expect(await statuses('wapiti')).toEqual(pages('').map(() => 200))
    expect(await naming()).toEqual(lists.map(({ path }) => path))
    const former = pages('elk-of-old').slice(0, 1)
    const led = async () => (await Promise.all(former.map((page) => callRoute(page.route, page))))[0]
    expect((await led())?.headers.get('Location')).toBe(pathOf('wapiti'))

    const asked = await callRoute(askQuestion, { path: at, params, headers: headers() })
    expect(asked.body).toMatchObject({ name: word, consequence: expect.stringContaining('for 30 days') })
    const answer = await deleteIt()
    expect(await toastOf(answer)).toMatchObject({
      kind: 'success',
      description: expect.stringContaining('You can restore it from the bin.'),
      undo: { action: '/admin/bin', fields: { intent: 'undo-deletion' } },
    })
    expect(await statuses('wapiti')).toEqual(pages('').map(() => 404))
    // The operator, who sees what is not public, does not see the record either.
    const [page] = pages('wapiti')
    if (page) expect((await callRoute(page.route, { ...page, headers: headers() })).status).toBe(404)
    expect((await callRoute(card, cardOf('wapiti'))).status).toBe(404)
    expect(await naming()).toEqual([])
    expect((await led())?.status).toBe(404)
    expect((await shared()).status).toBe(404)
    expect(await readIndex(site.db)).toEqual([])
    expect(await readContentVersion(site.db)).toBeGreaterThan(before.version)
    expect(await binned()).toMatchObject([
      { kind: table, recordId: 1, title: word, slug: 'wapiti', deletedBy: 'warden' },
    ])
    expect((await session.read(bin, '/admin/bin')).body).toMatchObject({
      page: { rows: [{ kind: table, title: word, daysLeft: 30 }] },
      counts: { [table]: 1 },
    })

    const deletedAtVersion = await readContentVersion(site.db)
    const done = await undo(answer)
    expect(await toastOf(done)).toMatchObject({
      title: 'Restored',
      outcome: word,
      description: 'It is back where it was.',
      link: { to: `/admin/${tab}/1/edit` },
    })
    expect(await rows(table)).toEqual(before.rows)
    expect(await readIndex(site.db)).toEqual(before.index)
    expect(await statuses('wapiti')).toEqual(pages('').map(() => 200))
    expect(await naming()).toEqual(lists.map(({ path }) => path))
    expect((await led())?.headers.get('Location')).toBe(pathOf('wapiti'))
    expect((await shared()).headers.get('Location')).toBe(pathOf('wapiti'))
    expect(await readContentVersion(site.db)).toBeGreaterThan(deletedAtVersion)
    expect(await binned()).toEqual([])
    expect(await events()).toEqual(['preview-link-made', `${noun}-deleted`, `${noun}-restored`])
  })

  test('through the API is in the bin, too, and its answers are as before', async () => {
    await add()
    const call = () => callRoute(api, { path: apiPath, params, method: 'DELETE', headers: headers() })
    const gone = await call()
    expect([gone.status, gone.body]).toEqual([204, ''])
    expect(await binned()).toMatchObject([{ kind: table, recordId: 1 }])
    expect((await call()).status).toBe(404)
    expect(await binned()).toHaveLength(1)
  })

  test('keeps its pictures, until it is deleted for good with its redirects, versions, drafts and links', async () => {
    for (const hash of ['ab', 'cd', 'ef']) {
      const createdAt = '2026-01-01T00:00:00.000Z'
      const image = {
        hash: hash.repeat(32),
        width: 9,
        height: 9,
        bytes: Buffer.from('x'),
        createdAt,
        finishedAt: createdAt,
      }
      await site.db.insertInto('images').values(image).execute()
    }
    const prune = async () => deleteUnusedImages(site.db, await listUnusedImages(site.db, new Date()), byWarden())
    await add()
    await rename('elk')
    for (const recordId of [1, 2]) {
      await insertRow(site.db, 'revisions', { ...goodRows.revisions, kind: table, recordId })
      await insertRow(site.db, 'revisions', {
        ...goodDraft,
        kind: table,
        recordId,
        formKey: `key ${String(recordId)}`,
      })
      const tokenHash = String(recordId).repeat(64)
      await insertRow(site.db, 'previewLinks', { ...goodRows.previewLinks, tokenHash, kind: table, recordId })
    }
    await deleteIt()
    await prune()
    const hashes = async () => (await site.db.selectFrom('images').select('hash').orderBy('hash').execute()).length
    expect(await hashes()).toBe(table === 'deerTypes' ? 2 : 1)
    const traces = async () => ({
      addresses: (await site.db.selectFrom('formerAddresses').select('path').execute()).length,
      versions: (await site.db.selectFrom('revisions').where('state', '=', 'saved').select('recordId').execute()).map(
        (row) => row.recordId,
      ),
      drafts: (await site.db.selectFrom('revisions').where('state', '=', 'draft').select('recordId').execute()).map(
        (row) => row.recordId,
      ),
      links: (await site.db.selectFrom('previewLinks').select('recordId').execute()).map((row) => row.recordId),
    })
    expect(await traces()).toEqual({ addresses: 1, versions: [1, 2], drafts: [1, 2], links: [1, 2] })
    await press(answerQuestion, '/admin/bin/1/delete', { intent: 'delete-for-good' }, { id: '1' })
    expect(await traces()).toEqual({ addresses: 0, versions: [2], drafts: [2], links: [2] })
    expect((await events()).at(-1)).toBe(`${noun}-deleted-for-good`)
    await prune()
    expect(await hashes()).toBe(0)
  })

  test('stays in the bin while another has its address, and comes back under a free one', async () => {
    await add()
    await deleteIt()
    const other = { name: 'Taker', slug: 'wapiti' }
    if (table === 'products') await addProduct(site.db, other)
    else await addPost(site.db, { title: 'Taker', slug: 'wapiti' })
    const owner = table === 'products' ? 'the product “Taker”' : 'the post “Taker”'
    const address = pathOf('wapiti')
    const freeAddress = pathOf('wapiti-2')
    expect((await session.read(bin, '/admin/bin')).body).toMatchObject({
      page: { rows: [{ title: word, obstacle: { address, owner, freeAddress } }] },
    })
    const refused = await toastOf(await restoreNow(1))
    expect(refused).toMatchObject({ kind: 'error', link: { to: '/admin/bin' } })
    expect(refused?.description).toBe(`Wapiti stays in the bin: its address ${address} is that of ${owner} now.`)
    expect(await binned()).toHaveLength(1)

    const done = await toastOf(await restoreNow(1, { address: 'free' }))
    expect(done?.description).toBe(`It is back where it was. Its address is ${freeAddress} now.`)
    expect((await rows(table)).find((row) => row.id === 1)).toMatchObject({ slug: 'wapiti-2' })
    expect((await statuses('wapiti-2'))[0]).toBe(200)
    // The address belongs to the other record, and does not lead here once that record is gone.
    expect(await site.db.selectFrom('formerAddresses').select('path').execute()).toEqual([])
    expect(await readIndex(site.db)).toContainEqual(expect.stringMatching(/ wapiti$/))
  })

  test('that was not public is not public afterwards, and its later time still counts', async () => {
    await add()
    const later = '2031-03-09T08:00:00.000Z'
    const off = table === 'blogPosts' ? { isPublished: 0 as const } : { isActive: 0 as const }
    await site.db
      .updateTable(table)
      .set({ ...off, publishAt: later })
      .execute()
    const before = await rows(table)
    const answer = await deleteIt()
    await publishDue(site.db, { publishers, now: () => new Date('2031-03-10'), report: fail })
    expect(await toastOf(await undo(answer))).toMatchObject({ description: 'It is back where it was.' })
    expect(await rows(table)).toEqual(before)
  })

  test('whose time passed in the bin does not go public unseen', async () => {
    await add()
    const off = table === 'blogPosts' ? { isPublished: 0 as const } : { isActive: 0 as const }
    await site.db
      .updateTable(table)
      .set({ ...off, publishAt: '2026-01-01T00:00:00.000Z' })
      .execute()
    const said = await toastOf(await undo(await deleteIt()))
    expect(said?.description).toBe(
      'It is back where it was. The time it was scheduled for passed while it was in the bin, so publish it yourself or choose another time.',
    )
    expect(await rows(table)).toMatchObject([{ ...off, publishAt: null }])
    await publishDue(site.db, { publishers, now: () => new Date(), report: fail })
    expect(await rows(table)).toMatchObject([off])
  })
})

/** Returns a page's data without the question itself. */
function rest(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'results' in body ? body.results : body
}

function fail(event: string): never {
  throw new Error(event)
}

describe('an address of something in the bin', () => {
  const sent = { formKey: '' }
  const inputs = {
    products: () =>
      productStore.create(
        site.db,
        ProductInput.parse({ name: word, description: 'New.', category: 'Gear', isActive: true }),
        { ...byWarden(), ...sent },
      ),
    deerTypes: () =>
      deerTypeStore.create(
        site.db,
        DeerTypeInput.parse({ name: word, scientificName: 'Cervus', generalDescription: 'New.', isActive: true }),
        { ...byWarden(), ...sent },
      ),
    blogPosts: async (change: Partial<BlogPostInput> = {}) => {
      const input = BlogPostInput.parse({ title: word, content: '<p>New.</p>', category: 'deer-life', ...change })
      return postStore.create(site.db, input, { ...byWarden(), ...sent })
    },
  }

  test.each(kinds)('is not made up for a new $noun, nor for one that shares its addresses', async (kind) => {
    await kind.add()
    await press(answerQuestion, `/admin/${kind.tab}/1/delete`, { intent: kind.intent }, { id: '1' })
    expect((await inputs[kind.table]()).slug).toBe('wapiti-2')
    expect((await inputs.blogPosts()).slug).toBe(kind.table === 'products' ? 'wapiti' : 'wapiti-3')
  })

  test('is given to whoever types it', async () => {
    await addDeerType(site.db, { name: word, slug: 'wapiti' })
    await press(answerQuestion, '/admin/deer-types/1/delete', { intent: 'delete-deer-type' }, { id: '1' })
    expect((await inputs.blogPosts({ slug: 'wapiti' })).slug).toBe('wapiti')
  })
})

test.each([
  {
    table: 'seasons' as const,
    tab: 'seasons',
    intent: 'delete-season',
    noun: 'season',
    most: 2000,
    title: 'Ohio: White-tailed deer, Archery, Statewide',
  },
  {
    table: 'answerTemplates' as const,
    tab: 'templates',
    intent: 'delete-template',
    noun: 'template',
    most: 100,
    title: 'Quote',
  },
])('a deleted $noun stays in the bin while there is no room', async ({ table, tab, intent, noun, most, title }) => {
  const stored = () => site.db.selectFrom(table).select('id').where('deletedAt', 'is', null).execute()
  await site.db.deleteFrom(table).execute()
  await insertRow(site.db, table, goodRows[table])
  const id = String((await stored())[0]?.id)
  const answer = await press(answerQuestion, `/admin/${tab}/${id}/delete`, { intent }, { id })
  for (let count = 0; count < most; count += 1) await insertRow(site.db, table, goodRows[table])
  const said = await toastOf(await undo(answer))
  expect(said?.description).toBe(
    `${title} stays in the bin: the site holds at most ${most.toLocaleString('en-US')} ${noun}s.`,
  )
  expect(await binned()).toHaveLength(1)
  expect(await stored()).toHaveLength(most)
})
