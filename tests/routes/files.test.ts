/** Independent parsers read sitemap.xml, feed.xml, robots.txt and the manifest. */
import { Readable } from 'node:stream'
import { parseFeed } from '@rowanmanning/feed-parser'
import { SaxesParser } from 'saxes'
import { parseSitemap, parseSitemapIndex } from 'sitemap'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addressesPerFile } from '~/sitemap/sitemap'
import { toolEntries } from '~/lib/tool-list'
import { toolPath, toolsPath } from '~/paths'
import { loader as feed } from '~/routes/files/feed'
import { loader as manifest } from '~/routes/files/manifest'
import { loader as robots } from '~/routes/files/robots'
import { loader as securityTxt } from '~/routes/files/security-txt'
import { loader as sitemap } from '~/routes/files/sitemap'
import { loader as sitemapPart } from '~/routes/files/sitemap-part'
import { callRoute } from './call-route'
import { addDeerType, addPost, addProduct, useSiteDatabase } from './site-database'

const site = useSiteDatabase()
const origin = 'http://localhost:3000'

async function read(loader: Parameters<typeof callRoute>[0], path: string, params: Record<string, string> = {}) {
  const { status, headers, body } = await callRoute(loader, { path, params })
  return { status, type: headers.get('Content-Type'), etag: headers.get('ETag'), text: String(body) }
}

function addressesOf(xml: string) {
  return parseSitemap(Readable.from([xml]))
}

const toolPaths = [toolsPath, ...toolEntries.map(({ id }) => toolPath(id))]

describe('/sitemap.xml', () => {
  test('names every public page, with the day of its last change', async () => {
    await addProduct(site.db, { slug: 'rope' })
    await addProduct(site.db, { slug: 'gone', isActive: 0 })
    await addDeerType(site.db, { slug: 'elk', updatedAt: '2026-11-20T10:00:00.000Z' })
    await addDeerType(site.db, { slug: 'hidden', isActive: 0 })
    await addPost(site.db, { slug: 'rut', updatedAt: '2026-11-21T10:00:00.000Z' })
    await addPost(site.db, { slug: 'draft', isPublished: 0 })
    const { type, text } = await read(sitemap, '/sitemap.xml')
    expect(type).toBe('application/xml; charset=utf-8')
    const items = await addressesOf(text)
    expect(items.map(({ url, lastmod }) => [url.replace(origin, ''), lastmod])).toEqual([
      ['/', '2026-11-21T12:00:00.000Z'],
      ['/products', '2026-11-21T12:00:00.000Z'],
      ['/products/category/gear', undefined],
      ['/deer-types', '2026-11-20T10:00:00.000Z'],
      ['/blog', '2026-11-21T10:00:00.000Z'],
      ...toolPaths.map((path) => [path, undefined]),
      ['/contact', undefined],
      ['/products/rope', '2026-11-21T12:00:00.000Z'],
      ['/elk', '2026-11-20T10:00:00.000Z'],
      ['/rut', '2026-11-21T10:00:00.000Z'],
    ])
  })

  test('stands for an empty site too', async () => {
    const items = await addressesOf((await read(sitemap, '/sitemap.xml')).text)
    expect(items.map(({ url }) => url.replace(origin, ''))).toEqual([
      '/',
      '/products',
      '/deer-types',
      '/blog',
      ...toolPaths,
      '/contact',
    ])
  })

  test('is an index of parts where addresses are too many for one file, which together name each once', async () => {
    await site.db.transaction().execute(async (trx) => {
      const time = '2026-11-21T12:00:00.000Z'
      const post = { content: '<p>x</p>', category: 'deer-life', isPublished: 1, publishedAt: time, createdAt: time }
      for (let start = 0; start < addressesPerFile + 10; start += 1000) {
        const rows = Array.from({ length: 1000 }, (_, index) => ({
          ...post,
          isPublished: 1 as const,
          updatedAt: time,
          title: `Post ${String(start + index)}`,
          slug: `post-${String(start + index)}`,
        }))
        await trx.insertInto('blogPosts').values(rows).execute()
      }
    })
    await addProduct(site.db, { slug: 'rope' })
    const { text } = await read(sitemap, '/sitemap.xml')
    const parts = await parseSitemapIndex(Readable.from([text]))
    const names = parts.map(({ url }) => url.replace(`${origin}/sitemap/`, ''))
    expect(names).toEqual(['pages.xml', 'products-1.xml', 'blog-1.xml', 'blog-2.xml'])
    const urls: string[] = []
    for (const part of names) {
      const answer = await read(sitemapPart, `/sitemap/${part}`, { part })
      const items = await addressesOf(answer.text)
      expect(items.length).toBeLessThanOrEqual(addressesPerFile)
      urls.push(...items.map(({ url }) => url))
    }
    expect(urls).toHaveLength(6 + toolPaths.length + 1 + 3000)
    expect(new Set(urls).size).toBe(urls.length)
  })

  test.each(['blog-3.xml', 'blog-0.xml', 'none-1.xml', 'pages', '../x', 'blog-1.xml.gz'])(
    'has no part %s',
    async (part) => {
      await addPost(site.db)
      expect((await read(sitemapPart, `/sitemap/${part}`, { part })).status).toBe(404)
    },
  )
})

