/** Several products, species or posts of a list are changed, refused, undone, asked about and deleted at once. */
import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { action as changeDeerTypes, loader as deerTypes } from '~/routes/admin/deer-types'
import { action as changePosts, loader as posts } from '~/routes/admin/posts'
import { action as changeProducts, loader as products } from '~/routes/admin/products'
import { action as deleteSelected, loader as question } from '~/routes/admin/question'
import { log } from '~/server/log.server'
import { goodRows, insertRow, type Values } from '~db/test-rows'
import { useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'

const site = useSiteDatabase()
const { read, press } = useOperator(site)

const later = '2099-01-01T09:00:00.000Z'
const kinds = [
  {
    tab: 'products',
    table: 'products',
    load: products,
    change: changeProducts,
    flag: 'isActive',
    name: 'name',
    intent: 'set-product-active',
    unread: { title: 'Failed to fetch products', message: 'HTTP error! status: 500' },
    off: '“R2” is hidden from every list. Its own page says Out of Stock.',
    link: { to: '/products/r-2', label: 'View the page' },
    notFound: 'Failed to update product status: The requested product could not be found.',
  },
  {
    tab: 'deer-types',
    table: 'deerTypes',
    load: deerTypes,
    change: changeDeerTypes,
    flag: 'isActive',
    name: 'name',
    intent: 'set-deer-type-active',
    unread: { title: 'Error Loading Deer Types' },
    off: 'The deer type status has been updated successfully. “R2” is hidden from visitors.',
    link: undefined,
    notFound:
      'Failed to update deer type status. Please try again. ' +
      "The deer type you're looking for doesn't exist or has been removed.",
  },
  {
    tab: 'blog',
    table: 'blogPosts',
    load: posts,
    change: changePosts,
    flag: 'isPublished',
    name: 'title',
    intent: 'set-post-published',
    unread: { title: 'Failed to fetch blog posts', message: 'HTTP error! status: 500' },
    off: '“R2” is a draft: visitors no longer see it.',
    link: undefined,
    notFound: 'Failed to update blog post: The requested blog post could not be found.',
  },
] as const

describe.each(kinds)('$tab', (kind) => {
  const { tab, table, load, change, flag, name } = kind
  const path = `/admin/${tab}`
  const add = (number: number, values: Values) =>
    insertRow(site.db, table, {
      ...goodRows[table],
      slug: `r-${String(number)}`,
      [name]: `R${String(number)}`,
      ...values,
    })
  const rows = async () => {
    const { rows: stored } = await sql<{ isOn: number; isDraft: number; publishAt: string | null }>`
      select ${sql.ref(flag)} as "isOn", "publishAt", ${table === 'products' ? sql.ref('isDraft') : sql`0`} as "isDraft"
      from ${sql.table(table)} where "deletedAt" is null order by id
    `.execute(site.db)
    return stored.map(({ isOn, isDraft, publishAt }) => {
      if (publishAt !== null) return 'later'
      return isOn === 1 ? 'on' : isDraft === 1 ? 'draft' : 'off'
    })
  }
  const select = (ids: readonly unknown[], form: Record<string, string>) =>
    press(change, path, {
      intent: 'change-selected',
      back: `${path}?q=r`,
      ...Object.fromEntries(ids.map((id, index) => [`ids[${String(index)}]`, String(id)])),
      ...form,
    })
  const events = async () =>
    (await site.db.selectFrom('auditLog').select(['event', 'subjectId']).orderBy('id').execute()).map(
      ({ event, subjectId }) => `${event} ${String(subjectId)}`,
    )

  beforeEach(async () => {
    await add(1, { [flag]: 0 })
    await add(2, { [flag]: 1, ...(table === 'blogPosts' ? { publishedAt: goodRows.blogPosts.createdAt } : {}) })
    await add(3, { [flag]: 0, publishAt: later })
  })

  test('change their state together, and Undo gives each the one it had', async () => {
    const done = await select([1, 2, 3, 9], { change: 'on' })
    expect([done.status, done.headers.get('Location')]).toEqual([303, `${path}?q=r`])
    const toast = await toastOf(done)
    expect(toast?.outcome).toMatch(/^2 /)
    expect(toast?.description).toMatch(/1 .+ was so already\. 1 .+ was gone already\.$/)
    expect(await rows()).toEqual(['on', 'on', 'on'])
    expect(await events()).toHaveLength(2)
    const undone = await press(change, path, { ...toast?.undo?.fields, back: path })
    expect(await toastOf(undone)).toMatchObject({ kind: 'success', title: 'Undone' })
    expect(await rows()).toEqual(['off', 'on', 'later'])
    const stored = await site.db.selectFrom(table).select('publishAt').where('id', '=', 3).executeTakeFirst()
    expect(stored?.publishAt).toBe(later)
  })

  const flip = (id: string) => press(change, path, { intent: kind.intent, id, isOn: 'false', back: `${path}?q=r` })

  test('a switch says what it wants: twice is once', async () => {
    for (const _ of [1, 2]) {
      const answer = await flip('2')
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${path}?q=r`])
      const toast = await toastOf(answer)
      expect(toast).toMatchObject({ kind: 'success', description: kind.off })
      expect(toast?.link).toEqual(kind.link)
      expect(await rows()).toEqual(['off', 'off', 'later'])
    }
    expect(await events()).toHaveLength(1)
  })

  test('a switch of a record that is not there, and one that is not stored, say so', async () => {
    for (const id of ['99', 'x']) {
      expect(await toastOf(await flip(id))).toMatchObject({ kind: 'error', description: kind.notFound })
    }
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await site.db.schema.alterTable(table).renameTo('elsewhere').execute()
    const toast = await toastOf(await flip('2'))
    expect(toast).toMatchObject({
      kind: 'error',
      description: expect.stringMatching(/^Failed to update .*Please try again\.$/),
    })
    expect(await read(load, path)).toMatchObject({ status: 500, body: kind.unread })
    expect(logged).toHaveBeenCalledTimes(2)
  })

  test('are taken from the public together', async () => {
    await select([2, 3], { change: 'off' })
    expect(await rows()).toEqual(['off', 'off', 'off'])
  })

  test('are asked about, with their number and names, and deleted', async () => {
    const asked = await select([1, 3], { change: 'delete' })
    const to = asked.headers.get('Location') ?? ''
    expect(to).toBe(`${path}/selected/delete?ids=1,3&back=${encodeURIComponent(`${path}?q=r`)}`)
    expect(await rows()).toHaveLength(3)
    const { body } = await read(question, to)
    expect(body).toMatchObject({ name: 'R1, R3', fields: { ids: '1,3' } })
    const done = await press(deleteSelected, to, { intent: 'delete-records', ids: '1,3,9' })
    expect([done.status, done.headers.get('Location')]).toEqual([303, `${path}?q=r`])
    expect(await toastOf(done)).toMatchObject({ kind: 'success', outcome: expect.stringMatching(/^2 /) })
    expect(await rows()).toEqual(['on'])
    expect(await events()).toHaveLength(2)
    expect((await read(question, to)).status).toBe(404)
    const again = await press(deleteSelected, to, { intent: 'delete-records', ids: '1,3' })
    expect(await toastOf(again)).toMatchObject({ title: 'Nothing to Delete' })
  })

  test.each([
    [[], { change: 'on' }, /^Select at least one /],
    [['x', 0], { change: 'on' }, /^Select at least one /],
    [[1], { change: 'lost' }, /Choose what to do with them\.$/],
    [[1], { change: 'draft' }, /Choose what to do with them\.$/],
    [[1], {}, /Choose what to do with them\.$/],
    [[], { moves: 'lost:1' }, /Choose what to do with them\.$/],
    [[8, 9], { change: 'on' }, /^2 .+ were gone already\.$/],
  ])('%j with %j change nothing', async (ids, form, said) => {
    const toast = await toastOf(await select(ids, form))
    expect(toast).toMatchObject({ kind: 'error' })
    expect(toast?.description).toMatch(said)
    expect(await rows()).toEqual(['off', 'on', 'later'])
  })

  test('the list keeps order, state, search and category in its addresses', async () => {
    const { body } = await read(load, `${path}?status=scheduled&order=z-a&q=r&category=none`)
    expect(body).toMatchObject({ query: { filter: { show: 'scheduled', order: 'z-a', search: 'r' } } })
    const own = await read(load, `${path}?order=nonsense`)
    expect(own.body).not.toHaveProperty('query.filter.order')
  })
})

test('a draft of a product is a draft again, and without a page', async () => {
  await insertRow(site.db, 'products', { ...goodRows.products, isActive: 0, isDraft: 1 })
  const form = { intent: 'change-selected', 'ids[0]': '1', back: '/admin/products' }
  const toast = await toastOf(await press(changeProducts, '/admin/products', { ...form, change: 'on' }))
  await press(changeProducts, '/admin/products', { ...toast?.undo?.fields, back: '/admin/products' })
  expect(await site.db.selectFrom('products').select(['isActive', 'isDraft']).executeTakeFirst()).toEqual({
    isActive: 0,
    isDraft: 1,
  })
  expect(await toastOf(await press(changeProducts, '/admin/products', { ...form, change: 'off' }))).toMatchObject({
    title: 'Nothing to Change',
  })
})

test('a post without a category is not published, the others are, and the reason is told', async () => {
  await insertRow(site.db, 'blogPosts', { ...goodRows.blogPosts, title: 'Bare', category: 'Uncategorized' })
  await insertRow(site.db, 'blogPosts', { ...goodRows.blogPosts, slug: 'b' })
  const form = { intent: 'change-selected', 'ids[0]': '1', 'ids[1]': '2', change: 'on', back: '/admin/blog' }
  expect(await toastOf(await press(changePosts, '/admin/blog', form))).toMatchObject({
    kind: 'success',
    outcome: '“What deer eat”: published',
    description: 'Everybody sees it. “Bare” stays as it is: Please choose a category.',
  })
})

test.each([
  { change: changePosts, path: '/admin/blog', table: 'blogPosts', to: 'deer-life', stored: 'deer-life' },
  { change: changeProducts, path: '/admin/products', table: 'products', to: 'gear', stored: 'Gear' },
] as const)(
  '$path: a category is set for several, found by a search, and undone',
  async ({ change, path, table, to, stored }) => {
    for (const slug of ['a', 'b']) await insertRow(site.db, table, { ...goodRows[table], slug })
    const categories = () => site.db.selectFrom(table).select(['category', 'version']).orderBy('id').execute()
    const before = await categories()
    const form = { intent: 'change-selected', 'ids[0]': '1', 'ids[1]': '2', change: `category-${to}`, back: path }
    const toast = await toastOf(await press(change, path, form))
    expect(await categories()).toEqual([1, 2].map(() => ({ category: stored, version: 2 })))
    const [row] = await site.db.selectFrom(table).select('searchText').execute()
    expect(row?.searchText).toContain(stored.toLowerCase())
    await press(change, path, { ...toast?.undo?.fields, back: path })
    expect((await categories()).map(({ category }) => category)).toEqual(before.map(({ category }) => category))
  },
)
