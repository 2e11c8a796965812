import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { stopImages } from '~/content/pictures/image-queue.server'
import { imageMessages } from '~/content/pictures/images'
import { action as write } from '~/routes/api/admin-blog-post'
import { action as create, loader as list } from '~/routes/api/admin-blog-posts'
import { loader as bySlug } from '~/routes/api/blog-post-by-slug'
import { callRoute } from '../routes/call-route'
import { beginSession } from '../routes/log-in'
import { addPost, useSiteDatabase } from '../routes/site-database'

const site = useSiteDatabase()
let headers: { Cookie: string }

beforeEach(async () => {
  headers = { Cookie: (await beginSession(site.db)).cookie }
})
afterEach(() => stopImages(site.db))

const path = '/api/admin/blog/posts'
const rut = { title: 'The Rut, Day by Day', content: '<p>It begins.</p>', category: 'Deer Life' }

type Fields = Record<string, unknown>
const post = (json: unknown) => callRoute(create, { path, headers, json })
const patch = (json: Fields, id = '1') =>
  callRoute(write, { path: `${path}/${id}`, params: { id }, method: 'PATCH', headers, json })
const rows = () => site.db.selectFrom('blogPosts').selectAll().orderBy('id').execute()
const images = () => site.db.selectFrom('images').select('hash').execute()

