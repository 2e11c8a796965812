/** `/{slug}` finds species before posts, redirects former addresses, and shows drafts only to the operator. */
import { beforeEach, describe, expect, test } from 'vitest'
import { firstFreeSlug } from '~/content/addresses/claim-slug.server'
import { loader } from '~/routes/site/slug'
import { callRoute } from './call-route'
import { beginSession } from './log-in'
import { addDeerType, addPost, useSiteDatabase } from './site-database'

const site = useSiteDatabase()
const notFound = {
  status: 404,
  body: {
    title: 'Content Not Found',
    message: "The page you're looking for doesn't exist or has been removed.",
  },
}

function read(slug: string, headers: Record<string, string> = {}) {
  return callRoute(loader, { path: `/${slug}`, params: { slug }, headers })
}

test('shows a species with all its fields', async () => {
  await addDeerType(site.db, {
    slug: 'elk',
    name: 'Elk',
    springDiet: '["Grass"]',
    faqQuestions: '[{"question":"Why?","answer":"So."}]',
    sources: '[{"title":"T","publisher":"P","url":"https://a.example","readOn":"2026-11-21","usedFor":"size"}]',
  })
  const { body } = await read('elk')
  expect(body).toMatchObject({
    kind: 'deer-type',
    deerType: { name: 'Elk', springDiet: ['Grass'], faqQuestions: [{ question: 'Why?' }], sources: [{ title: 'T' }] },
    head: { title: 'Elk', description: 'A deer for tests. It lives here.', path: '/elk', entry: '/deer-types' },
  })
})

test('shows a post, sanitised once more', async () => {
  await addPost(site.db, { slug: 'rut', title: 'The rut', content: '<p onclick="a()">Now</p><script>a()</script>' })
  const { body } = await read('rut')
  expect(body).toMatchObject({
    kind: 'post',
    post: { title: 'The rut', content: '<p>Now</p>', author: { fullName: 'Stagwise Team' } },
    head: { title: 'The rut', description: 'Now', path: '/rut', entry: '/blog', noindex: false },
  })
})

test('what the operator wrote for search engines goes before the rest', async () => {
  const meta = { metaTitle: 'For engines', metaDescription: 'What engines show.' }
  await addDeerType(site.db, { slug: 'elk', ...meta })
  await addPost(site.db, { slug: 'rut', excerpt: 'Short', ...meta })
  for (const slug of ['elk', 'rut']) {
    const { body } = await read(slug)
    expect(body).toMatchObject({ head: { title: 'For engines', description: 'What engines show.' } })
  }
})

test.each(['none', 'Elk', '', "x' OR 1=1", 'x'.repeat(5000)])('says that %j is not there', async (slug) => {
  await addDeerType(site.db, { slug: 'elk' })
  expect(await read(slug)).toMatchObject(notFound)
})

test.each([
  ['blogPosts', 'contact-2'],
  ['deerTypes', 'contact-2'],
  // No other page is below /products/.
  ['products', 'contact'],
] as const)('a made address is never that of another page: %s', async (table, slug) => {
  expect(await firstFreeSlug(site.db, { table, id: undefined }, 'contact')).toBe(slug)
})

describe('what is not public', () => {
  beforeEach(async () => {
    await addDeerType(site.db, { slug: 'hidden', isActive: 0 })
    await addPost(site.db, { slug: 'draft', isPublished: 0, publishedAt: null })
  })

  test.each(['hidden', 'draft'])('is not there for visitors: %s', async (slug) => {
    expect(await read(slug)).toMatchObject(notFound)
    expect(await read(slug, { Cookie: 'stagwise_session=forged' })).toMatchObject(notFound)
  })

  test.each(['hidden', 'draft'])('is there for the operator, and not for search engines: %s', async (slug) => {
    const { cookie } = await beginSession(site.db)
    expect(await read(slug, { Cookie: cookie })).toMatchObject({ status: 200, body: { head: { noindex: true } } })
  })
})

describe('a former address', () => {
  test('leads to the latest one in one hop, and is asked again each time', async () => {
    const { id } = await addPost(site.db, { slug: 'one' })
    for (const slug of ['two', 'three']) {
      await site.db.updateTable('blogPosts').set({ slug }).where('id', '=', id).execute()
    }
    for (const slug of ['one', 'two']) {
      const { status, headers } = await read(slug)
      expect({ status, location: headers.get('Location'), caching: headers.get('Cache-Control') }).toEqual({
        status: 301,
        location: '/three',
        caching: 'no-cache',
      })
    }
  })

  test('of a species that was hidden while it was reworked leads to it', async () => {
    const { id } = await addDeerType(site.db, { slug: 'wapiti' })
    const change = (set: { isActive?: 0 | 1; slug?: string }) =>
      site.db.updateTable('deerTypes').set(set).where('id', '=', id).execute()
    await change({ isActive: 0 })
    await change({ slug: 'elk' })
    expect(await read('wapiti')).toMatchObject(notFound)
    await change({ isActive: 1 })
    expect((await read('wapiti')).headers.get('Location')).toBe('/elk')
  })

  test('of a species does too', async () => {
    await addDeerType(site.db, { slug: 'wapiti' })
    await site.db.updateTable('deerTypes').set({ slug: 'elk' }).execute()
    expect((await read('wapiti')).headers.get('Location')).toBe('/elk')
  })

  test('is the new one’s when another record takes it', async () => {
    await addPost(site.db, { slug: 'one' })
    await site.db.updateTable('blogPosts').set({ slug: 'two' }).execute()
    await addDeerType(site.db, { slug: 'one', name: 'Newcomer' })
    expect(await read('one')).toMatchObject({ status: 200, body: { deerType: { name: 'Newcomer' } } })
  })

  test('leads nowhere when the record is no longer public, or no longer there', async () => {
    await addPost(site.db, { slug: 'one' })
    await site.db.updateTable('blogPosts').set({ slug: 'two', isPublished: 0 }).execute()
    expect(await read('one')).toMatchObject(notFound)
    await site.db.deleteFrom('blogPosts').execute()
    expect(await read('one')).toMatchObject(notFound)
  })
})