describe('/feed.xml', () => {
  beforeEach(async () => {
    await addPost(site.db, {
      slug: 'old',
      title: 'Antlers & <velvet>',
      content:
        '<p onclick="a()">Bone ]]&gt; &amp; skin, see <a href="/elk">elk</a>, <a href="#end">below</a>.</p><script>a()</script>',
      excerpt: 'Short & "quoted"',
      category: 'body-parts',
      publishedAt: '2026-11-01T10:00:00.000Z',
      updatedAt: '2026-11-02T10:00:00.000Z',
    })
    await addPost(site.db, { slug: 'new', title: 'New', publishedAt: '2026-11-10T10:00:00.000Z' })
    await addPost(site.db, { slug: 'draft', isPublished: 0 })
  })

  test('is Atom that another’s parser reads: the posts with their whole, sanitised text', async () => {
    const { type, text } = await read(feed, '/feed.xml')
    expect(type).toBe('application/atom+xml; charset=utf-8')
    const parsed = parseFeed(text)
    expect(parsed.meta).toMatchObject({ type: 'atom', version: '1.0' })
    expect(parsed.title).toBe('Stagwise: Deer Life')
    expect(parsed.self).toBe(`${origin}/feed.xml`)
    expect(parsed.items.map(({ url }) => url)).toEqual([`${origin}/new`, `${origin}/old`])
    const [, old] = parsed.items
    expect(old).toMatchObject({ title: 'Antlers & <velvet>', description: 'Short & "quoted"' })
    // The parser decodes character references of HTML, too.
    expect(old?.content).toBe(
      `<p>Bone ]]> & skin, see <a href="${origin}/elk">elk</a>, <a href="${origin}/old#end">below</a>.</p>`,
    )
    expect(text).toContain('<p>Bone ]]&gt; &amp; skin, see')
    expect(old?.published?.toISOString()).toBe('2026-11-01T10:00:00.000Z')
    expect(old?.updated?.toISOString()).toBe('2026-11-02T10:00:00.000Z')
    expect(old?.authors).toMatchObject([{ name: 'Stagwise Team' }])
    expect(old?.categories).toMatchObject([{ label: 'Body Parts' }])
  })

  test.each(['<b>Field</b> & "Stream"', 'a < b', '<', ']]>'])(
    'is well-formed with the category %j',
    async (category) => {
      await site.db.updateTable('blogPosts').set({ category }).where('slug', '=', 'old').execute()
      const { text } = await read(feed, '/feed.xml')
      const labels: unknown[] = []
      const parser = new SaxesParser()
      parser.on('error', (error) => {
        throw error
      })
      parser.on('opentag', ({ name, attributes }) => {
        if (name === 'category') labels.push(attributes.label)
      })
      parser.write(text).close()
      expect(labels).toEqual(['Deer Life', category.replaceAll('<', '')])
    },
  )

  test('an entry keeps its id when its address changes, so that readers do not show it again', async () => {
    const idsOf = async () => parseFeed((await read(feed, '/feed.xml')).text).items.map(({ id }) => id)
    const before = await idsOf()
    expect(new Set(before).size).toBe(2)
    await site.db.updateTable('blogPosts').set({ slug: 'renamed' }).where('slug', '=', 'old').execute()
    expect(await idsOf()).toEqual(before)
  })

  test('of a blog without posts is a feed as well', async () => {
    await site.db.deleteFrom('blogPosts').execute()
    expect(parseFeed((await read(feed, '/feed.xml')).text).items).toEqual([])
  })
})

describe('/robots.txt', () => {
  test('allows all, disallows the dashboard and names the sitemap', async () => {
    const { type, text } = await read(robots, '/robots.txt')
    expect(type).toBe('text/plain; charset=utf-8')
    expect(text).toBe(`User-agent: *\nAllow: /\nDisallow: /admin/\n\nSitemap: ${origin}/sitemap.xml\n`)
  })

  test.each(['User-agent: *\nDisallow: /', ''])('is what the operator has saved: %j', async (robotsTxt) => {
    const before = (await read(robots, '/robots.txt')).etag
    await site.db.updateTable('seoSettings').set({ robotsTxt }).execute()
    const { text, etag } = await read(robots, '/robots.txt')
    expect(text).toBe(robotsTxt)
    expect(etag).not.toBe(before)
  })
})

test('/.well-known/security.txt names the contact, its own address, and a day that is less than a year away', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T17:30:00.000Z') })
  const { status, headers, body } = await callRoute(securityTxt, { path: '/.well-known/security.txt' })
  vi.useRealTimers()
  expect({ status, type: headers.get('Content-Type') }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' })
  expect(body).toBe(
    [
      'Contact: mailto:hello@stagwise.example',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: en',
      `Canonical: ${origin}/.well-known/security.txt`,
      '',
    ].join('\n'),
  )
})

test('the manifest names the site and icons, and opens on the field kit', async () => {
  const { status, headers, body } = await callRoute(manifest, { path: '/manifest.webmanifest' })
  expect({ status, type: headers.get('Content-Type') }).toEqual({
    status: 200,
    type: 'application/manifest+json; charset=utf-8',
  })
  expect(JSON.parse(String(body))).toMatchObject({
    name: 'Stagwise',
    start_url: '/hunting-tools#field-kit',
    icons: expect.any(Array),
  })
})
