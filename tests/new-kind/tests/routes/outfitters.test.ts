/** A made-up kind of content passes through the real routes: see tests/tooling/new-kind.deep.test.ts. */
import { beforeEach, expect, test } from 'vitest'
import { publishDue } from '~/content/publishing/schedule.server'
import { outfitterStore } from '~/kinds/outfitters/admin/outfitters.server'
import { OutfitterInput } from '~/kinds/outfitters/outfitters.schema'
import { findUses } from '~/content/pictures/picture-uses.server'
import { pageStores as publishers } from '~/dashboard/kinds.server'
import { findKnownPages } from '~/visits/visited-pages.server'
import { dashboardTabs } from '~/paths'
import routes from '~/routes'
import { loader as activity } from '~/routes/admin/activity'
import { action as restoreFromBin, loader as bin } from '~/routes/admin/bin'
import { action as saveWhileTyping } from '~/routes/admin/draft-save'
import { action as save, loader as edit } from '~/routes/admin/outfitter-editor'
import { action as press, loader as list } from '~/routes/admin/outfitters'
import { action as answerQuestion, loader as askQuestion } from '~/routes/admin/question'
import { action as restoreVersion } from '~/routes/admin/version'
import { loader as versions } from '~/routes/admin/versions'
import { action as create, loader as listByApi } from '~/routes/api/outfitters'
import { loader as sitemap } from '~/routes/files/sitemap'
import { loader as page } from '~/routes/outfitters/detail'
import { loader as publicList } from '~/routes/outfitters/index'
import { action as preview } from '~/routes/site/form-preview'
import { loader as search } from '~/routes/site/search'
import { copiedTables } from '~db/copied-tables.server'
import { countedTables } from '~db/sqlite/verify.server'
import { byWarden, goodRows, insertRow } from '~db/test-rows'
import { callRoute } from './call-route'
import { beginSession, type TestSession } from './log-in'
import { listPageRoutes } from './page-routes'
import { useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'

const site = useSiteDatabase()
let session: TestSession
beforeEach(async () => {
  session = await beginSession(site.db)
})

type Route = Parameters<typeof callRoute>[0]
type Params = Record<string, string>
const picture = `/images/${'ab'.repeat(32)}-1600.webp`
const camp = {
  name: 'Elk Camp',
  slug: '',
  description: 'Guided wapiti hunts.',
  region: 'West',
  imageUrl: '',
  imageAlt: '',
  isActive: 'true',
  publishDate: '',
  publishTime: '',
  version: '',
  formKey: 'form-1',
}

const headers = () => ({ Cookie: session.cookie })
const read = (route: Route, path: string, params: Params = {}) => callRoute(route, { path, params, headers: headers() })
const visit = async (route: Route, path: string, params: Params = {}) => {
  const { status, headers: answered, body } = await callRoute(route, { path, params })
  return { status, location: answered.get('Location'), text: JSON.stringify(body) }
}
const send = (route: Route, path: string, multipart: Params, params: Params = {}) =>
  callRoute(route, { path, params, headers: headers(), multipart: { ...multipart, formToken: session.formToken } })
const post = (route: Route, path: string, form: Params, params: Params = {}) =>
  callRoute(route, { path, params, headers: headers(), form: { ...form, formToken: session.formToken } })
const saveNew = (change: Params = {}) =>
  send(save, '/admin/outfitters/new', { intent: 'save-outfitter', ...camp, ...change })
const saveFirst = (change: Params) =>
  send(save, '/admin/outfitters/1/edit', { intent: 'save-outfitter', ...camp, ...change }, { id: '1' })
const add = (change: Partial<OutfitterInput> = {}) => {
  const { name, description, region } = camp
  return outfitterStore.create(
    site.db,
    OutfitterInput.parse({ name, description, region, isActive: true, ...change }),
    byWarden(),
  )
}
const rows = () => site.db.selectFrom('outfitters').selectAll().where('deletedAt', 'is', null).orderBy('id').execute()
const pageAt = (slug: string) => visit(page, `/outfitters/${slug}`, { slug })
const allOf = async (route: Route, path: string, params: Params = {}) =>
  JSON.stringify((await read(route, path, params)).body)

test('the editor makes one, which its page, its list, the search and the sitemap show', async () => {
  const answer = await saveNew()
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/admin/outfitters'])
  expect(await toastOf(answer)).toMatchObject({ title: 'Outfitter created' })
  expect(await rows()).toMatchObject([{ name: 'Elk Camp', slug: 'elk-camp', region: 'West', isActive: 1, version: 1 }])
  expect(await pageAt('elk-camp')).toMatchObject({ status: 200, text: expect.stringContaining('Guided wapiti hunts.') })
  expect((await visit(publicList, '/outfitters')).text).toContain('Elk Camp')
  expect((await visit(sitemap, '/sitemap.xml')).text).toContain('/outfitters/elk-camp<')
  expect((await visit(search, '/search?q=wapiti')).text).toContain(
    '"kind":"outfitter","title":"Elk Camp","path":"/outfitters/elk-camp"',
  )
})

test('the list has its states and order, is searched, and switches, also several at once', async () => {
  await add({ name: 'Alpha' })
  await add({ name: 'Beta', isActive: false })
  const shown = async (query: string) => (await read(list, `/admin/outfitters${query}`)).body
  expect(await shown('')).toMatchObject({
    page: { rows: [{ name: 'Alpha' }, { name: 'Beta' }] },
    counts: { active: 1, inactive: 1, scheduled: 0 },
  })
  expect(await shown('?status=inactive')).toMatchObject({ page: { rows: [{ name: 'Beta' }] } })
  expect(await shown('?q=alph')).toMatchObject({ page: { rows: [{ name: 'Alpha' }] } })
  expect(await shown('?category=west&order=z-a')).toMatchObject({
    page: { rows: [{ name: 'Beta' }, { name: 'Alpha' }] },
  })
  await post(press, '/admin/outfitters', { intent: 'set-outfitter-active', id: '1', isOn: 'false', back: '/admin' })
  const selected = { intent: 'change-selected', 'ids[0]': '2', change: 'on', back: '/admin/outfitters' }
  expect(await toastOf(await post(press, '/admin/outfitters', selected))).toMatchObject({
    title: 'Outfitter Changed',
  })
  expect(await rows()).toMatchObject([{ isActive: 0 }, { isActive: 1 }])
})

const draftId = async () =>
  (await site.db.selectFrom('revisions').select('id').where('state', '=', 'draft').executeTakeFirstOrThrow()).id

test('a draft is kept and offered', async () => {
  await add()
  const typed = { ...camp, name: 'Moose Camp', tabKey: 'tab-1', draftVersion: '', sequence: '1', version: '1' }
  const path = '/admin/drafts?kind=outfitters&record=1'
  expect((await send(saveWhileTyping, path, { intent: 'save-draft', ...typed })).status).toBe(200)
  expect((await read(edit, '/admin/outfitters/1/edit', { id: '1' })).body).toMatchObject({
    values: { name: 'Elk Camp' },
    drafts: { offers: [{ changes: expect.arrayContaining([expect.objectContaining({ label: 'Name' })]) }] },
  })
  expect(
    (await read(edit, `/admin/outfitters/1/edit?draft=${String(await draftId())}`, { id: '1' })).body,
  ).toMatchObject({
    values: { name: 'Moose Camp' },
  })
})

test('a preview shows what the form holds', async () => {
  expect(await send(preview, '/preview/form/outfitters', camp, { tab: 'outfitters' })).toMatchObject({
    status: 200,
    body: { kind: 'outfitter', outfitter: { name: 'Elk Camp', slug: 'elk-camp' } },
  })
})

test('each save is a version, and one comes back', async () => {
  await saveNew()
  await saveFirst({ description: 'Moose, too.', slug: 'elk-camp', version: '1', formKey: 'form-2' })
  expect((await read(versions, '/admin/outfitters/1/versions', { of: '1' })).body).toMatchObject({
    lines: [{ version: 2, changes: ['Description'] }, { version: 1 }],
  })
  const form = { intent: 'restore-version', current: '2' }
  await post(restoreVersion, '/admin/outfitters/1/versions/1', form, { of: '1', version: '1' })
  expect(await rows()).toMatchObject([{ description: 'Guided wapiti hunts.', version: 3 }])
})

test('the schedule publishes it, which the editor asks for', async () => {
  const later = { isActive: 'later', publishDate: '2099-12-03', publishTime: '06:00' }
  await saveNew(later)
  expect(await rows()).toMatchObject([{ isActive: 0, publishAt: expect.stringMatching(/^2099-12-03T/) }])
  expect((await read(edit, '/admin/outfitters/1/edit', { id: '1' })).body).toMatchObject({ values: later })
  expect((await read(list, '/admin/outfitters?status=scheduled')).body).toMatchObject({ page: { rows: [{ id: 1 }] } })
  expect((await pageAt('elk-camp')).status).toBe(404)
  await site.db.updateTable('outfitters').set({ publishAt: '2026-01-01T00:00:00.000Z' }).execute()
  const failures: string[] = []
  await publishDue(site.db, { publishers, now: () => new Date(), report: (event: string) => failures.push(event) })
  expect(failures).toEqual([])
  expect(await rows()).toMatchObject([{ isActive: 1, publishAt: null }])
  expect((await pageAt('elk-camp')).status).toBe(200)
})

test('it goes to the bin and comes back', async () => {
  await add()
  expect((await read(askQuestion, '/admin/outfitters/1/delete', { id: '1' })).body).toMatchObject({
    intent: 'delete-outfitter',
    name: 'Elk Camp',
    isRestorable: true,
  })
  await post(answerQuestion, '/admin/outfitters/1/delete', { intent: 'delete-outfitter' }, { id: '1' })
  expect([(await pageAt('elk-camp')).status, await rows()]).toEqual([404, []])
  expect((await visit(search, '/search?q=wapiti')).text).not.toContain('/outfitters/elk-camp')
  expect(await allOf(bin, '/admin/bin')).toContain('"title":"Elk Camp"')
  await post(restoreFromBin, '/admin/bin', { intent: 'restore-record', id: '1', back: '/admin/bin' })
  expect((await pageAt('elk-camp')).status).toBe(200)
})

test('the activity names what was done to it', async () => {
  await saveNew()
  await post(press, '/admin/outfitters', { intent: 'set-outfitter-active', id: '1', isOn: 'false', back: '/admin' })
  expect((await read(activity, '/admin/activity')).body).toMatchObject({
    page: {
      rows: [
        { what: 'Outfitter deactivated', subject: 'Elk Camp' },
        { what: 'Outfitter created', subject: 'Elk Camp', href: '/admin/outfitters/1/edit', by: { name: 'warden' } },
      ],
    },
  })
})

test('its pages have their addresses', () => {
  const addresses = listPageRoutes().flatMap(({ address }) => (address.includes('outfitters') ? address : []))
  expect(addresses).toEqual([
    ...['/outfitters', '/outfitters/:slug', '/admin/outfitters', '/admin/outfitters/new', '/admin/outfitters/:id/edit'],
    ...['/admin/outfitters/:id/delete', '/admin/outfitters/selected/delete'],
    ...['/admin/outfitters/:of/versions', '/admin/outfitters/:of/versions/:version'],
  ])
  expect(routes).toContainEqual(expect.objectContaining({ path: 'api/outfitters' }))
})

test('visits name it, and a copy of the database and a count of a backup have it', async () => {
  await add()
  expect((await findKnownPages(site.db, ['/outfitters/elk-camp'])).get('/outfitters/elk-camp')).toMatchObject({
    kind: 'outfitter',
    title: 'Elk Camp',
  })
  expect(copiedTables).toContain('outfitters')
  expect(countedTables).toMatchObject({ outfitters: 'outfitters' })
})

test('the menu has its tab, and its pictures are found', async () => {
  expect(dashboardTabs).toContainEqual({ id: 'outfitters', label: 'Outfitters' })
  await insertRow(site.db, 'outfitters', {
    name: 'Elk Camp',
    slug: 'elk-camp',
    description: 'Hunts.',
    region: 'West',
    imageUrl: picture,
    createdAt: goodRows.products.createdAt,
    updatedAt: goodRows.products.updatedAt,
  })
  expect(await findUses(site.db, 'ab'.repeat(32))).toMatchObject({ records: [{ kind: 'outfitters', id: 1 }] })
})

test('a former address leads to the new one, and a public page’s address is asked about', async () => {
  await saveNew()
  const moved = { slug: 'moose-camp', version: '1', formKey: 'form-2' }
  expect((await saveFirst(moved)).body).toMatchObject({ question: {} })
  await outfitterStore.update(site.db, { id: 1 }, (stored) => ({ ...stored, slug: 'moose-camp' }), byWarden())
  expect(await pageAt('elk-camp')).toMatchObject({ status: 301, location: '/outfitters/moose-camp' })
})

test('the API makes one and lists it', async () => {
  const { name, description, region } = camp
  const made = await callRoute(create, {
    path: '/api/outfitters',
    headers: headers(),
    multipart: { name, description, region },
  })
  expect([made.status, made.headers.get('Location')]).toEqual([201, '/outfitters/elk-camp'])
  expect((await callRoute(listByApi, { path: '/api/outfitters' })).body).toMatchObject([{ id: 1, name }])
})
