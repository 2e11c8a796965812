/** Owners manage operators on the Operators page, and an invitation has a page. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { findSession } from '~/server/auth/session.server'
import { loader as bin } from '~/routes/admin/bin'
import { action as ask, loader as question } from '~/routes/admin/operator-change'
import { action, loader } from '~/routes/admin/operators'
import { action as accept, loader as invitation } from '~/routes/site/invitation'
import { callRoute, type Answer } from './call-route'
import { beginSession, type TestSession } from './log-in'
import { addOperator, password } from './second-factor'
import { useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'

const site = useSiteDatabase()
const start = new Date('2026-11-21T12:00:00.000Z')
const path = '/admin/operators'
let session: TestSession

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  await addOperator(site.db, 'warden', start)
  await addOperator(site.db, 'ranger', start)
  session = await beginSession(site.db)
})
afterEach(() => {
  vi.useRealTimers()
})

function post(form: Record<string, string>, as: TestSession = session): Promise<Answer> {
  return callRoute(action, { path, form: { formToken: as.formToken, ...form }, headers: { Cookie: as.cookie } })
}

function change(id: number, name: string, form: Record<string, string> = {}, as: TestSession = session) {
  const intent = { role: 'set-role', sessions: 'end-sessions', remove: 'remove-operator' }[name] ?? name
  return callRoute(ask, {
    path: `${path}/${String(id)}/${name}`,
    params: { id: String(id) },
    form: { intent, currentPassword: password, ...form, formToken: as.formToken },
    headers: { Cookie: as.cookie },
  })
}

const Made = z.object({ link: z.string(), mailedTo: z.literal('') })
const invite = { intent: 'invite-operator', name: 'Nora', role: 'editor', currentPassword: password }
const newPassword = 'purple lantern drifts seven'

async function makeLink(form: Record<string, string> = {}): Promise<string> {
  const { status, body } = await post({ ...invite, ...form })
  expect(status).toBe(200)
  return new URL(Made.parse(body).link).pathname
}

function open(address: string, headers: Record<string, string> = {}) {
  return callRoute(invitation, { path: address, params: { token: address.split('/')[2] ?? '' }, headers })
}

function use(address: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const typed = { intent: 'accept-invitation', username: 'Nora', password: newPassword, passwordAgain: newPassword }
  const params = { token: address.split('/')[2] ?? '' }
  return callRoute(accept, { path: address, params, form: { ...typed, ...form }, headers })
}

const events = async () => {
  const rows = await site.db.selectFrom('auditLog').select(['event', 'subject', 'operatorName']).orderBy('id').execute()
  return rows.filter(({ event }) => event !== 'logged-in')
}

describe('an invitation', () => {
  test('is made with the own password, opened without a session, and makes an editor', async () => {
    const address = await makeLink()
    expect(address).toMatch(/^\/invitation\/[\da-f]{64}$/)
    expect(await open(address)).toMatchObject({
      status: 200,
      body: { name: 'Nora', invitation: { role: 'editor', invitedBy: 'warden', loggedInAs: null } },
    })
    const { status, headers } = await use(address)
    expect(status).toBe(303)
    expect(headers.get('Location')).toBe('/admin/security')
    const [cookie = ''] = headers.getSetCookie().flatMap((line) => /^stagwise_session=[^;]+/.exec(line) ?? [])
    const begun = await findSession(new Request('http://localhost', { headers: { Cookie: cookie } }))
    expect(begun).toMatchObject({ username: 'Nora', role: 'editor' })
    expect(await open(address)).toMatchObject({ status: 404, body: { title: 'This Invitation Has Ended' } })
    expect((await use(address, { username: 'Other' })).status).toBe(404)
    expect(await events()).toEqual([
      { event: 'operator-invited', subject: 'Nora, editor', operatorName: 'warden' },
      { event: 'invitation-accepted', subject: 'Nora, editor', operatorName: 'Nora' },
    ])
  })

  test.each([
    [{ currentPassword: 'a guess' }, { currentPassword: ['This is not your password.'] }],
    [{ currentPassword: '' }, { currentPassword: ['Please type your password.'] }],
    [{ name: ' ' }, { name: ['Please type a name.'] }],
    [{ name: 'RANGER' }, { name: ['There is an operator "ranger" already.'] }],
    [{ role: 'admin' }, { role: ['Please choose a role.'] }],
    [{ email: 'nora' }, { email: [expect.stringContaining('correct format')] }],
  ])('with %o is refused, and what was typed stays but the password', async (form, error) => {
    const { status, body } = await post({ ...invite, ...form })
    expect(status).toBe(400)
    expect(body).toMatchObject({ lastResult: { error } })
    expect(JSON.stringify(body)).not.toContain(password)
    expect(await site.db.selectFrom('invitations').selectAll().execute()).toEqual([])
  })

  test('sent again by a reload makes no second one', async () => {
    await makeLink()
    expect(await post(invite)).toMatchObject({ status: 400 })
    expect(await site.db.selectFrom('invitations').selectAll().execute()).toHaveLength(1)
  })

  test('that is withdrawn opens no more', async () => {
    const address = await makeLink()
    expect(await toastOf(await post({ intent: 'withdraw-invitation', id: '1' }))).toMatchObject({
      title: 'Invitation Withdrawn',
    })
    expect((await open(address)).status).toBe(404)
    expect((await use(address)).status).toBe(404)
    expect(await toastOf(await post({ intent: 'withdraw-invitation', id: '1' }))).toMatchObject({ kind: 'error' })
  })

  test('that is used where somebody is logged in says so, and ends that session', async () => {
    const address = await makeLink()
    const headers = { Cookie: session.cookie }
    expect((await open(address, headers)).body).toMatchObject({ invitation: { loggedInAs: 'warden' } })
    expect((await use(address, {}, headers)).status).toBe(303)
    expect(await findSession(new Request('http://localhost', { headers }))).toBeUndefined()
  })

  test('keeps the username of a form that is refused, and no password', async () => {
    const address = await makeLink()
    const { status, body } = await use(address, { username: 'ranger', password: 'short', passwordAgain: 'short' })
    expect(status).toBe(400)
    expect(body).toEqual({
      username: 'ranger',
      errors: {
        username: 'There is an operator "ranger" already.',
        password: 'The password must have at least 12 characters.',
      },
    })
  })
})

describe('another operator', () => {
  test('becomes an editor, is logged out, and loses what owners may at once', async () => {
    const before = await beginSession(site.db, 'ranger')
    expect(await toastOf(await change(2, 'role', { role: 'editor' }))).toMatchObject({
      description: 'ranger is an editor now. Ended: 1 session.',
    })
    expect((await callRoute(bin, { path: '/admin/bin', headers: { Cookie: before.cookie } })).status).toBe(401)
    const ranger = await beginSession(site.db, 'ranger')
    const asRanger = { headers: { Cookie: ranger.cookie } }
    expect((await callRoute(loader, { path, ...asRanger })).status).toBe(403)
    expect((await callRoute(bin, { path: '/admin/bin', ...asRanger })).status).toBe(200)
    expect((await change(1, 'role', { role: 'editor' }, ranger)).status).toBe(403)
  })

  test('is logged out without a password', async () => {
    const ranger = await beginSession(site.db, 'ranger')
    expect(await toastOf(await change(2, 'sessions', { currentPassword: '' }))).toMatchObject({
      description: 'ranger: 1 session ended.',
    })
    expect((await callRoute(bin, { path: '/admin/bin', headers: { Cookie: ranger.cookie } })).status).toBe(401)
  })

  test('is removed, and the session ends at once', async () => {
    const ranger = await beginSession(site.db, 'ranger')
    expect((await change(2, 'remove', { currentPassword: 'a guess' })).status).toBe(400)
    expect(await toastOf(await change(2, 'remove'))).toMatchObject({ title: 'Operator Removed' })
    expect((await callRoute(bin, { path: '/admin/bin', headers: { Cookie: ranger.cookie } })).status).toBe(401)
    expect(await events()).toEqual([
      { event: 'password-again-refused', subject: 'warden', operatorName: 'warden' },
      { event: 'operator-removed', subject: 'ranger', operatorName: 'warden' },
    ])
    expect(await change(2, 'remove')).toMatchObject({ status: 400 })
    const gone = { path: `${path}/2/remove`, params: { id: '2' }, headers: { Cookie: session.cookie } }
    expect((await callRoute(question, gone)).status).toBe(404)
  })
})

describe('oneself', () => {
  test('is removed after a second confirmation, and logged out', async () => {
    expect(await change(1, 'remove')).toMatchObject({
      status: 400,
      body: { lastResult: { error: { confirmed: ['Please mark this to remove your own account.'] } } },
    })
    const { status, headers } = await change(1, 'remove', { confirmed: 'yes' })
    expect(status).toBe(303)
    expect(headers.get('Location')).toBe('/admin')
    expect(headers.getSetCookie().join()).toContain('stagwise_session=; ')
  })

  test.each(['role', 'remove'])('as the last owner: nothing changes (%s)', async (name) => {
    await change(2, 'role', { role: 'editor' })
    const { status, body } = await change(1, name, { role: 'editor', confirmed: 'yes' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: { description: expect.stringMatching(/^This is the only owner/) } })
  })

  test('of two owners who demote each other at once, one stays', async () => {
    const ranger = await beginSession(site.db, 'ranger')
    await Promise.all([change(2, 'role', { role: 'editor' }), change(1, 'role', { role: 'editor' }, ranger)])
    const roles = await site.db.selectFrom('operators').select('role').execute()
    expect(roles.map(({ role }) => role).toSorted()).toEqual(['editor', 'owner'])
  })
})
