import type { APIRequestContext } from '@playwright/test'
import type { Kysely } from 'kysely'
import type { Database } from '~db/database'
import sharp from 'sharp'
import { z } from 'zod'
import { expect, test } from './fixtures'

const Product = z.object({ id: z.number(), slug: z.string(), imageUrl: z.string() })

async function addProduct(request: APIRequestContext): Promise<z.infer<typeof Product>> {
  const buffer = await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#345' } })
    .jpeg({ quality: 90 })
    .toBuffer()
  const fields = { name: 'Pictured', description: 'A test.', category: 'Gear', isActive: 'false' }
  const image = { name: 'deer.jpg', mimeType: 'image/jpeg', buffer }
  const answer = await request.post('/api/products', { multipart: { ...fields, image } })
  expect(answer.status()).toBe(201)
  return Product.parse(await answer.json())
}

async function untilFinished(database: Kysely<Database>): Promise<void> {
  const unfinished = () => database.selectFrom('images').select('hash').where('finishedAt', 'is', null).execute()
  await expect.poll(unfinished, { timeout: 60_000 }).toEqual([])
}

test.beforeEach(({ enterAsOperator }) => enterAsOperator())

test('are shown in the size and format that fit, and stand for their page where it is shared', async ({
  page,
  database,
}) => {
  const { request } = page
  const { slug, id, imageUrl } = await addProduct(request)
  const image = page.getByRole('main').locator('figure img')
  await page.goto(`/products/${slug}`)
  await expect(image).toHaveAttribute('src', imageUrl)
  await expect(image).toHaveAttribute('width', '1000')

  await untilFinished(database)
  await page.reload()
  await expect(page.locator('picture source')).toHaveAttribute('srcset', /-400\.avif 400w, .*-800\.avif 800w/)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /-1200\.jpg$/)
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/\.avif$/)
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
  const card = await request.get((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '')
  expect(card.headers()['content-type']).toBe('image/jpeg')

  expect((await request.delete(`/api/products/${String(id)}`)).status()).toBe(204)
})

test('that fail in every format are replaced @deep', async ({ page, database, allowedConsole }) => {
  const { request } = page
  allowedConsole.push(/status of 404/)
  const { slug, id } = await addProduct(request)
  await untilFinished(database)
  await page.route('**/images/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(`/products/${slug}`)
  const image = page.getByRole('main').locator('figure img')
  await expect(image).toHaveAttribute('src', /Image%20not%20available/)
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
  expect((await request.delete(`/api/products/${String(id)}`)).status()).toBe(204)
})

test('that begin a post without a featured image show once, and portrait thumbnails keep the height of the row @deep', async ({
  page,
}) => {
  const { request } = page
  const portrait = await sharp({ create: { width: 300, height: 900, channels: 3, background: '#453' } })
    .png()
    .toBuffer()
  const src = `data:image/png;base64,${portrait.toString('base64')}`
  const title = 'Portrait'
  const posts = [
    { title, content: `<p><img src="${src}" alt="A tall spruce"></p><p>Below it.</p>` },
    {
      title: `${title} featured`,
      content: `<p>Text. <img src="${src}" alt="A tall spruce"></p>`,
      featuredImageUrl: src,
    },
    { title: `${title} bare`, content: '<p>Text alone.</p>' },
  ]
  const ids: number[] = []
  for (const post of posts) {
    const data = { ...post, category: 'deer-life', isPublished: true, imageAltText: 'The spruce' }
    const answer = await request.post('/api/admin/blog/posts', { data })
    expect(answer.status()).toBe(201)
    ids.push(z.object({ id: z.number() }).parse(await answer.json()).id)
  }
  const lead = page.getByRole('article').locator('figure')
  await page.goto('/portrait')
  await expect(page.getByRole('img', { name: 'A tall spruce' })).toHaveCount(1)
  await expect(lead).toHaveCount(0)
  await page.goto('/portrait-featured')
  await expect(lead.getByRole('img', { name: 'The spruce' })).toBeVisible()
  await page.goto('/portrait-bare')
  await expect(lead.locator('img')).toHaveAttribute('src', /\/art\/landscapes\//)

  await page.goto('/admin/blog')
  const heights = await Promise.all(
    ids.map((_, index) =>
      page
        .getByRole('article')
        .nth(index)
        .evaluate((row) => row.getBoundingClientRect().height),
    ),
  )
  expect(new Set(heights.map(Math.round)).size, heights.join()).toBe(1)
  for (const id of ids) expect((await request.delete(`/api/admin/blog/posts/${String(id)}`)).status()).toBe(204)
})
