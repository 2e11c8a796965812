/** The dashboard's editor of posts differs from the other editors (editors.test.ts) in these points. */
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { stopImages } from '~/content/pictures/image-queue.server'
import { newPostValues, toPostValues } from '~/kinds/blog/admin/post-form'
import { postStore } from '~/kinds/blog/admin/posts.server'
import { action as uploads } from '~/routes/admin/images'
import { action, loader } from '~/routes/admin/post-editor'
import { callRoute } from './call-route'
import { addPost, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'
import { pictureFile } from '../setup/picture-file'

const site = useSiteDatabase()
const session = useOperator(site)
afterEach(() => stopImages(site.db))

type Fields = Record<string, string>

const { additionalImages: _, ...empty } = newPostValues
const rut = { title: 'The Rut, Day by Day', content: '<p>It begins.</p>', category: 'deer-life' }
const base = { ...empty, intent: 'save-post', version: '', formKey: 'a-key' }

function addressOf(id?: number) {
  return id === undefined
    ? { path: '/admin/blog/new', params: {} }
    : { path: `/admin/blog/${String(id)}/edit`, params: { id: String(id) } }
}

function send(fields: Record<string, string | File | readonly File[]>, id?: number, cookie = session.cookie) {
  const multipart = { ...base, formToken: session.formToken, ...fields }
  return callRoute(action, { ...addressOf(id), multipart, headers: { Cookie: cookie } })
}

const rows = () => site.db.selectFrom('blogPosts').selectAll().orderBy('id').execute()

async function valuesOf(id: number): Promise<Fields> {
  const entry = await postStore.find(site.db, id)
  if (!entry) throw new Error('The post is there')
  const { additionalImages, ...texts } = toPostValues(entry)
  const pictures = additionalImages.map((url, index) => [`additionalImages[${String(index)}]`, url])
  return { ...texts, ...Object.fromEntries(pictures), version: String(entry.version) }
}

const picture = (color: string, name = `${color}.png`) => pictureFile(name, color, 50, 40)

test('pictures in the HTML as data URLs are stored at their places; one that is none is refused with the text', async () => {
  const bytes = Buffer.from(await (await picture('#123')).arrayBuffer()).toString('base64')
  const image = (text: string) => `<img src="data:image/png;base64,${text}" alt="Sign" />`
  const content = `<p>One</p><p>${image(bytes)}</p><p>Two</p><p>${image(bytes)}</p>`
  const refused = await send({ ...rut, content: content + image('AAAA') })
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({
    lastResult: {
      error: { content: [expect.stringContaining('“Picture 2 of the text”: This is not an image.')] },
      initialValue: { content: expect.stringContaining(image('AAAA')) },
    },
  })
  const previewed = await send({ ...rut, content, intent: 'preview-post' })
  expect(previewed.body).toMatchObject({ aside: { html: expect.stringContaining('-50.webp'), notices: [] } })
  expect((await send({ ...rut, content })).status).toBe(303)
  const [{ content: stored } = { content: '' }] = await rows()
  expect(stored.replaceAll(/[0-9a-f]{64}/g, '…').replaceAll(' loading="lazy"', '')).toBe(
    content.replaceAll(/data:[^"]*/g, '/images/…-50.webp'),
  )
})

test('the library takes the first description that is typed for a picture, and its next upload brings that along', async () => {
  const upload = (file: File) =>
    callRoute(uploads, {
      path: '/admin/images',
      multipart: { formToken: session.formToken, file },
      headers: { Cookie: session.cookie, Accept: 'application/json' },
    })
  const files = await Promise.all(['#123', '#456', '#789'].map((color) => picture(color)))
  const [featured = '', inText = '', gallery = ''] = await Promise.all(
    files.map(async (file) => z.object({ url: z.string() }).parse((await upload(file)).body).url),
  )
  const content = `<p><img src="${inText}" alt="Bucks &amp; does"></p><p><img src="${inText}" alt="Later"></p><p><img src="${gallery}" alt=""></p>`
  const fields = { featuredImageUrl: featured, imageAltText: 'A rub', 'additionalImages[0]': gallery, content }
  expect((await send({ ...rut, ...fields })).status).toBe(303)
  const alts = async () => new Set((await site.db.selectFrom('images').select('alt').execute()).map(({ alt }) => alt))
  expect(await alts()).toEqual(new Set(['A rub', 'Bucks & does', null]))
  const [{ id } = { id: 0 }] = await rows()
  await send(
    { ...(await valuesOf(id)), imageAltText: 'Another rub', content: content.replace('alt=""', 'alt="A creek"') },
    id,
  )
  expect(await alts()).toEqual(new Set(['A rub', 'Bucks & does', 'A creek']))
  const again = await Promise.all(files.map(async (file) => (await upload(file)).body))
  expect(again).toMatchObject([{ alt: 'A rub' }, { alt: 'Bucks & does' }, { alt: 'A creek' }])
})

describe('a new post', () => {
  test('starts as an empty draft of the default author', async () => {
    const headers = { Cookie: session.cookie }
    expect(await callRoute(loader, { ...addressOf(), headers })).toMatchObject({
      status: 200,
      body: { title: 'New Post', values: { isPublished: 'false', authorId: '1' }, authors: [{ id: 1 }], trouble: null },
    })
  })

  test('is saved as a draft without a category, which only publishing asks for', async () => {
    expect(await send({ ...rut, category: '' })).toMatchObject({ status: 303 })
    const [stored] = await rows()
    expect(stored).toMatchObject({ category: 'Uncategorized', isPublished: 0 })
    const values = await valuesOf(stored?.id ?? 0)
    expect(values).toMatchObject({ category: '' })
    const published = { ...values, isPublished: 'true' }
    expect(await send(published, stored?.id)).toMatchObject({
      status: 400,
      body: { lastResult: { error: { category: ['Please choose a category'] } } },
    })
    expect(await send({ ...published, category: 'deer-life' }, stored?.id)).toMatchObject({ status: 303 })
    expect(await rows()).toMatchObject([{ category: 'deer-life', isPublished: 1 }])
  })

  test('says what its HTML lost and what changed in it, and that its picture has no alt text', async () => {
    const content = '<h1>Rut</h1><p>x</p><img src="https://a.example/1.png">'
    const toast = await toastOf(await send({ ...rut, content, featuredImageUrl: '/images/a.webp' }))
    expect(toast?.description).toBe(
      'The blog post has been created successfully. The featured image has no alt text yet. Please say what it shows. ' +
        '1 picture was left out: only pictures of this site are shown. Upload the picture instead. ' +
        'Headings changed: <h1> to <h2>. ' +
        'The checks have 1 remark: see “Before it goes out.”',
    )
  })

  test.each([
    [{ title: ' ' }, { title: ['Please give the post a title'] }, 'Title and content are required'],
    [{ content: '<p> </p>' }, { content: ['Please write the post'] }, 'Title and content are required'],
    [
      { category: '', isPublished: 'true' },
      { category: ['Please choose a category'] },
      'Please correct the marked fields.',
    ],
  ])('is refused for %j, with everything that was typed', async (change, error, description) => {
    const answer = await send({ ...rut, excerpt: 'Typed.', ...change })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        message: { title: 'Validation Error', description },
        lastResult: { error, initialValue: { excerpt: 'Typed.' } },
      },
    })
    expect(await rows()).toEqual([])
  })
})