async function dataUrl(color: string): Promise<string> {
  const bytes = await sharp({ create: { width: 50, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}

const svg = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`
const address = /^\/images\/[0-9a-f]{64}-50\.webp$/
const Pictures = z.object({
  content: z.string(),
  featuredImageUrl: z.string().nullable(),
  additionalImages: z.array(z.string()),
})

describe('POST', () => {
  test('makes a draft of the least that a post needs', async () => {
    const answer = await post(rut)
    expect(answer.status).toBe(201)
    expect(answer.headers.get('Location')).toBe('/api/blog/posts/slug/the-rut-day-by-day')
    expect(answer.body).toMatchObject({
      ...rut,
      id: 1,
      slug: 'the-rut-day-by-day',
      category: 'deer-life',
      excerpt: null,
      featuredImage: null,
      featuredImageUrl: null,
      additionalImages: [],
      isPublished: false,
      publishedAt: null,
      authorId: 1,
      author: { fullName: 'Stagwise Team' },
      version: 1,
    })
    const read = { path: '/api/blog/posts/slug/x', params: { slug: 'the-rut-day-by-day' } }
    expect(await callRoute(bySlug, read)).toMatchObject({ status: 404 })
    expect(await callRoute(bySlug, { ...read, headers })).toMatchObject({ status: 200 })
  })

  test('publishes at once when it is told to', async () => {
    const { body } = await post({ ...rut, isPublished: true })
    const { publishedAt, createdAt } = z.object({ publishedAt: z.string(), createdAt: z.string() }).parse(body)
    expect(publishedAt).toBe(createdAt)
    const read = { path: '/api/blog/posts/slug/x', params: { slug: 'the-rut-day-by-day' } }
    expect(await callRoute(bySlug, read)).toMatchObject({ status: 200 })
  })

  test.each([
    ['no title', { title: ' ' }, 'title'],
    ['no content', { content: '' }, 'content'],
    ['a content of empty tags', { content: '<p><br></p><p>&nbsp;</p>' }, 'content'],
    ['a content that is no text', { content: null }, 'content'],
  ])('refuses %s in the words of the specification', async (_, change, field) => {
    expect(await post({ ...rut, ...change })).toMatchObject({
      status: 400,
      body: { message: 'Validation Error: Title and content are required', errors: { [field]: [expect.any(String)] } },
    })
    expect(await rows()).toEqual([])
  })

  test.each([
    ['slug', { slug: 'The Rut' }],
    ['additionalImages', { additionalImages: '/images/a.webp' }],
    ['isPublished', { isPublished: 'yes' }],
    ['authorId', { authorId: 99 }],
    ['content', { content: '<script>alert(1)</script>' }],
  ])('refuses a bad %s, and stores nothing', async (field, change) => {
    const withPicture = { imageAltText: 'x', featuredImageUrl: await dataUrl('#123') }
    const answer = await post({ ...rut, ...withPicture, ...change })
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } })
    expect(await rows()).toEqual([])
    expect(await images()).toEqual([])
  })

  test('a title that leaves nothing for a slug gets kind and id', async () => {
    expect((await post({ ...rut, title: '鹿' })).body).toMatchObject({ slug: 'post-1' })
  })

  test('stores pictures that come as data URLs, each once, and puts their addresses in their places', async () => {
    const [red, green, blue] = [await dataUrl('#f00'), await dataUrl('#0f0'), await dataUrl('#00f')]
    const content = `<p>See <img alt="red" src="${red}"> and <img src='${green}' alt="green"> and <img src=${red}>.</p>`
    const answer = await post({ ...rut, content, featuredImageUrl: blue, additionalImages: ['/images/a.webp', red] })
    expect(answer.status).toBe(201)
    const { featuredImageUrl, additionalImages, content: saved } = Pictures.parse(answer.body)
    const inText = Array.from(saved.matchAll(/src="([^"]+)"/g), ([, src = '']) => src)
    expect(featuredImageUrl).toMatch(address)
    expect(additionalImages).toEqual(['/images/a.webp', expect.stringMatching(address)])
    expect(inText).toEqual([additionalImages[1], expect.stringMatching(address), additionalImages[1]])
    expect(await images()).toHaveLength(3)
  })

  test.each([
    ['Picture 2 of the content', 'content', { content: `<p>x<img src="/images/a.webp"><img src="${svg}"></p>` }],
    ['The featured image', 'featuredImageUrl', { featuredImageUrl: 'data:image/png,plain' }],
    ['The featured image', 'featuredImageUrl', { featuredImageUrl: 'data:' }],
    ['Additional image 2', 'additionalImages', { additionalImages: ['/images/a.webp', 'DATA:image/png;base64,AAAA'] }],
  ])('refuses the whole post when a picture is none: %s', async (place, field, change) => {
    const message = `${place}: ${imageMessages.noImage}`
    expect(await post({ ...rut, ...change })).toMatchObject({
      status: 415,
      body: { message, errors: { [field]: [message] } },
    })
    expect(await rows()).toEqual([])
  })

  test('refuses the address of a picture that is gone before it stores another one', async () => {
    const gone = `/images/${'b'.repeat(64)}-800.webp`
    const message = '1 picture of the content is not here any more. Please choose it again.'
    const content = `<p><img src="${gone}"><img src="${await dataUrl('#123')}"></p>`
    const refused = { status: 400, body: { message, errors: { content: [message] } } }
    expect(await post({ ...rut, content })).toMatchObject(refused)
    await post(rut)
    expect(await patch({ content })).toMatchObject(refused)
    expect(await images()).toEqual([])
    expect(await rows()).toMatchObject([{ content: rut.content, version: 1 }])
  })
})

describe('PATCH', () => {
  test('changes what is sent, and keeps the rest', async () => {
    await post({ ...rut, excerpt: 'Short.', metaTitle: 'Rut', isPublished: true, additionalImages: ['/images/a.webp'] })
    expect(await patch({ title: 'Another title', excerpt: '' })).toMatchObject({
      status: 200,
      body: {
        title: 'Another title',
        slug: 'the-rut-day-by-day',
        content: rut.content,
        excerpt: null,
        metaTitle: 'Rut',
        isPublished: true,
        additionalImages: ['/images/a.webp'],
        version: 2,
      },
    })
  })

  test('an empty slug is made of the title', async () => {
    await post(rut)
    expect((await patch({ title: 'Another title', slug: '' })).body).toMatchObject({ slug: 'another-title' })
  })

  test('that sets the flag ends a schedule, and any other keeps it', async () => {
    const publishAt = '2126-01-01T00:00:00.000Z'
    const { id } = await addPost(site.db, { isPublished: 0, publishedAt: null, publishAt })
    await patch({ title: 'Another title' }, String(id))
    expect(await rows()).toMatchObject([{ isPublished: 0, publishAt }])
    await patch({ isPublished: false }, String(id))
    expect(await rows()).toMatchObject([{ isPublished: 0, publishAt: null }])
  })

  test('takes pictures too, and keeps those that are there', async () => {
    const answer = await post({ ...rut, featuredImageUrl: await dataUrl('#123') })
    const { featuredImageUrl } = Pictures.parse(answer.body)
    const content = `<p>x</p><img src="${await dataUrl('#456')}">`
    const patched = Pictures.parse((await patch({ content })).body)
    expect(patched.content).toMatch(/src="\/images\/[0-9a-f]{64}-50\.webp"/)
    expect(patched.featuredImageUrl).toBe(featuredImageUrl)
  })

  test('of a version that is no longer stored is refused before its pictures are stored', async () => {
    await post(rut)
    await patch({ title: 'First', version: 1 })
    const late = { title: 'Second', version: 1, featuredImageUrl: await dataUrl('#123') }
    expect(await patch(late)).toMatchObject({ status: 409 })
    expect(await patch({ title: 'Second', version: 'x' })).toMatchObject({ status: 409 })
    expect(await rows()).toMatchObject([{ title: 'First', version: 2 }])
    expect(await images()).toEqual([])
  })

  test('of bad fields is refused as a new post is', async () => {
    await post(rut)
    expect(await patch({ content: ' ' })).toMatchObject({
      status: 400,
      body: { message: 'Validation Error: Title and content are required' },
    })
    expect(await patch({ authorId: 99 })).toMatchObject({
      status: 400,
      body: { errors: { authorId: [expect.any(String)] } },
    })
    expect(await rows()).toMatchObject([{ content: rut.content, version: 1 }])
  })

  test('of an unknown one is 404 in the words of the contract', async () => {
    expect(await patch(rut)).toMatchObject({ status: 404, body: { message: 'Post Not Found' } })
    expect(await patch(rut, 'x')).toMatchObject({ status: 404 })
  })
})

test('the list names the versions, drafts among them', async () => {
  await addPost(site.db, { isPublished: 0 })
  await addPost(site.db, { version: 7 })
  expect((await callRoute(list, { path, headers })).body).toMatchObject([
    { isPublished: true, version: 7 },
    { isPublished: false, version: 1 },
  ])
})
