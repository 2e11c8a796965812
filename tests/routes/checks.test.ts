/** The editors' checks look up facts, show a panel without JavaScript, and add to the message after a save. */
import { describe, expect, test, vi } from 'vitest'
import { lookUpDescribed, lookUpPaths, lookUpTwins } from '~/content/checks/facts.server'
import type * as PostHtml from '~/kinds/blog/post-html.server'
import { sanitizePostHtml } from '~/kinds/blog/post-html.server'
import { action as check, loader as checkPage } from '~/routes/admin/check'
import { action as savePost, loader as openPost } from '~/routes/admin/post-editor'
import { action as saveProduct } from '~/routes/admin/product-editor'
import { log } from '~/server/log.server'
import { callRoute } from './call-route'
import { addDeerType, addPost, addProduct, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'

vi.mock('~/kinds/blog/post-html.server', { spy: true })

const site = useSiteDatabase()
const session = useOperator(site)
const { headers } = session

const body = '<p>Words <a href="/none">gone</a> and <a href="/hidden">later</a>.</p>'
const form = () => ({
  title: 'Acorns',
  content: body,
  isPublished: 'false',
  formToken: session.formToken,
  formKey: 'k',
  version: '',
})

describe('what answers at a path', () => {
  test('pages, files, drafts, former addresses, the dashboard, and nothing', async () => {
    await addDeerType(site.db, { slug: 'elk' })
    await addDeerType(site.db, { slug: 'moose', isActive: 0, name: 'Moose' })
    await addPost(site.db, { slug: 'rut' })
    await addProduct(site.db, { slug: 'rope', isActive: 0 })
    const { id } = await addProduct(site.db, { slug: 'saw' })
    await site.db.updateTable('products').set({ isActive: 0, isDraft: 1, name: 'Saw' }).where('id', '=', id).execute()
    await site.db.updateTable('deerTypes').set({ slug: 'wapiti' }).where('slug', '=', 'elk').execute()
    const asked = ['/', '/blog', '/elk', '/wapiti', '/moose', '/rut', '/none', '/products/rope', '/products/rope/quote']
    const more = '/products/saw /products/none /admin /admin/blog /art/a/b.svg /a/b /hunting-tools/no'.split(' ')
    const found = Object.fromEntries(await lookUpPaths(site.db, [...asked, ...more]))
    const [page, nothing] = [{ kind: 'page' }, { kind: 'nothing' }]
    expect(found).toEqual({
      '/': page,
      '/blog': page,
      '/wapiti': page,
      '/rut': page,
      '/products/rope': page,
      '/art/a/b.svg': page,
      '/products/rope/quote': page,
      '/none': nothing,
      '/products/none': nothing,
      '/a/b': nothing,
      '/hunting-tools/no': nothing,
      '/admin': { kind: 'dashboard' },
      '/admin/blog': { kind: 'dashboard' },
      '/elk': page,
      '/moose': { kind: 'hidden', name: 'Moose' },
      '/products/saw': { kind: 'hidden', name: 'Saw' },
    })
    expect((await lookUpPaths(site.db, [])).size).toBe(0)
  })

  test('pictures with alternative text, and records of the same name', async () => {
    const hash = 'a'.repeat(64)
    const image = { hash, width: 800, height: 600, bytes: Buffer.from('x'), createdAt: '2026-11-21T09:30:00.000Z' }
    await site.db.insertInto('images').values(image).execute()
    expect((await lookUpDescribed(site.db, [hash])).size).toBe(0)
    await site.db.updateTable('images').set({ alt: 'A doe' }).execute()
    expect([...(await lookUpDescribed(site.db, [hash]))]).toEqual([hash])
    const { id } = await addDeerType(site.db, { name: 'Elk' })
    const twinsOf = (table: 'deerTypes' | 'blogPosts' | 'products', own?: number) =>
      lookUpTwins(site.db, { table, id: own, name: ' ELK ' })
    expect(await twinsOf('blogPosts')).toEqual([{ kind: 'a deer type', name: 'Elk' }])
    expect(await twinsOf('deerTypes', id)).toEqual([])
    expect(await twinsOf('products')).toEqual([])
  })
})

test('the button Check answers with the form and the remarks, and stores nothing', async () => {
  await addPost(site.db, { slug: 'hidden', isPublished: 0, title: 'Hidden' })
  const answer = await callRoute(savePost, {
    path: '/admin/blog/new',
    headers: headers(),
    multipart: { ...form(), intent: 'check-record' },
  })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    aside: {
      remarks: [
        { field: 'content', text: expect.stringContaining('/none, where no page is') },
        { field: 'content', text: expect.stringContaining('“Hidden”, which is not public') },
      ],
    },
  })
  expect(await site.db.selectFrom('blogPosts').select('id').execute()).toHaveLength(1)
})