describe('pictures without JavaScript', () => {
  test('are stored with the form, the featured one with the name of its file', async () => {
    const files = await Promise.all(['#111', '#222'].map((color) => picture(color)))
    await send({ ...rut, featuredImageFile: await picture('#333', 'buck.png'), additionalImageFiles: files })
    const [row] = await rows()
    expect(row).toMatchObject({ featuredImage: 'buck.png' })
    expect(row?.featuredImageUrl).toMatch(/^\/images\/[0-9a-f]{64}-50\.webp$/)
    expect(row?.additionalImages).toMatch(/^\["\/images\/[^"]+","\/images\/[^"]+"\]$/)
  })

  test('beyond the tenth are left out with a notice', async () => {
    const colors = Array.from({ length: 11 }, (__, index) => `#${String(100 + index)}`)
    const answer = await send({
      ...rut,
      additionalImageFiles: await Promise.all(colors.map((color) => picture(color))),
    })
    expect((await toastOf(answer))?.description).toContain('Only 10 pictures fit here: 1 was left out.')
    const [row] = await rows()
    expect(row?.additionalImages.match(/\/images\//g)).toHaveLength(10)
  })

  test('go away with a tick, and the name of the file with them', async () => {
    const { id } = await addPost(site.db, { featuredImageUrl: '/images/a.webp', featuredImage: 'a.png' })
    await send({ ...(await valuesOf(id)), featuredImageUrlRemoved: '1' }, id)
    expect(await rows()).toMatchObject([{ featuredImageUrl: null, featuredImage: null, version: 2 }])
  })

  test('that were never there leave the name of a file as it is stored; one that is sent brings its own', async () => {
    const { id } = await addPost(site.db, { featuredImageUrl: null, featuredImage: 'a.png' })
    await send({ ...(await valuesOf(id)), excerpt: 'Typed.' }, id)
    expect(await rows()).toMatchObject([{ featuredImageUrl: null, featuredImage: 'a.png', excerpt: 'Typed.' }])
    const featuredImageFile = await picture('#444', 'b.png')
    await send({ ...(await valuesOf(id)), featuredImageUrlRemoved: '1', featuredImageFile }, id)
    expect(await rows()).toMatchObject([{ featuredImage: 'b.png', version: 3 }])
  })

  test('that are gone by a tick in a form that is refused leave no name of a file in it', async () => {
    const { id } = await addPost(site.db, { featuredImageUrl: '/images/a.webp', featuredImage: 'a.png' })
    const answer = await send({ ...(await valuesOf(id)), featuredImageUrlRemoved: '1', title: '' }, id)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).not.toContain('a.png')
  })

  test('of the gallery change places by a button, which saves nothing and finds no fault', async () => {
    const { id } = await addPost(site.db, { additionalImages: '["/images/a","/images/b"]' })
    const answer = await send({ ...(await valuesOf(id)), title: '', intent: 'later-additionalImages-0' }, id)
    expect(answer).toMatchObject({
      status: 200,
      body: { lastResult: { initialValue: { additionalImages: ['/images/b', '/images/a'] } } },
    })
    expect(JSON.stringify(answer.body)).not.toContain('Please give')
    expect(await rows()).toMatchObject([{ version: 1 }])
  })
})

describe('pictures that are gone', () => {
  const gone = `/images/${'b'.repeat(64)}-800.webp`
  const one = 'not here any more. Please choose it again.'

  test.each([
    ['featuredImageUrl', { featuredImageUrl: gone }, `This picture is ${one}`],
    ['additionalImages', { 'additionalImages[0]': '/images/a', 'additionalImages[1]': gone }, `Picture 2 is ${one}`],
    ['content', { content: `<p>x<img src="${gone}"></p>` }, `1 picture of the content is ${one}`],
  ])('are refused in %s, with everything that was typed', async (field, change, message) => {
    const { id } = await addPost(site.db)
    for (const target of [id, undefined]) {
      const values = target === undefined ? rut : await valuesOf(id)
      expect(await send({ ...values, excerpt: 'Typed.', ...change }, target)).toMatchObject({
        status: 400,
        body: { lastResult: { error: { [field]: [message] }, initialValue: { excerpt: 'Typed.' } } },
      })
    }
    expect(await rows()).toMatchObject([{ id, version: 1 }])
  })

  test('keep nobody from changing the rest of a post that names them already', async () => {
    const content = `<p>x<img src="${gone}" alt="" loading="lazy" /></p>`
    const { id } = await addPost(site.db, { content, featuredImageUrl: gone, additionalImages: `["${gone}"]` })
    expect((await send({ ...(await valuesOf(id)), excerpt: 'Typed.' }, id)).status).toBe(303)
    expect(await rows()).toMatchObject([{ excerpt: 'Typed.', content, featuredImageUrl: gone }])
  })
})

describe('the preview', () => {
  test('shows the sanitised content, says what is changed, and keeps all that was typed', async () => {
    const content =
      '<h1>Rut</h1><div class="a"><a href="javascript:x()">go</a></div><img src="https://a.example/b.png">'
    const answer = await send({ title: '', excerpt: 'Typed.', content, intent: 'preview-post' })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        lastResult: { initialValue: { content, excerpt: 'Typed.' } },
        aside: {
          html: expect.stringMatching(/^<h2>Rut<\/h2>\s*<a>go<\/a>\s*$/),
          notices: [
            '1 picture was left out: only pictures of this site are shown. Upload the picture instead.',
            'Left out: <div>.',
            'Changed: <h1> to <h2>.',
            '1 link was lost: links go to http, https, mailto, tel and this site’s paths.',
          ],
        },
      },
    })
    expect(await rows()).toEqual([])
  })

  test('says nothing of a content that stays as it is, and what is too long', async () => {
    const preview = async (content: string) => (await send({ content, intent: 'preview-post' })).body
    expect(await preview('<p>Fine &amp; <strong>good</strong>.</p>')).toMatchObject({
      aside: { html: '<p>Fine &amp; <strong>good</strong>.</p>', notices: [] },
    })
    expect(await preview('')).toMatchObject({ aside: { html: '', notices: [] } })
    expect(await preview('x'.repeat(1_048_577))).toMatchObject({
      aside: { html: '', notices: ['Use at most 1,048,576 characters.'] },
    })
  })
})

describe('a post that is there', () => {
  test('is saved, and a list of which nothing was sent is empty', async () => {
    const { id, slug, publishedAt } = await addPost(site.db, { additionalImages: '["/images/a"]' })
    const { 'additionalImages[0]': _gone, ...values } = await valuesOf(id)
    const answer = await send({ ...values, excerpt: 'Short.', metaKeywords: 'a, b' }, id)
    expect(await toastOf(answer)).toMatchObject({ title: 'Blog Post Updated' })
    expect(await rows()).toMatchObject([
      { slug, publishedAt, excerpt: 'Short.', metaKeywords: 'a, b', additionalImages: '[]', version: 2 },
    ])
  })
})
