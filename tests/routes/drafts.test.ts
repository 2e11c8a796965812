/** The editors' drafts lose nothing that was typed, and nothing of them is public. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listUnusedImages } from '~/content/pictures/prune-images.server'
import { stopImages } from '~/content/pictures/image-queue.server'
import { settingsSections } from '~/kinds/settings/sections'
import { action as pressDelete, loader as askDelete } from '~/routes/admin/question'
import { action as saveWhileTyping } from '~/routes/admin/draft-save'
import { action as saveSpecies, loader as openSpecies } from '~/routes/admin/deer-type-editor'
import { action as savePost, loader as openPost } from '~/routes/admin/post-editor'
import { loader as listPosts } from '~/routes/admin/posts'
import { action as saveProduct, loader as openProduct } from '~/routes/admin/product-editor'
import { action as saveSection, loader as openSection } from '~/routes/admin/settings-section'
import { goodDraft, goodRows, insertRow } from '~db/test-rows'
import { callRoute, type Answer } from './call-route'
import { beginSession, type TestSession } from './log-in'
import { addDeerType, addPost, addProduct, useSiteDatabase } from './site-database'
import { slowPost } from './slow-post'
import { toastOf } from './toast-of'

const site = useSiteDatabase()
let session: TestSession
let headers: { Cookie: string }

beforeEach(async () => {
  session = await beginSession(site.db)
  headers = { Cookie: session.cookie }
})
afterEach(() => stopImages(site.db))

type Fields = Record<string, string | File>

const keys = { formKey: 'form-1', tabKey: 'tab-1', draftVersion: '', sequence: '1' }
const unfinished = { title: 'Half a title', slug: 'No slug!', category: '', content: '', isPublished: 'false' }

function send(route: Parameters<typeof callRoute>[0], path: string, fields: Fields, id?: string) {
  const multipart = { formToken: session.formToken, ...keys, version: '', ...fields }
  return callRoute(route, { path, ...(id === undefined ? {} : { params: { id } }), headers, multipart })
}

const autosave = (fields: Fields, query = 'kind=blogPosts&record=') =>
  send(saveWhileTyping, `/admin/drafts?${query}`, { intent: 'save-draft', ...fields })
const newPost = (fields: Fields) => send(savePost, '/admin/blog/new', { intent: 'save-draft', ...fields })
const drafts = () => site.db.selectFrom('revisions').where('state', '=', 'draft').selectAll().orderBy('id').execute()
const open = (query = '') => callRoute(openPost, { path: `/admin/blog/new${query}`, headers })
const openAt = (id: number, query = '') =>
  callRoute(openPost, { path: `/admin/blog/${String(id)}/edit${query}`, params: { id: String(id) }, headers })
const locationOf = (answer: Answer) => answer.headers.get('Location')

const Opened = z.object({
  values: z.looseObject({ title: z.string() }),
  meta: z.object({
    version: z.string(),
    formKey: z.string(),
    draft: z.object({ url: z.string(), tabKey: z.string(), version: z.string() }),
  }),
  drafts: z.object({ offers: z.array(z.looseObject({ id: z.number() })), opened: z.unknown(), isGone: z.boolean() }),
})

describe('Save draft', () => {
  test('stores what is typed, right or wrong, and comes back to it', async () => {
    const answer = await newPost({ ...unfinished, 'additionalImages[0]': '/images/none.webp' })
    expect(answer.status).toBe(303)
    expect(locationOf(answer)).toBe('/admin/blog/new?draft=1')
    expect(await toastOf(answer)).toMatchObject({ title: 'Draft saved' })
    const opened = await open('?draft=1')
    expect(opened).toMatchObject({
      status: 200,
      body: {
        values: { ...unfinished, additionalImages: ['/images/none.webp'], metaTitle: '' },
        meta: { version: '', formKey: 'form-1', draft: { version: '1' } },
        drafts: { offers: [], opened: { savedBy: 'warden', isBehind: false }, isGone: false },
      },
    })
    expect(await site.db.selectFrom('blogPosts').selectAll().execute()).toEqual([])
  })

  test('is not stored if the session is ended while the draft is on its way', async () => {
    const form = { intent: 'save-draft', formToken: session.formToken, ...keys, ...unfinished }
    const request = slowPost('/admin/drafts?kind=blogPosts&record=', {
      headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
      meanwhile: () => site.db.deleteFrom('sessions').execute(),
    })
    expect(await saveWhileTyping({ request, params: {}, context: {} })).toMatchObject({ status: 401 })
    expect(await drafts()).toEqual([])
  })

  test('keeps the list that the editor was opened from', async () => {
    const back = '?back=%2Fadmin%2Fblog%3Fq%3Dx'
    const answer = await send(savePost, `/admin/blog/new${back}&draft=9`, { intent: 'save-draft', ...unfinished })
    expect(locationOf(answer)).toBe(`/admin/blog/new${back}&draft=1`)
  })

  test('of a form that is what is stored needs none, and ends the one there was', async () => {
    await newPost(unfinished)
    const answer = await newPost({ isPublished: 'false', authorId: '1' })
    expect(locationOf(answer)).toBe('/admin/blog/new')
    expect(await toastOf(answer)).toMatchObject({ title: 'Nothing to save' })
    expect(await drafts()).toEqual([])
  })

  test('of a form that is what is stored keeps the draft of somebody else', async () => {
    await newPost(unfinished)
    session = await beginSession(site.db, 'nora')
    headers = { Cookie: session.cookie }
    const answer = await newPost({ isPublished: 'false', authorId: '1', tabKey: 'tab-2', draftVersion: '1' })
    expect(await toastOf(answer)).toMatchObject({ title: 'Nothing to save' })
    expect(await drafts()).toMatchObject([{ operatorName: 'warden' }])
  })

  test('of species and products works the same', async () => {
    const { id } = await addProduct(site.db, { name: 'Rope' })
    const edit = `/admin/products/${String(id)}/edit`
    const product = { intent: 'save-draft', name: 'Rope 2', discountPercentage: 'ten', 'features[0]': '' }
    expect(locationOf(await send(saveProduct, edit, { ...product, version: '1' }, String(id)))).toBe(`${edit}?draft=1`)
    expect(
      await callRoute(openProduct, { path: `${edit}?draft=1`, params: { id: String(id) }, headers }),
    ).toMatchObject({ body: { values: { name: 'Rope 2', discountPercentage: 'ten', features: [''] } } })
    const deer = { intent: 'save-draft', name: 'Elk', formKey: 'b', tabKey: 'c', 'sources[0].title': 'Only a title' }
    expect(locationOf(await send(saveSpecies, '/admin/deer-types/new', deer))).toBe('/admin/deer-types/new?draft=2')
    expect(await callRoute(openSpecies, { path: '/admin/deer-types/new?draft=2', headers })).toMatchObject({
      body: { values: { name: 'Elk', sources: [{ title: 'Only a title', publisher: '', url: '' }] } },
    })
  })

  test('of a post that is gone leads to the form of a new one', async () => {
    const answer = await send(
      savePost,
      '/admin/blog/7/edit',
      { intent: 'save-draft', ...unfinished, version: '1' },
      '7',
    )
    expect(locationOf(answer)).toBe('/admin/blog/new?draft=1')
    expect((await open('?draft=1')).body).toMatchObject({ values: unfinished, meta: { version: '' } })
  })

  test('tells which files could not be stored', async () => {
    const answer = await newPost({ ...unfinished, featuredImageFile: new File(['a list'], 'notes.txt') })
    expect((await toastOf(answer))?.description).toMatch(/“notes\.txt”: This is not an image/)
    expect(await drafts()).toHaveLength(1)
  })

  test('that is too long comes back whole', async () => {
    const answer = await newPost({ ...unfinished, excerpt: 'x'.repeat(4_000_000) })
    expect(answer).toMatchObject({ status: 413, body: { message: { description: expect.stringMatching('too long') } } })
  })

  test('is no button of other editors', async () => {
    const { action } = await import('~/routes/admin/season-editor')
    expect((await send(action, '/admin/seasons/new', { intent: 'save-draft' })).status).toBe(400)
  })
})

describe('while somebody types', () => {
  test('the form is saved under its address, and says which fields it has now', async () => {
    expect(await autosave(unfinished)).toMatchObject({
      status: 200,
      body: { fields: { formKey: 'form-1', draftVersion: '1' }, notice: null },
    })
    expect(await autosave({ ...unfinished, title: 'Two', sequence: '2', draftVersion: '1' })).toMatchObject({
      body: { fields: { draftVersion: '2' } },
    })
    expect(await drafts()).toMatchObject([{ name: 'Two', kind: 'blogPosts', recordId: null, version: 2 }])
  })

  test('another window with the same draft gets a second one and says so', async () => {
    await autosave(unfinished)
    await autosave({ ...unfinished, title: 'Phone', tabKey: 'phone', draftVersion: '1' })
    expect(await autosave({ ...unfinished, title: 'Desk', sequence: '2', draftVersion: '1' })).toMatchObject({
      body: { fields: { formKey: 'tab-1', draftVersion: '1' }, notice: expect.stringMatching('second draft') },
    })
    expect((await drafts()).map(({ name }) => name)).toEqual(['Phone', 'Desk'])
  })

  test('it says when somebody else has saved the post', async () => {
    const { id } = await addPost(site.db, { title: 'Stored' })
    const query = `kind=blogPosts&record=${String(id)}`
    expect(await autosave({ ...unfinished, version: '1' }, query)).toMatchObject({ body: { notice: null } })
    await site.db.updateTable('blogPosts').set({ version: 2 }).execute()
    expect(await autosave({ ...unfinished, title: 'More', version: '1', sequence: '2' }, query)).toMatchObject({
      body: { notice: expect.stringMatching('Somebody else has saved this') },
    })
  })

  test.each([
    ['without a session', 'kind=blogPosts', { Cookie: '' }, {}, 401],
    ['with the form of another session', 'kind=blogPosts', undefined, { formToken: 'x'.repeat(43) }, 403],
    ['of no editor', 'kind=operators', undefined, {}, 404],
    ['of what every object has', 'kind=constructor', undefined, {}, 404],
    ['of settings that are not there', 'kind=siteSettings&record=999', undefined, {}, 404],
  ])('nothing is stored %s', async (_, query, cookies, fields, status) => {
    headers = cookies ?? headers
    expect((await autosave({ ...unfinished, ...fields }, query)).status).toBe(status)
    expect(await drafts()).toEqual([])
  })
})

describe('the settings', () => {
  const at = '/admin/settings/identity'
  const query = `kind=siteSettings&record=${String(settingsSections.identity.id)}`
  const openIdentity = (search = '') =>
    callRoute(openSection, { path: at + search, params: { section: 'identity' }, headers })

  test('are saved as a draft, offered, and published with the section', async () => {
    const { values } = z.looseObject({ values: z.record(z.string(), z.string()) }).parse((await openIdentity()).body)
    const typed = { ...values, tagline: 'Half a tag', version: '0' }
    expect((await autosave(typed, query)).body).toMatchObject({ notice: null })
    expect((await openIdentity()).body).toMatchObject({
      drafts: { offers: [{ id: 1, isBehind: false, changes: [{ typed: 'Half a tag' }] }] },
    })
    expect((await openIdentity('?draft=1')).body).toMatchObject({
      values: { tagline: 'Half a tag' },
      meta: { version: '0', formKey: 'form-1' },
    })
    const sent = { ...keys, ...typed, formToken: session.formToken, intent: 'save-settings', draftVersion: '1' }
    const saved = await callRoute(saveSection, { path: at, params: { section: 'identity' }, headers, multipart: sent })
    expect([saved.status, locationOf(saved)]).toEqual([303, '/admin/settings'])
    expect(await drafts()).toEqual([])
  })

  test('are the owners’', async () => {
    await autosave({ tagline: 'Mine', version: '0' }, query)
    await site.db.updateTable('operators').set({ role: 'editor' }).execute()
    expect((await autosave({ tagline: 'Theirs', version: '0', sequence: '2' }, query)).status).toBe(403)
    const call = { path: '/admin/drafts/1/delete', params: { id: '1' }, headers }
    expect((await callRoute(askDelete, call)).status).toBe(404)
    await callRoute(pressDelete, { ...call, form: { intent: 'discard-draft', formToken: session.formToken } })
    expect(await drafts()).toMatchObject([{ sequence: 1 }])
  })
})

describe('a save', () => {
  const whole = { title: 'Whole', slug: '', content: '<p>Text.</p>', category: 'deer-life', authorId: '1' }

  test('of a new post ends its draft; one that fails keeps it', async () => {
    await newPost(unfinished)
    const post = { ...whole, intent: 'save-post', draftVersion: '1' }
    expect((await send(savePost, '/admin/blog/new', { ...post, title: '' })).status).toBe(400)
    expect(await drafts()).toHaveLength(1)
    expect((await send(savePost, '/admin/blog/new', post)).status).toBe(303)
    expect(await drafts()).toEqual([])
  })

  test('of a post ends its draft and leaves a colleague’s, which then goes through both versions', async () => {
    const { id } = await addPost(site.db, { title: 'Stored' })
    const at = `/admin/blog/${String(id)}/edit`
    const query = `kind=blogPosts&record=${String(id)}`
    const { slug } = await site.db.selectFrom('blogPosts').select('slug').executeTakeFirstOrThrow()
    const filled = { ...whole, slug, isPublished: 'true' }
    await autosave({ ...filled, title: 'Mine', version: '1' }, query)
    await autosave({ ...filled, title: 'Theirs', version: '1', formKey: 'form-2', tabKey: 'tab-2' }, query)
    const saved = { ...filled, intent: 'save-post', title: 'Mine', version: '1', draftVersion: '1' }
    const answer = await send(savePost, at, saved, String(id))
    expect(answer.status).toBe(303)
    expect(await drafts()).toMatchObject([{ name: 'Theirs' }])
    const offered = Opened.parse((await openAt(id)).body)
    expect(offered.drafts.offers).toMatchObject([{ isBehind: true, changes: [{ label: 'Title', typed: 'Theirs' }] }])
    const theirs = Opened.parse((await openAt(id, '?draft=2')).body)
    expect(theirs).toMatchObject({ values: { title: 'Theirs' }, meta: { version: '1', formKey: 'form-2' } })
    const refused = await send(savePost, at, { ...saved, title: 'Theirs', formKey: 'form-2', tabKey: 'x' }, String(id))
    expect(refused).toMatchObject({ status: 409, body: { version: '2', differences: [{ label: 'Title' }] } })
    expect(await drafts()).toHaveLength(1)
  })

  test.each([
    ['drops a colleague’s draft that is the same now', 'Mine', 0],
    ['leaves one that differs', 'Theirs', 1],
  ])('%s', async (_, title, left) => {
    const { id } = await addPost(site.db, { title: 'Stored' })
    const { slug } = await site.db.selectFrom('blogPosts').select('slug').executeTakeFirstOrThrow()
    const filled = { ...whole, slug, isPublished: 'true', version: '1' }
    await autosave({ ...filled, title, formKey: 'form-2', tabKey: 'tab-2' }, `kind=blogPosts&record=${String(id)}`)
    expect(await drafts()).toHaveLength(1)
    const saved = { ...filled, intent: 'save-post', title: 'Mine' }
    expect((await send(savePost, `/admin/blog/${String(id)}/edit`, saved, String(id))).status).toBe(303)
    expect(await drafts()).toHaveLength(left)
  })

  test('and stay comes back to the editor', async () => {
    const stay = { ...whole, intent: 'save-post', stay: '1' }
    const created = await send(savePost, '/admin/blog/new?draft=3', stay)
    expect(locationOf(created)).toBe('/admin/blog/1/edit')
    expect(await toastOf(created)).toMatchObject({ title: 'Blog Post Created' })
    const path = '/admin/blog/1/edit?back=%2Fadmin%2Fblog%3Fq%3Dx'
    const updated = await send(savePost, path, { ...stay, slug: 'whole', version: '1', title: 'Whole 2' }, '1')
    expect(locationOf(updated)).toBe(path)
    const refused = await send(savePost, path, { ...stay, version: '2', title: '' }, '1')
    expect(refused).toMatchObject({ status: 400, body: { sent: { stay: '1', formKey: 'form-1', tabKey: 'tab-1' } } })
  })
})

describe('a draft', () => {
  test('tells the browser which of its saves the server has, and where to continue', async () => {
    const { id } = await addPost(site.db, { title: 'Stored' })
    const query = `kind=blogPosts&record=${String(id)}`
    const saved = await autosave({ ...unfinished, version: '1', sequence: '4' }, query)
    expect(saved).toMatchObject({ status: 200, body: { draft: 1 } })
    expect((await openAt(id)).body).toMatchObject({ meta: { draft: { saves: { 'tab-1': 4 } } } })
    expect((await open()).body).toMatchObject({ meta: { draft: { saves: {} } } })
    const same = await autosave({ isPublished: 'false', authorId: '1' })
    expect(same).toMatchObject({ status: 200, body: { savedAt: null } })
    expect(same.body).not.toHaveProperty('draft')
  })

  test('is offered in the list and in its editor, to other operators too', async () => {
    const { id } = await addPost(site.db, { title: 'Stored' })
    await autosave({ ...unfinished, version: '1' }, `kind=blogPosts&record=${String(id)}`)
    await autosave({ ...unfinished, formKey: 'form-2', tabKey: 'tab-2' })
    session = await beginSession(site.db, 'ranger')
    headers = { Cookie: session.cookie }
    expect((await callRoute(listPosts, { path: '/admin/blog', headers })).body).toMatchObject({
      drafts: { ids: [id], ofNew: [{ id: 2, name: 'Half a title', savedBy: 'warden' }] },
    })
    expect(Opened.parse((await open()).body).drafts.offers).toMatchObject([{ id: 2 }])
    expect(Opened.parse((await openAt(id)).body).drafts.offers).toMatchObject([{ id: 1, savedBy: 'warden' }])
  })

  test('of another record, or one that is gone, is not opened', async () => {
    const { id } = await addPost(site.db, { title: 'Stored' })
    const other = await addPost(site.db, { title: 'Other' })
    await autosave({ ...unfinished, version: '1' }, `kind=blogPosts&record=${String(id)}`)
    const closed = { values: { title: 'Other' }, drafts: { opened: null, isGone: true } }
    expect((await openAt(other.id, '?draft=1')).body).toMatchObject(closed)
    expect((await openAt(other.id, '?draft=99')).body).toMatchObject(closed)
    expect((await open('?draft=1')).body).toMatchObject({ values: { title: '' }, drafts: { isGone: true } })
  })

  test('is discarded after a question, which leads back to its editor', async () => {
    const { id } = await addDeerType(site.db, { name: 'Elk' })
    await autosave({ name: 'Elk 2', version: '1' }, `kind=deerTypes&record=${String(id)}`)
    const call = { path: '/admin/drafts/1/delete', params: { id: '1' }, headers }
    const editor = `/admin/deer-types/${String(id)}/edit`
    expect((await callRoute(askDelete, call)).body).toMatchObject({ name: 'Elk 2', back: editor })
    const form = { intent: 'discard-draft', formToken: session.formToken }
    const answer = await callRoute(pressDelete, { ...call, form })
    expect([answer.status, locationOf(answer)]).toEqual([303, editor])
    expect(await drafts()).toEqual([])
    expect((await callRoute(askDelete, call)).status).toBe(404)
    expect((await callRoute(pressDelete, { ...call, form })).status).toBe(303)
  })

  test('is discarded by no number of a version, or of the draft of an answer', async () => {
    await insertRow(site.db, 'quotes', goodRows.quotes)
    await insertRow(site.db, 'revisions', goodRows.revisions)
    const answer = { ...goodDraft, kind: 'quotes', recordId: 1, formKey: 'quotes/1' }
    await insertRow(site.db, 'revisions', answer)
    for (const id of ['1', '2']) {
      const call = { path: `/admin/drafts/${id}/delete`, params: { id }, headers }
      expect((await callRoute(askDelete, call)).status).toBe(404)
      const form = { intent: 'discard-draft', formToken: session.formToken }
      const pressed = await callRoute(pressDelete, { ...call, form })
      expect(await toastOf(pressed)).toMatchObject({ title: 'Nothing was discarded' })
    }
    expect(await site.db.selectFrom('revisions').select('id').execute()).toHaveLength(2)
  })

  test('keeps the pictures that it alone names', async () => {
    const hash = 'c'.repeat(64)
    const createdAt = '2026-01-01T00:00:00.000Z'
    const image = { hash, width: 9, height: 9, bytes: Buffer.alloc(10), createdAt, finishedAt: createdAt }
    await site.db.insertInto('images').values(image).execute()
    expect(await listUnusedImages(site.db, new Date())).toEqual([hash])
    await autosave({ ...unfinished, content: `<p>"\n<img src="/images/${hash}-9.webp"></p>` })
    expect(await listUnusedImages(site.db, new Date())).toEqual([])
  })
})