test('the editor opens with the remarks on what is stored', async () => {
  const { id } = await addPost(site.db, { content: '<h4></h4>' })
  const { body: page } = await callRoute(openPost, {
    path: `/admin/blog/${String(id)}/edit`,
    params: { id: String(id) },
    headers: headers(),
  })
  const first = { field: 'content', spot: { kind: 'heading', index: 0 } }
  expect(page).toMatchObject({
    checks: { checked: { remarks: expect.arrayContaining([expect.objectContaining(first)]) } },
  })
})

test('the message after a save says how many remarks there are', async () => {
  const saved = await callRoute(savePost, {
    path: '/admin/blog/new',
    headers: headers(),
    multipart: { ...form(), intent: 'save-post' },
  })
  expect(saved.status).toBe(303)
  expect((await toastOf(saved))?.description).toContain('The checks have 2 remarks: see “Before it goes out.”')
  const product = await callRoute(saveProduct, {
    path: '/admin/products/new',
    headers: headers(),
    multipart: {
      name: 'Rope',
      description: 'A rope.',
      category: 'Gear',
      discountPercentage: '0',
      isActive: 'true',
      intent: 'save-product',
      formToken: session.formToken,
      formKey: 'p',
      version: '',
    },
  })
  expect(product.status).toBe(303)
  expect((await toastOf(product))?.description).not.toContain('remark')
})

test('a save whose notices fail is a save, and the log has the error', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const original = await vi.importActual<typeof PostHtml>('~/kinds/blog/post-html.server')
  vi.mocked(sanitizePostHtml)
    .mockImplementationOnce(original.sanitizePostHtml)
    .mockImplementationOnce(() => {
      throw new Error('out of memory')
    })
  const saved = await callRoute(savePost, {
    path: '/admin/blog/new',
    headers: headers(),
    multipart: { ...form(), intent: 'save-post' },
  })
  expect(saved.status).toBe(303)
  expect(await toastOf(saved)).toMatchObject({ kind: 'success' })
  expect(logged).toHaveBeenCalledOnce()
})

describe('while somebody types', () => {
  const ask = (sent: Record<string, string>, kind = 'blogPosts', by = headers()) =>
    callRoute(check, { path: `/admin/check?kind=${kind}&record=`, headers: by, multipart: sent })

  test('the form is checked', async () => {
    const answer = await ask(form())
    expect([answer.status, answer.body]).toMatchObject([200, { remarks: [{ field: 'content' }, { field: 'content' }] }])
  })

  test('the HTML of a post is previewed, with what the sanitizer changes', async () => {
    const path = '/admin/check?kind=blogPosts&record=&preview'
    const sent = { content: '<p>See <script>x</script>this.</p>', formToken: session.formToken }
    const answer = await callRoute(check, { path, headers: headers(), multipart: sent })
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { html: '<p>See this.</p>', notices: [expect.any(String)] },
    ])
    const refused = await callRoute(check, { path, headers: headers(), multipart: { ...sent, formToken: 'x' } })
    expect(refused.status).toBe(403)
  })

  test.each([
    ['without the form’s token', () => ask({ ...form(), formToken: 'x' }), 403],
    ['of an editor that is not there', () => ask(form(), 'quotes'), 404],
    ['without a session', () => callRoute(check, { path: '/admin/check?kind=blogPosts', multipart: form() }), 401],
    ['by GET', () => session.read(checkPage, '/admin/check'), 405],
  ])('a request %s is refused', async (_, send, status) => {
    expect((await send()).status).toBe(status)
  })
})
