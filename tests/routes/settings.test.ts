/** The site's settings: where they show, who may change them, and what becomes of a row that nobody can read. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { listSections } from '~/features/settings/settings.server'
import { loader as root } from '~/root'
import { loader as overview } from '~/routes/admin/settings'
import { action as save, loader as edit } from '~/routes/admin/settings-section'
import { loader as manifest } from '~/routes/files/manifest'
import { site as readSite } from '~/site.server'
import { log } from '~/server/log.server'
import { siteDefaults } from '~/site'
import { callRoute } from './call-route'
import { beginSession, type TestSession } from './log-in'
import { useSiteDatabase } from './site-database'

const site = useSiteDatabase()
let session: TestSession

beforeEach(async () => {
  session = await beginSession(site.db)
})

const identity = { name: 'North Ridge', tagline: 'Deer gear from Vermont.', email: 'office@ridge.example' }

function send(section: string, fields: Record<string, string>, { by = session, version = '0' } = {}) {
  return callRoute(save, {
    path: `/admin/settings/${section}`,
    params: { section },
    headers: { Cookie: by.cookie },
    multipart: { intent: 'save-settings', version, formToken: by.formToken, ...fields },
  })
}

function addRow(content: string, section = 'identity') {
  return site.db
    .insertInto('siteSettings')
    .values({ id: 1, section, content, updatedAt: '2026-11-21T12:00:00.000Z', operatorName: 'warden' })
    .execute()
}

test('a fresh site has the first values, and the overview says so', async () => {
  expect(await readSite()).toMatchObject(siteDefaults)
  const { body } = await callRoute(overview, { path: '/admin/settings', headers: { Cookie: session.cookie } })
  expect(body).toMatchObject({ sections: expect.arrayContaining([expect.objectContaining({ name: 'identity' })]) })
  expect(JSON.stringify(body)).not.toContain('saved')
})

describe('a saved section', () => {
  test('shows at once, on pages and in files', async () => {
    await readSite()
    expect((await send('identity', identity)).status).toBe(303)
    expect(await readSite()).toMatchObject(identity)
    expect((await callRoute(root, { path: '/' })).body).toMatchObject({ site: identity })
    const { body } = await callRoute(manifest, { path: '/manifest.webmanifest' })
    expect(JSON.parse(String(body))).toMatchObject({ name: 'North Ridge', description: identity.tagline })
  })

  test('says who saved it, and the log names the fields', async () => {
    await send('identity', { ...identity, email: siteDefaults.email })
    expect(await listSections(site.db)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'identity', version: 1, saved: { at: expect.any(String), by: 'warden' } }),
      ]),
    )
    const events = await site.db.selectFrom('auditLog').select(['event', 'subject', 'detail']).execute()
    expect(events).toEqual([
      { event: 'settings-saved', subject: 'Name and email', detail: '{"fields":["name","tagline"]}' },
    ])
  })

  test('is not overwritten by somebody who opened it before', async () => {
    await send('identity', identity)
    const other = await beginSession(site.db, 'ranger')
    const { status, body } = await send('identity', { ...identity, name: 'South Ridge' }, { by: other })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      version: '1',
      differences: [{ label: 'Site name', stored: 'North Ridge', typed: 'South Ridge' }],
    })
    expect((await send('identity', { ...identity, name: 'South Ridge' }, { by: other, version: '1' })).status).toBe(303)
    expect(await readSite()).toMatchObject({ name: 'South Ridge' })
  })

  test.each([
    ['name', '', 'Please enter the name'],
    ['name', 'x'.repeat(61), 'Use at most 60 characters'],
    ['email', 'nobody', 'Please enter a valid email address'],
  ])('with a wrong %s (%j) comes back as typed', async (field, text, message) => {
    const { status, body } = await send('identity', { ...identity, [field]: text })
    expect(status).toBe(400)
    expect(body).toMatchObject({ lastResult: { error: { [field]: [message] } } })
    expect(await site.db.selectFrom('siteSettings').selectAll().execute()).toEqual([])
  })
})

describe('a stored row that is malformed', () => {
  test('has first values where it is, and is logged once', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue()
    await addRow('{"name":"","tagline":"Ours","email":7,"color":"red"}')
    expect(await readSite()).toMatchObject({ ...siteDefaults, tagline: 'Ours' })
    await readSite()
    await callRoute(root, { path: '/' })
    expect(error.mock.calls).toEqual([
      [expect.stringContaining('malformed'), { fields: ['identity.name', 'identity.email'] }],
    ])
    error.mockRestore()
  })

  test('of a section that this version does not know is passed over', async () => {
    await addRow('{"name":"x"}', 'banners')
    expect(await readSite()).toMatchObject(siteDefaults)
  })
})

test('a section that does not exist is not found', async () => {
  const call = { path: '/admin/settings/none', params: { section: 'none' }, headers: { Cookie: session.cookie } }
  expect((await callRoute(edit, call)).status).toBe(404)
  expect((await send('none', identity)).status).toBe(404)
  expect((await send('toString', identity)).status).toBe(404)
})
