/** Each save of a record stores a version; two versions are compared, and one is restored. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { postStore } from '~/kinds/blog/admin/posts.server'
import { deerTypeStore } from '~/kinds/deer-types/admin/deer-types.server'
import { BlogPostInput } from '~/kinds/blog/blog.schema'
import { loader as list } from '~/routes/admin/versions'
import { action, loader as compare } from '~/routes/admin/version'
import { byWarden } from '~db/test-rows'
import { callRoute } from './call-route'
import { addDeerType, addPost, addProduct, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'

const site = useSiteDatabase()
const session = useOperator(site)
const { headers } = session

const input = (change: Partial<BlogPostInput>) =>
  BlogPostInput.parse({ title: 'Rut', content: '<p>One.</p>', category: 'deer-life', isPublished: true, ...change })

const save = (id: number, change: Partial<BlogPostInput>) =>
  postStore.update(site.db, { id }, (stored) => ({ ...stored, ...change }), byWarden())

const Lines = z.object({
  current: z.number(),
  lines: z.array(
    z.looseObject({ version: z.number(), savedBy: z.string().nullable(), changes: z.array(z.string()).optional() }),
  ),
})
const Comparison = z.object({
  fields: z.array(z.object({ label: z.string(), pieces: z.array(z.object({ kind: z.string(), text: z.string() })) })),
  restorable: z.array(z.string()),
  asked: z.array(
    z.looseObject({
      name: z.string(),
      value: z.string(),
      choices: z.array(z.looseObject({ label: z.string() })).nullable(),
    }),
  ),
})

const readList = async (part: string, of: string) =>
  Lines.parse((await session.read(list, `/admin/${part}/${of}/versions`, { of })).body)
const openVersion = async (part: string, of: string, version: string, query = '') => {
  const path = `/admin/${part}/${of}/versions/${version}${query}`
  return Comparison.parse((await callRoute(compare, { path, params: { of, version }, headers: headers() })).body)
}
const comparison = async (...version: Parameters<typeof openVersion>) => (await openVersion(...version)).fields
const restore = (part: string, of: string, version: string, current: number, fields: Record<string, string> = {}) =>
  callRoute(action, {
    path: `/admin/${part}/${of}/versions/${version}`,
    params: { of, version },
    headers: headers(),
    form: { intent: 'restore-version', current: String(current), formToken: session.formToken, ...fields },
  })
const stored = (id: number) => site.db.selectFrom('blogPosts').selectAll().where('id', '=', id).executeTakeFirst()

test('each save is kept, with who saved it and what changed', async () => {
  const post = await postStore.create(site.db, input({}), byWarden())
  await save(post.id, { title: 'The rut', excerpt: 'Short.' })
  await postStore.switchTo(site.db, { id: post.id, isOn: false }, byWarden())
  const { current, lines } = await readList('blog', String(post.id))
  expect(current).toBe(3)
  expect(lines.map(({ version, savedBy, changes }) => [version, savedBy, changes])).toEqual([
    [3, 'warden', ['Publish immediately']],
    [2, 'warden', ['Title', 'Excerpt']],
    [1, 'warden', undefined],
  ])
})

test('the first save of an older record keeps it as it was', async () => {
  const { id } = await addPost(site.db, { title: 'Old' })
  await save(id, { title: 'New' })
  const { lines } = await readList('blog', String(id))
  expect(lines.map(({ version, savedBy }) => [version, savedBy])).toEqual([
    [2, 'warden'],
    [1, null],
  ])
  expect(await comparison('blog', String(id), '2')).toEqual([
    {
      label: 'Title',
      pieces: [
        { kind: 'removed', text: 'Old' },
        { kind: 'added', text: 'New' },
      ],
    },
  ])
  expect(await comparison('blog', String(id), '1')).toEqual([])
  expect(await comparison('blog', String(id), '1', '?against=current')).toHaveLength(1)
})

describe('a version that is restored', () => {
  test('is a new version, and Undo brings back the one before', async () => {
    const { id, slug } = await addPost(site.db, { title: 'Old', content: '<p>One.</p>' })
    await save(id, { title: 'New', slug: 'new-address', content: '<p>Two.</p>' })
    const answer = await restore('blog', String(id), '1', 2)
    expect(answer.status).toBe(303)
    const toast = await toastOf(answer)
    expect(toast).toMatchObject({
      title: 'Version 1 Restored',
      undo: { action: `/admin/blog/${String(id)}/versions/2` },
    })
    expect(await stored(id)).toMatchObject({ title: 'Old', content: '<p>One.</p>', slug, version: 3 })
    const { lines } = await readList('blog', String(id))
    expect(lines[0]).toMatchObject({ version: 3, restoredFrom: 1 })
    await restore('blog', String(id), '2', 3)
    expect(await stored(id)).toMatchObject({ title: 'New', slug: 'new-address', version: 4 })
  })

  test('publishes nothing, and hides nothing', async () => {
    const { id } = await addPost(site.db, { title: 'Old' })
    await save(id, { title: 'New', isPublished: false })
    await restore('blog', String(id), '1', 2)
    expect(await stored(id)).toMatchObject({ title: 'Old', isPublished: 0 })
  })

  test('is as public as it was then if the operator wants it, and Undo takes that back', async () => {
    const { id } = await addPost(site.db, { title: 'Old', slug: 'old' })
    await save(id, { title: 'New', slug: 'new', isPublished: false })
    const path = `/admin/blog/${String(id)}/versions/1`
    const params = { of: String(id), version: '1' }
    const { body } = await session.read(compare, path, params)
    const effects = { address: { from: '/new', to: '/old' }, flag: { label: 'Published', wasOn: true } }
    expect(body).toMatchObject({ effects })
    const form = { intent: 'restore-version', current: '2', public: 'as-then', formToken: session.formToken }
    const answer = await callRoute(action, { path, params, headers: headers(), form })
    expect(await stored(id)).toMatchObject({ title: 'Old', slug: 'old', isPublished: 1 })
    const undo = (await toastOf(answer))?.undo
    const back = { of: String(id), version: '2' }
    const again = { ...undo?.fields, formToken: session.formToken }
    await callRoute(action, { path: undo?.action ?? '', params: back, headers: headers(), form: again })
    expect(await stored(id)).toMatchObject({ title: 'New', slug: 'new', isPublished: 0 })
  })

  test('is refused when somebody saved meanwhile, and says so', async () => {
    const { id } = await addPost(site.db, { title: 'Old' })
    await save(id, { title: 'New' })
    await save(id, { title: 'Newer' })
    const answer = await restore('blog', String(id), '1', 2)
    expect(await toastOf(answer)).toMatchObject({ kind: 'error', description: expect.stringContaining('Somebody') })
    expect(await stored(id)).toMatchObject({ title: 'Newer' })
  })

  test('is refused when its address is taken, with the name of who has it', async () => {
    const { id, slug } = await addPost(site.db, { title: 'Old' })
    await save(id, { title: 'New', slug: 'elsewhere' })
    await addDeerType(site.db, { name: 'Elk', slug })
    const answer = await restore('blog', String(id), '1', 2)
    expect(await toastOf(answer)).toMatchObject({ kind: 'error', description: expect.stringContaining('Elk') })
    expect(await stored(id)).toMatchObject({ title: 'New', version: 2 })
  })
})

describe('fields of a version', () => {
  const part = { intent: 'restore-fields' }

  test('are restored alone, and Undo brings back what was there', async () => {
    const { id } = await addPost(site.db, { title: 'Old', excerpt: 'Old.', content: '<p>One.</p>' })
    await save(id, { title: 'New', excerpt: 'New.', content: '<p>Two.</p>' })
    const { restorable } = await openVersion('blog', String(id), '1', '?against=current')
    expect(restorable).toEqual(expect.arrayContaining(['title', 'content']))
    expect((await openVersion('blog', String(id), '1')).restorable).toEqual([])
    const answer = await restore('blog', String(id), '1', 2, { ...part, 'field[0]': 'title', 'field[2]': 'content' })
    const toast = await toastOf(answer)
    expect(toast).toMatchObject({ title: 'Fields of Version 1 Restored' })
    expect(await stored(id)).toMatchObject({ title: 'Old', excerpt: 'New.', content: '<p>One.</p>', version: 3 })
    await restore('blog', String(id), '2', 3)
    expect(await stored(id)).toMatchObject({ title: 'New', content: '<p>Two.</p>', version: 4 })
  })

  test('publish or hide only if the switch is among them', async () => {
    const { id } = await addPost(site.db, { title: 'Old' })
    await save(id, { title: 'New', isPublished: false })
    await restore('blog', String(id), '1', 2, { ...part, 'field[0]': 'title' })
    expect(await stored(id)).toMatchObject({ title: 'Old', isPublished: 0 })
    await restore('blog', String(id), '1', 3, { ...part, 'field[0]': 'isPublished' })
    expect(await stored(id)).toMatchObject({ title: 'Old', isPublished: 1 })
  })

  test('have to be chosen', async () => {
    const { id } = await addPost(site.db, { title: 'Old' })
    await save(id, { title: 'New' })
    const answer = await restore('blog', String(id), '1', 2, part)
    expect(answer.headers.get('Location')).toBe(`/admin/blog/${String(id)}/versions/1?against=current`)
    expect(await toastOf(answer)).toMatchObject({ kind: 'error', description: 'Choose the fields to restore first.' })
    expect(await stored(id)).toMatchObject({ title: 'New', version: 2 })
  })

  test('of a species are restored alone, too', async () => {
    const { id } = await addDeerType(site.db, { name: 'Elk', slug: 'elk' })
    await deerTypeStore.update(site.db, { id }, (deer) => ({ ...deer, name: 'Wapiti', bodySize: 'Big' }), byWarden())
    await restore('deer-types', String(id), '1', 2, { ...part, 'field[0]': 'name' })
    const row = site.db.selectFrom('deerTypes').select(['name', 'bodySize']).where('id', '=', id)
    expect(await row.executeTakeFirst()).toEqual({ name: 'Elk', bodySize: 'Big' })
  })
})

describe('a version without a category', () => {
  async function addWithout() {
    const { id } = await postStore.create(site.db, input({ category: 'Uncategorized', isPublished: false }), byWarden())
    await save(id, { title: 'The rut', category: 'deer-food', isPublished: true })
    return id
  }

  test('asks for one while the post is public, filled in with the one it has now', async () => {
    const id = await addWithout()
    const { asked } = await openVersion('blog', String(id), '1')
    expect(asked).toMatchObject([{ name: 'category', label: 'Category', value: 'deer-food' }])
    expect(asked[0]?.choices?.map(({ label }) => label)).toContain('Deer Life')
    const refused = await restore('blog', String(id), '1', 2)
    expect(refused.headers.get('Location')).toBe(`/admin/blog/${String(id)}/versions/1`)
    expect((await toastOf(refused))?.description).toContain('Please choose a category')
    const given = { 'given[0].name': 'category', 'given[0].value': 'Deer Life' }
    expect((await restore('blog', String(id), '1', 2, given)).status).toBe(303)
    expect(await stored(id)).toMatchObject({ title: 'Rut', category: 'deer-life', isPublished: 1, version: 3 })
  })

  test('is asked for nothing where the post is a draft', async () => {
    const id = await addWithout()
    await save(id, { isPublished: false })
    expect((await openVersion('blog', String(id), '1')).asked).toEqual([])
    await restore('blog', String(id), '1', 3)
    expect(await stored(id)).toMatchObject({ title: 'Rut', category: 'Uncategorized' })
  })

  test('takes nothing else from the form', async () => {
    const id = await addWithout()
    const given = { 'given[0].name': 'category', 'given[0].value': 'Deer Life' }
    const title = { 'given[1].name': 'title', 'given[1].value': 'Smuggled' }
    await restore('blog', String(id), '1', 2, { ...given, ...title })
    expect(await stored(id)).toMatchObject({ title: 'Rut', category: 'deer-life' })
  })
})

test('a schedule is in the versions, from when to when', async () => {
  const off = input({ isPublished: false })
  const { id } = await postStore.create(site.db, off, byWarden())
  const schedule = (publishAt: string | null) =>
    postStore.update(site.db, { id }, (post) => ({ ...post, publication: { publishAt, isDraft: false } }), byWarden())
  await schedule('2099-12-03T11:00:00.000Z')
  await schedule('2099-12-04T11:00:00.000Z')
  await schedule(null)
  const { lines } = await readList('blog', String(id))
  expect(lines.map(({ changes }) => changes)).toEqual([
    ['Publishes: Dec 4, 2099, 6:00 AM → not scheduled'],
    ['Publishes: Dec 3, 2099, 6:00 AM → Dec 4, 2099, 6:00 AM'],
    ['Publishes: not scheduled → Dec 3, 2099, 6:00 AM'],
    undefined,
  ])
  expect((await comparison('blog', String(id), '3')).map(({ label }) => label)).toEqual(['Publishes'])
})

test('a record without a save has none, and one that is gone is not found', async () => {
  const { id } = await addProduct(site.db)
  expect((await readList('products', String(id))).lines).toEqual([])
  const params = { of: '999' }
  expect(await callRoute(list, { path: '/admin/products/999/versions', params, headers: headers() })).toMatchObject({
    status: 404,
  })
  const version = { of: String(id), version: '7' }
  const path = `/admin/products/${String(id)}/versions/7`
  expect(await callRoute(compare, { path, params: version, headers: headers() })).toMatchObject({ status: 404 })
})
