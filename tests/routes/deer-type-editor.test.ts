/** The operator's editor of deer types differs from the other editors (editors.test.ts) in these points. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { deerTypeStore, listAllDeerTypes } from '~/kinds/deer-types/admin/deer-types.server'
import { toDeerTypeValues } from '~/kinds/deer-types/deer-type.fields'
import { stopImages } from '~/content/pictures/image-queue.server'
import { action as save, clientAction, loader as edit } from '~/routes/admin/deer-type-editor'
import { log } from '~/server/log.server'
import { seedSampleData } from '~db/seed/seed.server'
import { byWarden } from '~db/test-rows'
import { callRoute } from './call-route'
import { toFields, Unsaved } from './editor-form'
import { addDeerType, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'
import { pictureFile } from '../setup/picture-file'

const site = useSiteDatabase()
const session = useOperator(site)
afterEach(() => stopImages(site.db))

type Fields = Record<string, string | File | readonly File[]>

const elk = {
  intent: 'save-deer-type',
  ...toFields(toDeerTypeValues({ name: 'Elk', scientificName: 'Cervus canadensis', generalDescription: 'A deer.' })),
  version: '',
  formKey: 'key-1',
}

function post(change: Fields = {}, id?: number) {
  const path = id === undefined ? '/admin/deer-types/new' : `/admin/deer-types/${String(id)}/edit`
  const params = id === undefined ? {} : { id: String(id) }
  return callRoute(save, {
    path,
    params,
    headers: session.headers(),
    multipart: { ...elk, formToken: session.formToken, ...change },
  })
}

const all = () => listAllDeerTypes(site.db, { limit: 100 })

async function addElk(change: Parameters<typeof addDeerType>[1] = {}) {
  const { id } = await addDeerType(site.db, { name: 'Elk', slug: 'elk', ...change })
  const stored = await deerTypeStore.find(site.db, id)
  if (!stored) throw new Error('The row that was added is not there')
  return { id, fields: { ...toFields(toDeerTypeValues(stored)), version: String(stored.version) } }
}

describe('the page', () => {
  const read = (id?: string) => {
    const path = id === undefined ? '/admin/deer-types/new' : `/admin/deer-types/${id}/edit`
    return callRoute(edit, { path, params: id === undefined ? {} : { id }, headers: session.headers() })
  }

  test('of a new one starts empty, active and of least concern', async () => {
    expect(await read()).toMatchObject({
      status: 200,
      body: {
        title: 'New Deer Type',
        trouble: null,
        values: { name: '', isActive: 'true', conservationStatus: 'Least Concern', faqQuestions: [], sources: [] },
        meta: { version: '' },
      },
    })
  })

  test('says in its place that the record could not be read', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await site.db.schema.dropTable('deerTypes').execute()
    expect(await read('1')).toMatchObject({
      status: 500,
      body: { trouble: { message: 'Failed to load deer type data for editing.' } },
    })
    expect(logged).toHaveBeenCalledOnce()
  })
})

test('every sample that is saved as it is shown stays as it is', async () => {
  await seedSampleData(site.db, byWarden())
  const before = await all()
  expect(before).toHaveLength(8)
  for (const deerType of before) {
    const answer = await post(
      { ...toFields(toDeerTypeValues(deerType)), version: String(deerType.version) },
      deerType.id,
    )
    expect(answer.status).toBe(303)
  }
  const updatedAt: unknown = expect.any(String)
  expect(await all()).toEqual(before.map((deerType) => ({ ...deerType, version: deerType.version + 1, updatedAt })))
})

describe('a new deer type', () => {
  test('is stored with lists and rows, and what is made of its name', async () => {
    const answer = await post({
      countriesFound: 'Canada, United States,, ',
      springDiet: 'Acorns, mast\r\nGrass',
      'faqQuestions[0].question': '',
      'faqQuestions[0].answer': ' ',
      'faqQuestions[1].question': 'Where?',
      'faqQuestions[1].answer': 'There.',
      'sources[0].title': 'Elk',
      'sources[0].publisher': 'A park',
      'sources[0].url': ' https://example.org/elk ',
      'sources[0].readOn': '2026-11-21',
      'sources[0].usedFor': 'weights',
    })
    expect({ status: answer.status, location: answer.headers.get('Location') }).toEqual({
      status: 303,
      location: '/admin/deer-types',
    })
    expect(await toastOf(answer)).toMatchObject({ kind: 'success', title: 'Deer Type Created' })
    expect(await all()).toMatchObject([
      {
        slug: 'elk',
        isActive: true,
        conservationStatus: 'Least Concern',
        countriesFound: ['Canada', 'United States'],
        springDiet: ['Acorns, mast', 'Grass'],
        faqQuestions: [{ question: 'Where?', answer: 'There.' }],
        sources: [{ title: 'Elk', url: 'https://example.org/elk', readOn: '2026-11-21' }],
        metaTitle: 'Elk - Complete Guide | Stagwise',
        metaDescription:
          'Elk: a species guide for deer hunters, with scientific name, description and conservation status.',
      },
    ])
  })

  test('comes back with everything that was typed, and what is wrong at its place', async () => {
    const answer = await post({
      name: ' ',
      slug: 'blog',
      isActive: 'false',
      countriesFound: `Canada, ${'x'.repeat(1001)}`,
      'faqQuestions[0].question': '',
      'faqQuestions[1].question': 'Where?',
      'sources[0].url': 'javascript:alert(1)',
      'sources[0].readOn': 'yesterday',
    })
    expect(answer.status).toBe(400)
    const { lastResult, message } = Unsaved.parse(answer.body)
    expect(message?.description).toBe('Please correct the marked fields.')
    expect(lastResult.error).toMatchObject({
      name: ['Please give the deer type a name'],
      slug: ['This slug is the address of another part of this site. Please choose another one.'],
      countriesFound: ['Use at most 1,000 characters for each'],
      'faqQuestions[1].answer': ['Please answer this question'],
      'sources[0].title': ['Give the title of the source'],
      'sources[0].url': ['Give the address of the source, with http:// or https://'],
      'sources[0].readOn': ['Give the day you read it, such as 2026-11-21'],
    })
    expect(lastResult.error).not.toHaveProperty('faqQuestions[0].answer')
    expect(lastResult.initialValue).toMatchObject({ slug: 'blog', isActive: 'false' })
    expect(await all()).toEqual([])
  })
})

describe('what search engines show', () => {
  test.each([
    ['metaTitle', 60],
    ['metaDescription', 160],
  ])('%s has at most %i characters, as people count them', async (name, max) => {
    const answer = await post({ [name]: '🦌'.repeat(max + 1) })
    expect(answer.status).toBe(400)
    expect(Unsaved.parse(answer.body).lastResult.error).toEqual({ [name]: [`Use at most ${String(max)} characters`] })
    expect((await post({ [name]: '🦌'.repeat(max) })).status).toBe(303)
  })

  test('may stay as long as it is stored, and no other text may be as long', async () => {
    const metaTitle = 'x'.repeat(61)
    const { id, fields } = await addElk({ metaTitle })
    expect((await post({ ...fields, bodySize: 'Large' }, id)).status).toBe(303)
    expect((await post({ ...fields, version: '2', metaTitle: 'y'.repeat(61) }, id)).status).toBe(400)
    expect(await all()).toMatchObject([{ metaTitle, bodySize: 'Large' }])
  })

  test('is not made anew when a stored one is emptied', async () => {
    const { id, fields } = await addElk({ metaTitle: 'Old' })
    await post({ ...fields, metaTitle: '' }, id)
    expect(await all()).toMatchObject([{ metaTitle: null }])
  })
})

describe('a change', () => {
  test('that moves sources takes their marks along, says so, and opens the form anew', async () => {
    const source = { publisher: 'P', readOn: '2026-11-25', usedFor: 'x', section: '' }
    const [a, b, c] = ['a', 'b', 'c'].map((title) => ({ ...source, title, url: `https://${title}.example/` }))
    const { id, fields } = await addElk({ feedingHabits: 'Grass. [1] Bark. [3]', sources: JSON.stringify([a, b, c]) })
    const moved = { 'sources[0].title': 'c', 'sources[0].url': 'https://c.example/', stay: '1' }
    const others = { 'sources[1].title': 'a', 'sources[1].url': 'https://a.example/' }
    const removed = Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('sources[2]')))
    const answer = await post({ ...removed, ...moved, ...others }, id)
    expect(answer.headers.get('Location')).toBe(`/admin/deer-types/${String(id)}/edit?saved=2`)
    expect((await toastOf(answer))?.description).toContain('The reference marks follow the sources in: Feeding habits.')
    expect(await all()).toMatchObject([{ feedingHabits: 'Grass. [2] Bark. [1]', sources: [c, a] }])
  })

  test.each([
    ['only takes pictures away', {}, 'Failed to remove image. Please try again. HTTP 500'],
    ['also changes a text', { bodySize: 'Large' }, 'Failed to update deer type. Please try again. HTTP 500'],
  ])('that cannot be stored and %s says so', async (_, change, expected) => {
    const { id, fields } = await addElk({ featuredImageUrl: '/images/a', galleryImages: '["/images/b","/images/c"]' })
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await site.db.schema.alterTable('deerTypes').renameColumn('mythsAndLegends', 'myths').execute()
    const { 'galleryImages[1]': last = '', ...others }: Record<string, string> = fields
    const removal = { ...others, 'galleryImages[0]': last, featuredImageUrlRemoved: '1' }
    const answer = await post({ ...removal, ...change }, id)
    expect(Unsaved.parse(answer.body).message?.description).toContain(expected)
  })

  test('that gets no answer says so in the browser, and the version stays', async () => {
    const body = new FormData()
    body.append('version', '3')
    const request = new Request('http://localhost/admin/deer-types/1/edit', { method: 'POST', body })
    const serverAction = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await clientAction({ request, params: { id: '1' }, serverAction })).toMatchObject({
      message: { title: 'Error', description: 'Failed to submit form. Please try again.' },
      version: '3',
    })
  })
})

describe('the buttons of a list', () => {
  const rows = {
    'faqQuestions[0].question': 'One?',
    'faqQuestions[0].answer': '1',
    'faqQuestions[1].question': 'Two?',
    'faqQuestions[1].answer': '2',
  }
  const one = { question: 'One?', answer: '1' }
  const two = { question: 'Two?', answer: '2' }

  test('reorder changes the list, and stores nothing', async () => {
    const intent = { type: 'reorder', payload: { name: 'faqQuestions', from: 1, to: 0 } }
    const answer = await post({ ...rows, name: '', __intent__: JSON.stringify(intent) })
    expect(answer.status).toBe(200)
    const { lastResult, message } = Unsaved.parse(answer.body)
    expect(message).toBeUndefined()
    const { faqQuestions } = z.object({ faqQuestions: z.array(z.unknown()) }).parse(lastResult.initialValue)
    expect(faqQuestions).toEqual([two, one])
    expect(await all()).toEqual([])
  })
})

describe('pictures', () => {
  const stored = /^\/images\/[0-9a-f]{64}-60\.webp$/

  test('that come with the form are stored, and can be removed again', async () => {
    const galleryImages = [await pictureFile('a.png', 'tan'), await pictureFile('b.png', 'red')]
    expect((await post({ featuredImage: await pictureFile('elk.png', 'tan'), galleryImages })).status).toBe(303)
    const [elkNow] = await all()
    if (!elkNow) throw new Error('The deer type that was saved is not there')
    expect(elkNow.featuredImageUrl).toMatch(stored)
    expect(elkNow.galleryImages).toHaveLength(2)
    const shown: Record<string, string> = { ...toFields(toDeerTypeValues(elkNow)), version: '1' }

    const pressed = await post({ ...shown, intent: 'remove-galleryImages-0' }, elkNow.id)
    expect(pressed).toMatchObject({
      status: 200,
      body: { lastResult: { initialValue: { galleryImages: elkNow.galleryImages.slice(1) } } },
    })
    expect(await all()).toEqual([elkNow])

    const { 'galleryImages[1]': last = '', ...others } = shown
    const answer = await post({ ...others, 'galleryImages[0]': last, featuredImageUrlRemoved: '1' }, elkNow.id)
    expect((await toastOf(answer))?.description).toBe(
      'The deer type has been updated successfully. Featured image has been removed successfully. ' +
        'Gallery image has been removed successfully. “Elk” is public. Its page leaves out what is still empty: ' +
        'Origins, Regions, Physical, Diet, Breeding, Behavior, Hunting, Facts. ' +
        'The checks have 11 remarks: see “Before it goes out.”',
    )
    expect(await all()).toMatchObject([{ featuredImageUrl: null, galleryImages: elkNow.galleryImages.slice(1) }])
  })
})
