/** The picture library lists and describes pictures, replaces one everywhere, and offers them in the editors. */
import { type Insertable } from 'kysely'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deerTypeFields } from '~/kinds/deer-types/deer-type.fields'
import { productFields } from '~/kinds/products/product.fields'
import { stopImages } from '~/content/pictures/image-queue.server'
import { formValuesOf } from '~/lib/record-fields'
import type * as PostHtml from '~/kinds/blog/post-html.server'
import { sanitizePostHtml } from '~/kinds/blog/post-html.server'
import { action as upload, loader as list } from '~/routes/admin/pictures'
import { action as remove, loader as askRemoval } from '~/routes/admin/question'
import { loader as page } from '~/routes/admin/pictures-page'
import { action as save, loader as read } from '~/routes/admin/picture'
import { action as replace, loader as askReplacement } from '~/routes/admin/picture-replace'
import { action as saveDeerType } from '~/routes/admin/deer-type-editor'
import { action as saveProduct } from '~/routes/admin/product-editor'
import { log } from '~/server/log.server'
import type { ImagesTable } from '~db/tables/images'
import { goodDraft, goodRows, insertDeleted, insertRow } from '~db/test-rows'
import { addTrigger } from '~db/test-faults'
import { write } from '~db/write.server'
import { callRoute } from './call-route'
import { dumpTables } from './dump-tables'
import { toFields } from './editor-form'
import { addDeerType, addPost, addProduct, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'

vi.mock('~/kinds/blog/post-html.server', { spy: true })

const site = useSiteDatabase()
const session = useOperator(site)
const { headers, read: open, press } = session
const [buck, doe] = ['a'.repeat(64), 'b'.repeat(64)]
const srcOf = (hash: string) => `/images/${hash}-800.webp`
const naming = (hash: string) => JSON.stringify({ imageUrl: srcOf(hash) })

beforeEach(async () => {
  await addImage(buck, { fileName: 'buck.jpg' })
  await addImage(doe, { fileName: 'doe.jpg', alt: 'A doe', width: 600, height: 900 })
})
afterEach(async () => {
  await stopImages(site.db)
  vi.restoreAllMocks()
})

async function addImage(hash: string, values: Partial<Insertable<ImagesTable>> = {}): Promise<void> {
  const createdAt = '2026-11-01T09:00:00.000Z'
  const image = { hash, width: 1200, height: 800, bytes: Buffer.alloc(9), createdAt, finishedAt: createdAt, ...values }
  await site.db.insertInto('images').values(image).execute()
}

const picturePage = `/admin/pictures/${buck}`
const words = { alt: 'A buck', caption: '', focusX: '20', focusY: '80' }
const unsaid = JSON.stringify([null, null, 50, 50])
const saveWords = (form: Record<string, string> = {}) =>
  press(save, picturePage, { intent: 'save-picture', ...words, version: unsaid, ...form }, { hash: buck })

describe('the list', () => {
  test('filters, searches, and says where a picture is used', async () => {
    await addProduct(site.db)
    await site.db
      .updateTable('products')
      .set({ imageUrl: srcOf(buck) })
      .execute()
    expect((await open(list, '/admin/pictures')).body).toMatchObject({ counts: { all: 2, unused: 1, 'no-alt': 1 } })
    const rows = async (query: string) => {
      const { body } = await open(list, `/admin/pictures${query}`)
      expect(body).toMatchObject({ page: { rows: [expect.anything()] } })
      return body
    }
    expect(await rows('?status=unused')).toMatchObject({ page: { rows: [{ hash: doe, uses: 0 }] } })
    expect(await rows('?status=no-alt')).toMatchObject({ page: { rows: [{ hash: buck, uses: 1 }] } })
    expect(await rows('?q=DOE')).toMatchObject({ page: { rows: [{ hash: doe }] } })
  })

  test('goes to its start from a place that is gone, and takes any cursor', async () => {
    const gone = `/admin/pictures?cursor=${encodeURIComponent('after-1-2000-01-01T00:00:00.000Z a')}`
    expect((await open(list, gone)).headers.get('Location')).toBe('/admin/pictures')
    for (const cursor of ['after-1', 'before-1-x', 'x', 'after-1-% %']) {
      expect([200, 302]).toContain((await open(list, `/admin/pictures?cursor=${encodeURIComponent(cursor)}`)).status)
      expect((await open(page, `/admin/pictures.json?cursor=${encodeURIComponent(cursor)}`)).status).toBe(200)
    }
  })

  test('as JSON for the dialog has what a choice needs', async () => {
    const { body, headers: sent } = await open(page, '/admin/pictures.json?q=doe')
    expect(body).toEqual({
      pictures: [
        {
          hash: doe,
          src: `/images/${doe}-600.webp`,
          thumbnail: `/images/${doe}-600.webp`,
          fileName: 'doe.jpg',
          alt: 'A doe',
          width: 600,
          height: 900,
        },
      ],
    })
    expect(sent.get('Cache-Control')).toBe('no-store')
    expect((await callRoute(page, { path: '/admin/pictures.json', headers: headers(), form: {} })).status).toBe(405)
  })
})

describe('an upload into the library', () => {
  const send = (fields: Record<string, string | File>) =>
    callRoute(upload, {
      path: '/admin/pictures',
      multipart: { intent: 'upload-picture', formToken: session.formToken, picture: '', alt: '', ...fields },
      headers: headers(),
    })

  async function creek(): Promise<File> {
    const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#345' } })
    return new File([new Uint8Array(await image.png().toBuffer())], 'creek.png', { type: 'image/png' })
  }

  test('stores the file with its description, and leads to its page', async () => {
    const answer = await send({ pictureFile: await creek(), alt: 'The creek' })
    const stored = site.db.selectFrom('images').select(['hash', 'alt', 'width']).where('fileName', '=', 'creek.png')
    const { hash, ...words } = await stored.executeTakeFirstOrThrow()
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/admin/pictures/${hash}`])
    expect(words).toEqual({ alt: 'The creek', width: 60 })
    await send({ pictureFile: await creek(), alt: 'Other words' })
    expect(await stored.executeTakeFirst()).toMatchObject({ alt: 'The creek' })
  })

  test('without a file, or with one that is no picture, says so at the field and keeps the description', async () => {
    const none = await send({ alt: 'The creek' })
    expect(none.status).toBe(400)
    expect(none.body).toMatchObject({
      lastResult: { error: { picture: ['Please choose a picture'] }, initialValue: { alt: 'The creek' } },
    })
    const text = await send({ pictureFile: new File(['text'], 'a.png'), alt: 'The creek' })
    expect(text.body).toMatchObject({
      lastResult: { error: { picture: [expect.stringContaining('“a.png”: This is not an image.')] } },
    })
  })
})

describe('a picture', () => {
  beforeEach(() => {
    // The bytes are no picture, so no card can be made.
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
  })

  test('keeps what is said of it', async () => {
    const answer = await saveWords()
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, picturePage])
    expect((await open(read, picturePage, { hash: buck })).body).toMatchObject({
      picture: { alt: 'A buck', caption: null, focusX: 20, focusY: 80 },
      values: words,
    })
  })

  test('shows what is wrong, with all that was typed', async () => {
    const answer = await saveWords({ focusX: '101' })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      lastResult: { error: { focusX: ['Give a whole number from 0 to 100'] }, initialValue: { alt: 'A buck' } },
    })
  })

  test('that somebody else described meanwhile shows both', async () => {
    await saveWords()
    const answer = await saveWords({ alt: 'A deer' })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      differences: [{ label: 'Alternative text', stored: 'A buck', typed: 'A deer' }],
    })
  })

  test('that is gone is not found', async () => {
    await site.db.deleteFrom('images').execute()
    expect((await open(read, picturePage, { hash: buck })).status).toBe(404)
    expect((await saveWords()).status).toBe(404)
    expect((await open(read, '/admin/pictures/x', { hash: 'x' })).status).toBe(404)
  })
})

describe('another picture everywhere', () => {
  async function addRecords() {
    await addProduct(site.db, { name: 'Rope' })
    await site.db
      .updateTable('products')
      .set({ imageUrl: srcOf(buck) })
      .execute()
    await addDeerType(site.db, {
      name: 'Elk',
      featuredImageUrl: srcOf(buck),
      galleryImages: JSON.stringify([srcOf(buck)]),
    })
    const content = `<p>Look</p><p><img src="${srcOf(buck)}" alt="A buck" width="1200" height="800" loading="lazy" /></p>`
    await addPost(site.db, { content, featuredImageUrl: srcOf(buck), featuredImage: 'buck.jpg' })
    const values = { name: 'Wapiti', galleryImages: [srcOf(buck)] }
    await insertRow(site.db, 'revisions', {
      ...goodDraft,
      kind: 'deerTypes',
      recordId: 1,
      baseVersion: 1,
      content: JSON.stringify(values),
    })
    await insertDeleted(site.db, 'products', { id: 9, imageUrl: srcOf(buck) })
  }
  const confirm = (by = doe) =>
    press(replace, `${picturePage}/replace`, { intent: 'replace-picture', by }, { hash: buck })
  const newSrc = `/images/${doe}-600.webp`

  test('is chosen first, then its places are shown', async () => {
    await addRecords()
    const path = `${picturePage}/replace`
    const choose = (replacement: string) =>
      press(replace, path, { intent: 'name-replacement', replacement }, { hash: buck })
    expect((await choose('')).status).toBe(400)
    expect((await choose(srcOf(buck))).status).toBe(400)
    const answer = await choose(srcOf(doe))
    expect(answer.headers.get('Location')).toBe(`${path}?by=${doe}`)
    expect((await open(askReplacement, `${path}?by=${doe}`, { hash: buck })).body).toMatchObject({
      picture: { hash: buck },
      other: { hash: doe },
      uses: { records: [{ name: 'Rope' }, { name: 'Elk' }, {}], drafts: [{ recordId: 1 }], bin: [{}] },
    })
    expect(await site.db.selectFrom('revisions').where('state', '=', 'saved').select('id').execute()).toEqual([])
  })

  test('is in every record and draft, as a save of each, and not in the bin', async () => {
    await addRecords()
    const { version: before } = await site.db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()
    const answer = await confirm()
    expect(answer.headers.get('Location')).toBe(`/admin/pictures/${doe}`)
    expect(await toastOf(answer)).toMatchObject({
      title: 'Picture Replaced',
      description: 'In 3 records and 1 draft. Each record has a new version; restore the one before to undo it.',
    })
    expect(await site.db.selectFrom('products').select(['imageUrl', 'version']).orderBy('id').execute()).toEqual([
      { imageUrl: newSrc, version: 2 },
      // The second product is in the bin.
      { imageUrl: srcOf(buck), version: 1 },
    ])
    expect(
      await site.db.selectFrom('deerTypes').select(['featuredImageUrl', 'galleryImages', 'version']).execute(),
    ).toEqual([{ featuredImageUrl: newSrc, galleryImages: JSON.stringify([newSrc]), version: 2 }])
    const [post] = await site.db
      .selectFrom('blogPosts')
      .select(['content', 'featuredImageUrl', 'featuredImage', 'version'])
      .execute()
    expect(post).toMatchObject({ featuredImageUrl: newSrc, featuredImage: 'doe.jpg', version: 2 })
    expect(post?.content).toContain(`<img src="${newSrc}" alt="A buck" width="600" height="900"`)
    const [draft] = await site.db
      .selectFrom('revisions')
      .where('state', '=', 'draft')
      .select(['content', 'baseVersion'])
      .execute()
    expect(draft).toEqual({ content: JSON.stringify({ name: 'Wapiti', galleryImages: [newSrc] }), baseVersion: 2 })
    // Each record has a version from before and one from after.
    expect(await site.db.selectFrom('revisions').where('state', '=', 'saved').select('id').execute()).toHaveLength(6)
    const { version: after } = await site.db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()
    expect(after).toBeGreaterThan(before)
    const events = await site.db.selectFrom('auditLog').select('event').orderBy('id').execute()
    expect(events.map(({ event }) => event)).toEqual([
      'product-updated',
      'deer-type-updated',
      'post-updated',
      'picture-replaced',
    ])
  })

  test('is the picture of its authors', async () => {
    await insertRow(site.db, 'authors', { ...goodRows.authors, pictureUrl: srcOf(buck) })
    await insertDeleted(site.db, 'authors', { id: 9, pictureUrl: srcOf(buck) })
    expect(await toastOf(await confirm())).toMatchObject({ title: 'Picture Replaced' })
    expect(await site.db.selectFrom('authors').select(['id', 'pictureUrl', 'version']).orderBy('id').execute()).toEqual(
      [
        { id: 1, pictureUrl: null, version: 1 },
        { id: 2, pictureUrl: newSrc, version: 2 },
        { id: 9, pictureUrl: srcOf(buck), version: 1 },
      ],
    )
    const events = await site.db.selectFrom('auditLog').select('event').orderBy('id').execute()
    expect(events.map(({ event }) => event)).toEqual(['author-updated', 'picture-replaced'])
  })

  test('lets other writes through while it sanitizes, and starts again from what they saved', async () => {
    await addRecords()
    const seen: number[] = []
    const original = await vi.importActual<typeof PostHtml>('~/kinds/blog/post-html.server')
    vi.mocked(sanitizePostHtml).mockImplementationOnce((html) => {
      void write(site.db, async (trx) => {
        const { version } = await trx.selectFrom('blogPosts').select('version').executeTakeFirstOrThrow()
        seen.push(version)
        await trx
          .updateTable('blogPosts')
          .set({ title: 'Theirs', version: version + 1 })
          .execute()
      })
      return original.sanitizePostHtml(html)
    })
    expect(await toastOf(await confirm())).toMatchObject({ title: 'Picture Replaced' })
    expect(seen).toEqual([1])
    expect(
      await site.db.selectFrom('blogPosts').select(['title', 'featuredImageUrl', 'version']).executeTakeFirst(),
    ).toEqual({ title: 'Theirs', featuredImageUrl: newSrc, version: 3 })
  })

  test('is nowhere when one of the saves fails', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await addRecords()
    await addTrigger(site.db, 'UPDATE ON blogPosts')
    const before = await dumpTables(site.db)
    const answer = await confirm()
    expect(await toastOf(answer)).toMatchObject({
      kind: 'error',
      description: 'Nothing was replaced. Internal Server Error',
    })
    expect(answer.headers.get('Location')).toBe(picturePage)
    expect(log.error).toHaveBeenCalledOnce()
    expect(await dumpTables(site.db)).toEqual(before)
  })

  test.each([
    ['that is gone', 'f'.repeat(64)],
    ['that is the same', buck],
    ['that is none', ''],
  ])('%s changes nothing', async (_, by) => {
    await addRecords()
    const before = await dumpTables(site.db)
    expect(await toastOf(await confirm(by))).toMatchObject({ kind: 'error' })
    expect(await dumpTables(site.db)).toEqual(before)
  })
})

describe('unused pictures', () => {
  const pictures = async () =>
    (await site.db.selectFrom('images').select('hash').orderBy('hash').execute()).map(({ hash }) => hash)
  const all = '/admin/pictures/unused/delete'
  const confirm = (path = all, ids = [buck, doe], params = {}) =>
    press(remove, path, { intent: 'delete-unused-pictures', ids: ids.join(',') }, params)

  test('are deleted after a question, but for those of the last 24 hours', async () => {
    await addImage('c'.repeat(64), { createdAt: new Date().toISOString() })
    expect((await open(askRemoval, all)).body).toMatchObject({
      name: '2 pictures',
      question: 'Are you sure you want to delete these pictures?',
      fields: { ids: `${buck},${doe}` },
    })
    const answer = await confirm()
    expect(answer.headers.get('Location')).toBe('/admin/pictures')
    expect(await toastOf(answer)).toMatchObject({ title: 'Pictures Deleted' })
    expect(await pictures()).toEqual(['c'.repeat(64)])
    expect((await open(askRemoval, all)).status).toBe(404)
    expect(await toastOf(await confirm())).toMatchObject({
      title: 'Nothing Deleted',
    })
  })

  test('that have become unused since the question stay', async () => {
    await insertRow(site.db, 'products', { ...goodRows.products, imageUrl: srcOf(buck) })
    expect((await open(askRemoval, all)).body).toMatchObject({ name: '1 picture', fields: { ids: doe } })
    await site.db.deleteFrom('products').execute()
    await confirm(all, [doe])
    expect(await pictures()).toEqual([buck])
  })

  test('one alone can go', async () => {
    const path = `${picturePage}/delete`
    expect((await open(askRemoval, path, { hash: buck })).body).toMatchObject({
      name: 'buck.jpg',
      question: 'Are you sure you want to delete this picture?',
    })
    await confirm(path, [buck], { hash: buck })
    expect(await pictures()).toEqual([doe])
  })

  test.each([
    { keeper: 'a draft', table: 'revisions', row: { ...goodDraft, content: naming(buck) } },
    { keeper: 'a version', table: 'revisions', row: { ...goodRows.revisions, content: naming(buck) } },
    {
      keeper: 'the bin',
      table: 'products',
      row: { ...goodRows.products, imageUrl: srcOf(buck), deletedAt: goodRows.bin.deletedAt },
    },
  ] as const)('stay while $keeper names them', async ({ table, row }) => {
    await insertRow(site.db, table, row)
    await confirm()
    expect(await pictures()).toEqual([buck])
    expect((await open(askRemoval, `${picturePage}/delete`, { hash: buck })).status).toBe(404)
  })
})

describe('an editor without JavaScript', () => {
  const product = {
    ...toFields(formValuesOf(productFields)),
    name: 'Rope',
    description: 'Long.',
    category: 'Gear',
    isActive: 'true',
    version: '',
    formKey: 'a key',
  }

  test('opens the library in the form, and takes what is ticked, with its text', async () => {
    const opened = await press(saveProduct, '/admin/products/new', { ...product, intent: 'choose-imageUrl' })
    expect(opened.status).toBe(200)
    expect(opened.body).toMatchObject({
      aside: { field: 'imageUrl', page: { pictures: [{ hash: doe }, { hash: buck }] } },
      lastResult: { initialValue: { name: 'Rope' } },
    })
    const found = await press(saveProduct, '/admin/products/new', {
      ...product,
      librarySearch: 'doe',
      intent: 'choose-imageUrl',
    })
    expect(found.body).toMatchObject({ aside: { search: 'doe', page: { pictures: [{ hash: doe }] } } })
    const taken = await press(saveProduct, '/admin/products/new', {
      ...product,
      'imageUrlChosen[0]': srcOf(doe),
      intent: 'take-imageUrl',
    })
    expect(taken.body).toMatchObject({
      lastResult: { initialValue: { name: 'Rope', imageUrl: `/images/${doe}-600.webp`, imagePrompt: 'A doe' } },
    })
    expect(await site.db.selectFrom('products').select('id').execute()).toEqual([])
  })

  test('also when the form is saved at once', async () => {
    const form = { ...product, 'imageUrlChosen[0]': srcOf(doe), intent: 'save-product' }
    expect((await press(saveProduct, '/admin/products/new', form)).status).toBe(303)
    expect(await site.db.selectFrom('products').select(['imageUrl', 'imagePrompt']).execute()).toEqual([
      { imageUrl: `/images/${doe}-600.webp`, imagePrompt: 'A doe' },
    ])
  })

  test('a picture that was deleted between the choice and the save is refused at its field', async () => {
    const deer = {
      ...toFields(formValuesOf(deerTypeFields)),
      name: 'Elk',
      scientificName: 'Cervus',
      generalDescription: 'Large.',
      version: '',
      formKey: 'a key',
    }
    const form = { ...deer, isActive: 'true', 'galleryImages[0]': srcOf(doe), intent: 'save-deer-type' }
    const ids = [buck, doe].join(',')
    await press(remove, '/admin/pictures/unused/delete', { intent: 'delete-unused-pictures', ids })
    const refused = await press(saveDeerType, '/admin/deer-types/new', form)
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      lastResult: { error: { galleryImages: ['Picture 1 is not here any more. Please choose it again.'] } },
    })
    expect(await site.db.selectFrom('deerTypes').select('id').execute()).toEqual([])
  })

  test('of a save and a deletion at the same time, one wins', async () => {
    const form = { ...product, imageUrl: srcOf(doe), intent: 'save-product' }
    const [saved] = await Promise.all([
      press(saveProduct, '/admin/products/new', form),
      press(remove, '/admin/pictures/unused/delete', { intent: 'delete-unused-pictures', ids: doe }),
    ])
    const isThere = (await site.db.selectFrom('images').select('hash').where('hash', '=', doe).execute()).length === 1
    expect(saved.status).toBe(isThere ? 303 : 400)
    expect(await site.db.selectFrom('products').select('id').execute()).toHaveLength(isThere ? 1 : 0)
  })
})
