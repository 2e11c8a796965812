/** An open browser alone may not do everything: a recently typed password, or a second factor, is needed. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { passwordMinutes } from '~/server/auth/password-again.server'
import { personKey } from '~/people/person.server'
import { action as deleteBackup } from '~/routes/admin/question'
import { loader as backupFile } from '~/routes/admin/backup-file'
import { action as makeBackup } from '~/routes/admin/backups'
import { loader as bin } from '~/routes/admin/bin'
import { loader as inboxFile } from '~/routes/admin/inbox-file'
import { action as addNote } from '~/routes/admin/inbox-entry'
import { action as layoutAction } from '~/routes/admin/layout'
import { loader as news } from '~/routes/admin/news'
import { action as setRule } from '~/routes/admin/operators'
import { action as confirm, loader as passwordPage } from '~/routes/admin/password'
import { action as erase } from '~/routes/admin/person-erase'
import { loader as personFile } from '~/routes/admin/person-file'
import { loader as security } from '~/routes/admin/security'
import { sessionSecret } from '~/server/secret.server'
import { readRule } from '~db/rules.server'
import { addTrigger } from '~db/test-faults'
import { goodRows, insertRow, setRule as storeRule } from '~db/test-rows'
import { callRoute } from './call-route'
import { beginSession, type TestSession } from './log-in'
import { addOperator, password, switchOnFor } from './second-factor'
import { useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'

vi.mock(import('~/backups/backup-folder.server'), async (load) => {
  const real = await load()
  return { ...real, backupPlace: () => ({ folder: '/no/backups', base: 'site' }) }
})
vi.mock(import('~/backups/backup-job.server'), async (load) => {
  const real = await load()
  return { ...real, startJob: () => Promise.resolve('') }
})
vi.mock(import('~/backups/backup-list.server'), async (load) => {
  const real = await load()
  return { ...real, findBackup: () => '/no/backups/site.db' }
})

const site = useSiteDatabase()
const start = new Date('2026-11-21T12:00:00.000Z')
const person = personKey('ada@example.com')
const params = { id: '1', person }
let session: TestSession

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  await addOperator(site.db, 'warden', start)
  session = await beginSession(site.db)
  await insertRow(site.db, 'quotes', goodRows.quotes)
})
afterEach(() => {
  vi.useRealTimers()
})

const after = (minutes: number) => vi.setSystemTime(new Date(start.getTime() + minutes * 60_000))
const get = (route: Parameters<typeof callRoute>[0], path: string, as = session) =>
  callRoute(route, { path, params, headers: { Cookie: as.cookie } })
const post = (route: Parameters<typeof callRoute>[0], path: string, form: Record<string, string>, as = session) =>
  callRoute(route, { path, params, form: { ...form, formToken: as.formToken }, headers: { Cookie: as.cookie } })

const files = [
  ['/admin/quotes.csv?status=pending', inboxFile],
  ['/admin/contacts.json', inboxFile],
  [`/admin/people/${person}/file`, personFile],
  ['/admin/backups/1/file', backupFile],
] as const

const forms = [
  ['/admin/backups', makeBackup, { intent: 'make-backup' }],
  ['/admin/backups/1/delete', deleteBackup, { intent: 'delete-backup' }],
  [`/admin/people/${person}/erase`, erase, { intent: 'erase-person', digest: 'x' }],
] as const

describe('ten minutes after the password was typed', () => {
  test.each(files)('%s leads to a page that asks for it, and from there to the file', async (path, route) => {
    after(passwordMinutes - 0.1)
    const early = await get(route, path).catch(() => ({ status: 500, headers: new Headers() }))
    expect(early.headers.get('Location')).toBeNull()
    after(passwordMinutes)
    const asked = await get(route, path)
    const page = asked.headers.get('Location') ?? ''
    expect([asked.status, page]).toEqual([303, `/admin/password?next=${encodeURIComponent(path)}`])
    const shown = await get(passwordPage, page)
    const fields = [['intent', 'confirm-password']]
    expect(shown).toMatchObject({ status: 200, body: { step: 'password', next: page, fields, failed: null } })
    const wrong = await post(confirm, page, { intent: 'confirm-password', password: 'a guess' })
    expect(wrong).toMatchObject({ status: 403, body: { step: 'password', failed: 'This is not your password.' } })
    const right = await post(confirm, page, { intent: 'confirm-password', password })
    expect([right.status, right.headers.get('Location')]).toEqual([303, page])
    const done = await get(passwordPage, page)
    expect([done.status, done.headers.get('Refresh')]).toEqual([200, `0; url=${path}`])
  })

  test.each(forms)('the form of %s asks for it, and keeps the rest', async (path, route, form) => {
    after(passwordMinutes)
    const asked = await post(route, path, form)
    const kept = { step: 'password', next: path, fields: Object.entries(form), formToken: session.formToken }
    expect(asked).toMatchObject({ status: 403, body: { ...kept, failed: null } })
    const wrong = await post(route, path, { ...form, password: 'a guess' })
    expect(wrong).toMatchObject({ status: 403, body: { ...kept, failed: 'This is not your password.' } })
    expect(JSON.stringify(wrong.body)).not.toContain('a guess')
    const right = await post(route, path, { ...form, password }).catch(() => ({ status: 500, body: '' }))
    expect(right.body).not.toMatchObject({ step: 'password' })
    // The password stays valid for some more minutes.
    after(2 * passwordMinutes - 0.1)
    const again = await post(route, path, form).catch(() => ({ status: 500, body: '' }))
    expect(again.body).not.toMatchObject({ step: 'password' })
  })

  test('a file that leads elsewhere is none', async () => {
    const { headers } = await get(passwordPage, '/admin/password?next=https%3A%2F%2Felsewhere.example')
    expect(headers.get('Refresh')).toBe('0; url=/admin')
  })

  test('wrong passwords are limited, and the form is kept', async () => {
    after(passwordMinutes)
    const [path, route, form] = forms[2]
    for (let n = 0; n < 10; n += 1) await post(route, path, { ...form, password: 'a guess' })
    const limited = await post(route, path, { ...form, password })
    expect(limited).toMatchObject({ status: 429, body: { step: 'password', fields: Object.entries(form) } })
    expect(limited.headers.get('Retry-After')).toBe('900')
  })

  test('a session that ends meanwhile, or a password that cannot be checked, loses no form', async () => {
    after(passwordMinutes)
    const [path, route, form] = forms[2]
    const fields = Object.entries(form)
    await addTrigger(site.db, 'INSERT ON rateLimits', 'DELETE FROM sessions')
    const ended = await post(route, path, { ...form, password })
    expect(ended).toMatchObject({ status: 401, body: { step: 'login', fields } })
  })
})

describe('owners need a second factor', () => {
  const rule = (isNeeded: boolean, as = session) =>
    post(
      setRule,
      '/admin/operators',
      { intent: 'set-second-factor-rule', isNeeded: String(isNeeded), currentPassword: password },
      as,
    )
  const isNeeded = async () => (await readRule(site.db, 'secondFactor')).ownersNeedSecondFactor

  const switchOn = async (operatorId = 1) => {
    await switchOnFor(site.db, { operatorId, sessionSecret: sessionSecret() }, new Date())
    session = await beginSession(site.db)
  }

  test('is turned on by an owner who has one, and told', async () => {
    const refused = await rule(true)
    expect(refused).toMatchObject({
      status: 400,
      body: { message: { description: expect.stringMatching(/your own/) } },
    })
    expect(await isNeeded()).toBe(false)
    await switchOn()
    expect(await toastOf(await rule(true))).toMatchObject({ title: 'Owners Need a Second Factor' })
    expect(await isNeeded()).toBe(true)
    expect(await toastOf(await rule(false))).toMatchObject({ title: 'No Second Factor Needed' })
    expect(await isNeeded()).toBe(false)
    const told = await site.db.selectFrom('auditLog').select(['event', 'detail']).orderBy('id').execute()
    expect(told).toEqual([
      { event: 'second-factor-rule-set', detail: JSON.stringify({ from: 'off', to: 'on' }) },
      { event: 'second-factor-rule-set', detail: JSON.stringify({ from: 'on', to: 'off' }) },
    ])
  })

  test('needs the password', async () => {
    await switchOn()
    const form = { intent: 'set-second-factor-rule', isNeeded: 'true', currentPassword: 'a guess' }
    expect((await post(setRule, '/admin/operators', form)).status).toBe(400)
    expect(await isNeeded()).toBe(false)
  })

  test('leads an owner without one to the Security page, and nowhere else', async () => {
    await storeRule(site.db, 'secondFactor', { ownersNeedSecondFactor: true })
    const led = await get(bin, '/admin/bin')
    expect([led.status, led.headers.get('Location')]).toEqual([302, '/admin/security'])
    expect(await get(security, '/admin/security')).toMatchObject({ status: 200, body: { lacksSecondFactor: true } })
    expect(await get(news, '/admin/news')).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/second factor/) },
    })
    expect((await get(inboxFile, '/admin/quotes.csv')).status).toBe(403)
    const note = { intent: 'add-note', note: 'Call first', formKey: 'a' }
    expect(await post(addNote, '/admin/quotes/1', note)).toMatchObject({
      status: 403,
      body: { step: 'second-factor', next: '/admin/quotes/1', fields: Object.entries(note) },
    })
    const loggedIn = await callRoute(addNote, {
      path: '/admin/quotes/1',
      params: { id: '1' },
      form: { ...note, username: 'warden', password },
    })
    expect(loggedIn).toMatchObject({ status: 403, body: { step: 'second-factor', fields: Object.entries(note) } })
    expect(loggedIn.headers.getSetCookie().join()).toContain('stagwise_session=')
    expect(await site.db.selectFrom('entryEvents').select('id').execute()).toEqual([])
    // An operator can always log out.
    expect((await post(layoutAction, '/admin', { intent: 'logout' })).status).toBe(303)
  })

  test('opens the rest once it is on, and asks no editor for one', async () => {
    await storeRule(site.db, 'secondFactor', { ownersNeedSecondFactor: true })
    await switchOn()
    expect((await get(bin, '/admin/bin')).status).toBe(200)
    await addOperator(site.db, 'nora', start)
    await site.db.updateTable('operators').set({ role: 'editor' }).where('loginName', '=', 'nora').execute()
    expect((await get(bin, '/admin/bin', await beginSession(site.db, 'nora'))).status).toBe(200)
  })
})
