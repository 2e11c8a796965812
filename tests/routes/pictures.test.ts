/** Loaders describe the uploaded pictures that their pages show. */
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { stopImages, workOffImages } from '~/content/pictures/image-queue.server'
import { storeImage } from '~/content/pictures/images.server'
import { picturesIn } from '~/lib/picture-source'
import { imagePath } from '~/paths'
import { loader as layout } from '~/routes/admin/layout'
import { loader as blog } from '~/routes/blog/index'
import { loader as deerTypes } from '~/routes/deer-types/index'
import { loader as product } from '~/routes/products/detail'
import { loader as products } from '~/routes/products/index'
import { loader as home } from '~/routes/site/home'
import { loader as slug } from '~/routes/site/slug'
import { callRoute } from './call-route'
import { beginSession } from './log-in'
import { addDeerType, addPost, addProduct, useSiteDatabase } from './site-database'

const site = useSiteDatabase()
let address = ''

beforeEach(async () => {
  address = await store('#345')
})
afterEach(() => stopImages(site.db))

async function store(color: string): Promise<string> {
  const upload = await sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer()
  const { hash, first } = await storeImage(site.db, upload, new Date('2026-11-21T09:00:00Z'))
  return imagePath({ hash, ...first })
}

type Loader = Parameters<typeof callRoute>[0]

async function pictures(loader: Loader, path: string, params: Record<string, string> = {}): Promise<string[]> {
  const { status, body } = await callRoute(loader, { path, params })
  expect(status).toBe(200)
  return Object.keys(picturesIn([body])).sort()
}

async function addProductWithPicture() {
  const { id, slug: its } = await addProduct(site.db)
  await site.db.updateTable('products').set({ imageUrl: address }).where('id', '=', id).execute()
  return its
}

test('lists and home know those of their cards', async () => {
  await addProductWithPicture()
  await addProduct(site.db)
  await addDeerType(site.db, { featuredImageUrl: address })
  const inText = await store('#543')
  await addPost(site.db, { content: `<p>Look: <img src="${inText}" alt="" /></p>` })
  expect(await pictures(products, '/products')).toEqual([address])
  expect(await pictures(deerTypes, '/deer-types')).toEqual([address])
  expect(await pictures(blog, '/blog')).toEqual([inText])
  expect(await pictures(home, '/')).toEqual([address, inText].sort())
})

test('a page without uploaded pictures knows none', async () => {
  const { slug: its } = await addProduct(site.db)
  await addPost(site.db, { slug: 'rut' })
  expect(await pictures(product, `/products/${its}`, { slug: its })).toEqual([])
  expect(await pictures(slug, '/rut', { slug: 'rut' })).toEqual([])
})

test('a species knows its own and its gallery', async () => {
  const more = await store('#543')
  await addDeerType(site.db, {
    slug: 'elk',
    featuredImageUrl: address,
    galleryImages: JSON.stringify([more, '/art/a']),
  })
  expect(await pictures(slug, '/elk', { slug: 'elk' })).toEqual([address, more].sort())
})

test('a post knows its own, the further ones and those of its text, which name their files', async () => {
  const [more, inText] = [await store('#543'), await store('#777')]
  await addPost(site.db, {
    slug: 'rut',
    featuredImageUrl: address,
    additionalImages: JSON.stringify([more]),
    content: `<p>Look: <img src="${inText}" alt="A rub" onload="alert(1)" /></p>`,
  })
  expect(await pictures(slug, '/rut', { slug: 'rut' })).toEqual([address, more, inText].sort())
  const { body } = await callRoute(slug, { path: '/rut', params: { slug: 'rut' } })
  const content =
    `<p>Look: <img src="${inText}" alt="A rub" loading="lazy" srcset="${inText} 60w"` +
    ` sizes="(min-width: 60px) 60px, 92vw" width="60" height="40" /></p>`
  expect(body).toMatchObject({ post: { content } })
})

describe('the picture of shared links', () => {
  const head = async (loader: Loader, its: string) =>
    (await callRoute(loader, { path: `/${its}`, params: { slug: its } })).body

  async function addAll() {
    await addDeerType(site.db, { slug: 'elk', name: 'Elk', featuredImageUrl: address })
    await addPost(site.db, { slug: 'rut', title: 'The rut', featuredImageUrl: address })
    await addPost(site.db, { slug: 'rub', featuredImageUrl: address, imageAltText: 'A rub on a cedar' })
    return addProductWithPicture()
  }

  test('is drawn until the record’s own is made', async () => {
    const its = await addAll()
    const card = (path: string) => ({ head: { card: { path, alt: expect.stringContaining('drawing') } } })
    expect(await head(slug, 'elk')).toMatchObject(card('/art/cards/page/elk.png'))
    expect(await head(slug, 'rut')).toMatchObject(card('/art/cards/blog/rut.png'))
    expect(await head(product, its)).toMatchObject(card(`/art/cards/product/${its}.png`))
  })

  test('is the record’s own then, and says what it shows', async () => {
    const its = await addAll()
    await workOffImages(site.db, (event) => {
      throw new Error(event)
    })
    const path = address.replace('-60.webp', '-1200.jpg')
    expect(await head(slug, 'elk')).toMatchObject({ head: { card: { path, alt: 'Elk' } } })
    expect(await head(slug, 'rut')).toMatchObject({ head: { card: { path, alt: 'The rut' } } })
    expect(await head(slug, 'rub')).toMatchObject({ head: { card: { path, alt: 'A rub on a cedar' } } })
    expect(await head(product, its)).toMatchObject({ head: { card: { path } } })
  })
})

describe('a picture whose sizes could not be made', () => {
  async function failed() {
    const session = await beginSession(site.db)
    const { body } = await callRoute(layout, { path: '/admin', headers: { Cookie: session.cookie } })
    return z.object({ failedPictures: z.unknown() }).parse(body).failedPictures
  }
  const end = (attempts: number) => site.db.updateTable('images').set({ attempts }).execute()

  test('is shown on the dashboard with the records that show it, until it is uploaded again', async () => {
    const rope = await addProduct(site.db, { name: 'Rope' })
    await site.db.updateTable('products').set({ imageUrl: address }).execute()
    const elk = await addDeerType(site.db, { name: 'Elk', galleryImages: JSON.stringify([address]) })
    const post = await addPost(site.db, { title: 'The rut', content: `<p><img src="${address}" alt="" /></p>` })
    expect(await failed()).toEqual([])
    await end(1)
    expect(await failed()).toEqual([])
    await end(2)
    const [picture] = z.array(z.object({ src: z.string(), records: z.array(z.unknown()) })).parse(await failed())
    expect(picture).toEqual({
      src: address,
      records: [
        { name: 'Rope', path: `/admin/products/${String(rope.id)}/edit` },
        { name: 'Elk', path: `/admin/deer-types/${String(elk.id)}/edit` },
        { name: 'The rut', path: `/admin/blog/${String(post.id)}/edit` },
      ],
    })
    await store('#345')
    expect(await failed()).toEqual([])
  })

  test('that no record shows is not', async () => {
    await end(2)
    expect(await failed()).toEqual([])
  })
})
