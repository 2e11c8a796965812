import { expect, test } from 'vitest'
import { createTestDatabase } from '~db/test-database'
import { addDeerType, addPost, addProduct } from '../../tests/routes/site-database'
import { defaultRobotsTxt, robotsWarnings } from '~/seo/robots'
import { listSitemapPaths } from './sitemap.server'

test('the paths of the sitemap are what rules of robots.txt are held against', async () => {
  const db = await createTestDatabase()
  for (const slug of ['rope', 'net', 'saw']) await addProduct(db, { slug })
  await addDeerType(db, { slug: 'elk' })
  await addPost(db, { slug: 'draft', isPublished: 0 })
  const pages = await listSitemapPaths(db, 2)
  await db.destroy()
  expect(pages).toEqual(expect.arrayContaining(['/', '/hunting-tools', '/products', '/products/net', '/elk']))
  expect(pages).not.toContain('/products/saw')
  expect(pages).not.toContain('/draft')
  const site = { url: 'https://deer.example', pages }
  expect(robotsWarnings(defaultRobotsTxt(site.url), site)).toEqual([])
  expect(robotsWarnings('User-agent: *\nDisallow: /products/', site)).toMatchObject([
    { kind: 'blocksPages', line: 2, text: expect.stringContaining('/products/category/gear and 2 more.') },
    { kind: 'noSitemap' },
  ])
})
