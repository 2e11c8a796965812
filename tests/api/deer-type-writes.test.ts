import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { stopImages } from '~/content/pictures/image-queue.server'
import { action as write } from '~/routes/api/admin-deer-type'
import { action as removeFeatured } from '~/routes/api/admin-deer-type-featured-image'
import { action as removeGallery } from '~/routes/api/admin-deer-type-gallery-image'
import { action as toggle } from '~/routes/api/admin-deer-type-toggle'
import { action as create, loader as list } from '~/routes/api/admin-deer-types'
import { loader as bySlug } from '~/routes/api/deer-type-by-slug'
import { callRoute } from '../routes/call-route'
import { beginSession } from '../routes/log-in'
import { addDeerType, useSiteDatabase } from '../routes/site-database'
import { pictureFile } from '../setup/picture-file'

const site = useSiteDatabase()
let headers: { Cookie: string }

beforeEach(async () => {
  headers = { Cookie: (await beginSession(site.db)).cookie }
})
afterEach(() => stopImages(site.db))

const path = '/api/admin/deer-types'
const chital = { name: 'Chital', scientificName: 'Axis axis', generalDescription: 'A spotted deer of South Asia.' }

type Fields = Record<string, string | File | readonly File[]>
const post = (multipart: Fields) => callRoute(create, { path, headers, multipart })
const patch = (multipart: Fields, id = '1') =>
  callRoute(write, { path: `${path}/${id}`, params: { id }, method: 'PATCH', headers, multipart })
const rows = () => site.db.selectFrom('deerTypes').selectAll().orderBy('id').execute()

const Pictures = z.object({ featuredImageUrl: z.string().nullable(), galleryImages: z.array(z.string()) })

describe('POST', () => {
  test('makes a deer type of the least that one needs, active and of least concern', async () => {
    const answer = await post(chital)
    expect(answer.status).toBe(201)
    expect(answer.headers.get('Location')).toBe('/api/deer-types/slug/chital')
    expect(answer.body).toMatchObject({
      ...chital,
      id: 1,
      slug: 'chital',
      conservationStatus: 'Least Concern',
      isActive: true,
      countriesFound: [],
      faqQuestions: [],
      sources: [],
      galleryImages: [],
      bodySize: null,
      version: 1,
    })
    const found = await callRoute(bySlug, { path: '/api/deer-types/slug/chital', params: { slug: 'chital' } })
    expect(found.status).toBe(200)
  })

  test('takes lists and questions as JSON text', async () => {
    const lists = {
      countriesFound: '["India", " Nepal ", ""]',
      faqQuestions: '[{"question":"Where?","answer":"India."},{"question":" ","answer":""}]',
      sources:
        '[{"title":"Axis axis","publisher":"IUCN","url":"https://www.iucnredlist.org/","readOn":"2026-11-21","usedFor":"status"}]',
    }
    expect((await post({ ...chital, ...lists, isActive: 'false' })).body).toMatchObject({
      countriesFound: ['India', 'Nepal'],
      faqQuestions: [{ question: 'Where?', answer: 'India.' }],
      sources: [{ title: 'Axis axis', section: '' }],
      isActive: false,
    })
  })

  test('a source may name the section that it supports, now or later', async () => {
    const chitalSource = { title: 'Axis axis', publisher: 'IUCN', url: 'https://a.example/axis', readOn: '2026-11-21' }
    const sources = (section: object) => JSON.stringify([{ ...chitalSource, usedFor: 'status', ...section }])
    expect((await post({ ...chital, sources: sources({}) })).body).toMatchObject({ sources: [{ section: '' }] })
    expect((await patch({ sources: sources({ section: 'diet' }) })).body).toMatchObject({
      sources: [{ section: 'diet' }],
    })
    const refused = { status: 400, body: { errors: { sources: ['Choose a section of the page'] } } }
    for (const section of ['kitchen', 'gallery'])
      expect(await patch({ sources: sources({ section }) })).toMatchObject(refused)
  })

  test.each([
    ['name', { name: '' }],
    ['scientificName', { scientificName: ' ' }],
    ['generalDescription', { generalDescription: '' }],
    ['slug', { slug: 'Chital!' }],
    ['countriesFound', { countriesFound: 'India, Nepal' }],
    ['faqQuestions', { faqQuestions: '[{"question":"Where?","answer":""}]' }],
    [
      'sources',
      { sources: '[{"title":"x","publisher":"y","url":"javascript:1","readOn":"2026-11-21","usedFor":"z"}]' },
    ],
    ['featuredImageUrl', { featuredImageUrl: 'https://elsewhere.example/a.png' }],
    ['galleryImages', { galleryImages: '["//elsewhere.example/a.png"]' }],
    ['isActive', { isActive: 'maybe' }],
  ])('refuses a bad %s, and stores nothing', async (field, change) => {
    const answer = await post({ ...chital, ...change })
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } })
    expect(await rows()).toEqual([])
  })

  test('stores the pictures, and refuses all when one of them is none', async () => {
    const files = {
      featuredImage: await pictureFile('deer.png', '#111'),
      galleryImages: [await pictureFile('deer.png', '#222'), await pictureFile('deer.png', '#333')],
    }
    const pictures = Pictures.parse((await post({ ...chital, ...files })).body)
    expect(pictures.featuredImageUrl).toMatch(/^\/images\/.+-60\.webp$/)
    expect(new Set(pictures.galleryImages).size).toBe(2)
    const bad = {
      galleryImages: [await pictureFile('deer.png', '#444'), new File(['text'], 'a.png', { type: 'image/png' })],
    }
    expect(await post({ ...chital, ...bad })).toMatchObject({ status: 415 })
    expect(await rows()).toHaveLength(1)
  })
})

test('files that find no room in the gallery are refused, and none of them is stored', async () => {
  const { id } = await addDeerType(site.db, { galleryImages: JSON.stringify(Array(199).fill('/images/a.webp')) })
  const galleryImages = [await pictureFile('deer.png', '#555'), await pictureFile('deer.png', '#666')]
  const refused = { status: 400, body: { errors: { galleryImages: ['Use at most 200 of them'] } } }
  expect(await patch({ galleryImages }, String(id))).toMatchObject(refused)
  const many = Array<File>(201).fill(await pictureFile('deer.png', '#777'))
  expect(await post({ ...chital, galleryImages: many })).toMatchObject(refused)
  expect(await site.db.selectFrom('images').select('hash').execute()).toEqual([])
  expect(await patch({ galleryImages: galleryImages.slice(1) }, String(id))).toMatchObject({ status: 200 })
})

describe('PATCH', () => {
  test('changes what is sent, and keeps the rest', async () => {
    await post({ ...chital, bodySize: 'Medium', countriesFound: '["India"]' })
    expect(await patch({ bodySize: '' })).toMatchObject({
      status: 200,
      body: { name: 'Chital', bodySize: null, countriesFound: ['India'], version: 2 },
    })
  })

  test('that sets the status ends a schedule, and any other keeps it', async () => {
    const publishAt = '2126-01-01T00:00:00.000Z'
    const { id } = await addDeerType(site.db, { isActive: 0, publishAt })
    await patch({ bodySize: 'Medium' }, String(id))
    expect(await rows()).toMatchObject([{ isActive: 0, publishAt }])
    await patch({ isActive: 'false' }, String(id))
    expect(await rows()).toMatchObject([{ isActive: 0, publishAt: null }])
  })

  test('adds pictures to the gallery', async () => {
    await post({ ...chital, galleryImages: [await pictureFile('deer.png', '#111')] })
    const { galleryImages } = Pictures.parse(
      (await patch({ galleryImages: [await pictureFile('deer.png', '#222')] })).body,
    )
    expect(galleryImages).toHaveLength(2)
  })

  test('of an unknown one is 404 in the words of the specification', async () => {
    expect(await patch(chital)).toMatchObject({ status: 404, body: { message: 'Deer Type Not Found' } })
    expect(await patch(chital, 'x')).toMatchObject({ status: 404 })
  })
})

test('the status is switched, and what is inactive is shown to the operator alone', async () => {
  await post(chital)
  const call = { path: `${path}/1/toggle-status`, params: { id: '1' }, method: 'PATCH', headers }
  expect(await callRoute(toggle, call)).toMatchObject({ status: 200, body: { isActive: false, slug: 'chital' } })
  const read = { path: '/api/deer-types/slug/chital', params: { slug: 'chital' } }
  expect(await callRoute(bySlug, read)).toMatchObject({ status: 404 })
  expect(await callRoute(bySlug, { ...read, headers })).toMatchObject({ status: 200 })
  expect((await callRoute(list, { path, headers })).body).toMatchObject([{ isActive: false, version: 2 }])
})

test('pictures are removed one by one', async () => {
  await addDeerType(site.db, {
    featuredImageUrl: '/images/a.webp',
    galleryImages: '["/images/b.webp","/images/c.webp"]',
  })
  const id = String((await rows())[0]?.id)
  const call = { path: `${path}/${id}/remove-featured-image`, method: 'DELETE', headers }
  const gallery = (index: string) => callRoute(removeGallery, { ...call, params: { id, index } })
  expect(await callRoute(removeFeatured, { ...call, params: { id } })).toMatchObject({
    status: 200,
    body: { featuredImageUrl: null, version: 2 },
  })
  for (const index of ['2', '-1', 'x', '1.5', '00', '99999999'])
    expect(await gallery(index)).toMatchObject({ status: 404 })
  expect(await gallery('0')).toMatchObject({ status: 200, body: { galleryImages: ['/images/c.webp'], version: 3 } })
  expect(await gallery('0')).toMatchObject({ status: 200, body: { galleryImages: [] } })
  expect(await gallery('0')).toMatchObject({ status: 404 })
})

describe('a picture of a gallery that has changed since it was read', () => {
  const pictures = ['/images/a.webp', '/images/b.webp', '/images/c.webp']
  const remove = (query: string, index = '0') =>
    callRoute(removeGallery, {
      path: `${path}/1/remove-gallery-image/${index}${query}`,
      params: { id: '1', index },
      method: 'DELETE',
      headers,
    })

  beforeEach(() => addDeerType(site.db, { galleryImages: JSON.stringify(pictures) }))

  test.each(['version=2', 'version=x', 'image=/images/b.webp', 'image=', 'version=1&image=/images/c.webp'])(
    'stays with ?%s',
    async (query) => {
      expect(await remove(`?${query}`)).toMatchObject({ status: 409 })
      expect((await rows())[0]).toMatchObject({ galleryImages: JSON.stringify(pictures), version: 1 })
    },
  )

  test('stays when its place is gone', async () => {
    expect(await remove('?image=/images/c.webp', '3')).toMatchObject({ status: 409 })
  })

  test('goes once where two calls name its version, or its address', async () => {
    expect(await remove('?version=1')).toMatchObject({ status: 200, body: { galleryImages: pictures.slice(1) } })
    expect(await remove('?version=1')).toMatchObject({ status: 409 })
    expect(await remove('?image=%2Fimages%2Fb.webp')).toMatchObject({ body: { galleryImages: pictures.slice(2) } })
    expect(await remove('?image=%2Fimages%2Fb.webp')).toMatchObject({ status: 409 })
  })
})
