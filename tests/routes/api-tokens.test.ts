/** Scripts use tokens, which are made and revoked on the Security page, for calls of the API. */
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { loader as news } from '~/routes/admin/news'
import { action as security, loader as securityPage } from '~/routes/admin/security'
import { action as postsAction } from '~/routes/api/admin-blog-posts'
import { action as seoAction, loader as seo } from '~/routes/api/admin-seo'
import { loader as post } from '~/routes/api/blog-post-by-slug'
import { action as statusAction } from '~/routes/api/quote-status'
import { loader as quotes } from '~/routes/api/quotes'
import { deleteEndedTokens } from '~/server/auth/api-tokens.server'
import { setRole } from '~/server/auth/operator-access.server'
import { goodRows, insertRow } from '~db/test-rows'
import { write } from '~db/write.server'
import { callRoute } from './call-route'
import { beginSession, type TestSession } from './log-in'
import { addOperator, password } from './second-factor'
import { addPost, useSiteDatabase } from './site-database'
import { slowPost } from './slow-post'
import { toastOf } from './toast-of'

const site = useSiteDatabase()
const start = new Date('2026-11-27T12:00:00.000Z')
let session: TestSession

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  await addOperator(site.db, 'warden', start)
  session = await beginSession(site.db)
  await insertRow(site.db, 'quotes', goodRows.quotes)
})
afterEach(() => vi.useRealTimers())

type Run = Parameters<typeof callRoute>[0]

const path = '/admin/security'
const typed = {
  intent: 'make-api-token',
  tokenName: 'Nightly import',
  requests: 'read',
  content: 'write',
  seo: 'none',
  days: '30',
  currentPassword: password,
}
const press = (form: Record<string, string>, as = session) =>
  callRoute(security, { path, headers: { Cookie: as.cookie }, form: { ...form, formToken: as.formToken } })
const Made = z.object({ apiToken: z.string() })
const make = async (change: Record<string, string> = {}) =>
  Made.parse((await press({ ...typed, ...change })).body).apiToken
const call = (route: Run, address: string, token: string, more: Partial<Parameters<typeof callRoute>[1]> = {}) =>
  callRoute(route, { path: address, ...more, headers: { Authorization: `Bearer ${token}`, ...more.headers } })
const rows = () => site.db.selectFrom('apiTokens').selectAll().execute()
const audited = () =>
  site.db.selectFrom('auditLog').select(['event', 'subject', 'operatorName']).orderBy('id').execute()
const byToken = 'warden (token Nightly import)'
const demote = async () => {
  const act = { by: { operatorId: null, username: 'x' }, now: start }
  await addOperator(site.db, 'ranger', start)
  await write(site.db, (trx) => setRole(trx, { id: 1, username: 'warden', role: 'owner' }, { role: 'editor' }, act))
}

describe('an owner', () => {
  test('makes a token, which is shown once and stored as a hash', async () => {
    const token = await make()
    expect(token).toMatch(/^stagwise_[\w-]{43}$/)
    expect(await rows()).toMatchObject([
      {
        name: 'Nightly import',
        tokenHash: createHash('sha256').update(token).digest('hex'),
        expiresAt: '2026-12-27T12:00:00.000Z',
        lastUsedAt: null,
      },
    ])
    const { body } = await callRoute(securityPage, { path, headers: { Cookie: session.cookie } })
    expect(body).toMatchObject({ tokens: [{ name: 'Nightly import', scope: { content: 'write' }, madeBy: 'warden' }] })
    expect(JSON.stringify(body)).not.toContain(token.slice(9))
    expect(await audited()).toEqual([{ event: 'api-token-made', subject: 'Nightly import', operatorName: 'warden' }])
  })

  test.each([
    [{ tokenName: ' ' }, 'tokenName'],
    [{ tokenName: 'x'.repeat(81) }, 'tokenName'],
    [{ content: 'all' }, 'content'],
    [{ requests: 'none', content: 'none' }, 'requests'],
    [{ days: '9999' }, 'days'],
    [{ days: 'toString' }, 'days'],
    [{ currentPassword: '' }, 'currentPassword'],
    [{ currentPassword: 'a wrong password' }, 'currentPassword'],
  ])('makes none with %j', async (change, field) => {
    expect(await press({ ...typed, ...change })).toMatchObject({
      status: 400,
      body: { lastResult: { error: { [field]: [expect.any(String)] } } },
    })
    expect(await rows()).toEqual([])
  })

  test('revokes it, and it works no more', async () => {
    const token = await make()
    expect((await call(quotes, '/api/quotes', token)).status).toBe(200)
    expect(await toastOf(await press({ intent: 'revoke-api-token', token: '1' }))).toMatchObject({
      title: 'Token Revoked',
      description: '“Nightly import” works no more.',
    })
    expect((await call(quotes, '/api/quotes', token)).status).toBe(401)
    expect((await audited()).at(-1)).toEqual({
      event: 'api-token-revoked',
      subject: 'Nightly import',
      operatorName: 'warden',
    })
  })
})

test('an editor sees, makes and revokes none, and a former owner’s end', async () => {
  const token = await make()
  const other = await beginSession(site.db, 'nora')
  await site.db.updateTable('operators').set({ role: 'editor' }).where('username', '=', 'nora').execute()
  const { body } = await callRoute(securityPage, { path, headers: { Cookie: other.cookie } })
  expect(body).toMatchObject({ tokens: undefined })
  await press({ intent: 'revoke-api-token', token: '1' }, other)
  expect(await rows()).toHaveLength(1)
  await demote()
  expect(await rows()).toEqual([])
  expect((await call(quotes, '/api/quotes', token)).status).toBe(401)
  const after = await beginSession(site.db)
  expect(await toastOf(await press(typed, after))).toMatchObject({ kind: 'error', description: /no longer an owner/ })
  expect(await rows()).toEqual([])
})

describe('a call', () => {
  const contents = JSON.stringify({ robotsTxt: 'User-agent: *\nDisallow: /admin/\n' })
  const json = { 'Content-Type': 'application/json' }

  test('may do what the token may, with no cookie and no form token', async () => {
    const token = await make()
    expect((await call(quotes, '/api/quotes', token)).status).toBe(200)
    const draft = { title: 'By a script', content: '<p>Hi</p>', category: 'deer-life', isPublished: false }
    expect((await call(postsAction, '/api/admin/blog/posts', token, { json: draft })).status).toBe(201)
    expect((await audited()).at(-1)).toMatchObject({
      event: 'post-created',
      operatorName: 'warden (token Nightly import)',
    })
    for (const refused of [
      await call(statusAction, '/api/quotes/1/status', token, {
        method: 'PATCH',
        params: { id: '1' },
        json: { status: 'closed' },
      }),
      await call(seo, '/api/admin/seo', token),
      await call(seoAction, '/api/admin/seo', token, { method: 'PUT', body: contents, headers: json }),
    ]) {
      expect(refused).toMatchObject({ status: 403, body: { message: 'This token may not do that' } })
    }
    expect(await site.db.selectFrom('quotes').select('status').execute()).toEqual([{ status: 'pending' }])
  })

  test('sees drafts only with a token that may read them', async () => {
    await addPost(site.db, { slug: 'a-draft', isPublished: 0 })
    const at = { params: { slug: 'a-draft' } }
    const tokens = [await make(), await make({ content: 'none' }), `stagwise_${'x'.repeat(43)}`, 'x']
    const statuses: number[] = []
    for (const token of tokens) statuses.push((await call(post, '/api/blog/posts/slug/a-draft', token, at)).status)
    expect(statuses).toEqual([200, 404, 404, 404])
  })

  test('that was revoked while the body of a call was on its way adds nothing', async () => {
    const headers = { ...json, Authorization: `Bearer ${await make()}` }
    const body = JSON.stringify({ title: 'Too late', content: '<p>Hi</p>', category: 'deer-life' })
    const meanwhile = () => site.db.deleteFrom('apiTokens').execute()
    const request = slowPost('/api/admin/blog/posts', { headers, body, meanwhile })
    expect(await postsAction({ request, params: {}, context: {} })).toMatchObject({ status: 401 })
    expect(await site.db.selectFrom('blogPosts').select('slug').execute()).toEqual([])
  })

  test('notes the last use, every five minutes', async () => {
    const token = await make()
    const used = async (seconds: number) => {
      vi.setSystemTime(start.getTime() + seconds * 1000)
      await call(quotes, '/api/quotes', token)
      return (await rows())[0]?.lastUsedAt
    }
    expect(await used(1)).toBe('2026-11-27T12:00:01.000Z')
    expect(await used(200)).toBe('2026-11-27T12:00:01.000Z')
    expect(await used(400)).toBe('2026-11-27T12:06:40.000Z')
  })

  test('is limited to 300 a minute for each token', async () => {
    const [token, another] = [await make({ requests: 'write' }), await make({ requests: 'write' })]
    const statuses = new Set<number>()
    const write = { method: 'PATCH', params: { id: '1' }, json: { status: 'closed' } }
    for (let count = 0; count < 150; count += 1) {
      statuses.add((await call(quotes, '/api/quotes', token)).status)
      statuses.add((await call(statusAction, '/api/quotes/1/status', token, write)).status)
    }
    expect([...statuses]).toEqual([200])
    const refused = await call(quotes, '/api/quotes', token)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
    expect((await call(quotes, '/api/quotes', another)).status).toBe(200)
    vi.setSystemTime(start.getTime() + 60_000)
    expect((await call(quotes, '/api/quotes', token)).status).toBe(200)
  })

  test('from a new network is shown, and noted in the activity, once', async () => {
    const token = await make()
    const shown = async () => (await callRoute(securityPage, { path, headers: { Cookie: session.cookie } })).body
    for (const clientAddress of ['203.0.113.9', '203.0.113.200', '2001:db8:1:2::3', '203.0.113.9']) {
      await call(quotes, '/api/quotes', token, { context: { clientAddress } })
    }
    expect(await shown()).toMatchObject({ tokens: [{ lastNetwork: '2001:db8:1::/48' }] })
    expect((await audited()).slice(1)).toEqual([
      { event: 'api-token-new-network', subject: 'Nightly import, 203.0.113.0/24', operatorName: byToken },
      { event: 'api-token-new-network', subject: 'Nightly import, 2001:db8:1::/48', operatorName: byToken },
    ])
    vi.setSystemTime(start.getTime() + 400_000)
    await call(quotes, '/api/quotes', token, { context: { clientAddress: '203.0.113.9' } })
    expect(await shown()).toMatchObject({ tokens: [{ lastNetwork: '203.0.113.0/24' }] })
    expect(await audited()).toHaveLength(3)
  })

  test('is refused after the token’s last day, which the daily work deletes', async () => {
    const token = await make()
    vi.setSystemTime('2026-12-27T11:59:59.999Z')
    expect((await call(quotes, '/api/quotes', token)).status).toBe(200)
    vi.setSystemTime('2026-12-27T12:00:00.000Z')
    expect((await call(quotes, '/api/quotes', token)).status).toBe(401)
    await deleteEndedTokens(site.db, new Date())
    expect(await rows()).toEqual([])
  })

  test('with a wrong token is refused even with a live cookie, and counted', async () => {
    const right = await make()
    const Cookie = session.cookie
    const wrong = `stagwise_${'x'.repeat(43)}`
    const context = { clientAddress: '203.0.113.9' }
    for (let count = 0; count < 10; count += 1) {
      expect(await call(quotes, '/api/quotes', wrong, { headers: { Cookie }, context })).toMatchObject({
        status: 401,
        body: { message: 'Unauthorized' },
      })
    }
    const limited = await call(quotes, '/api/quotes', wrong, { context })
    expect([limited.status, Number(limited.headers.get('Retry-After')) > 0]).toEqual([429, true])
    expect((await call(quotes, '/api/quotes', right, { context })).status).toBe(200)
    for (const text of ['', 'x', session.cookie.split('=')[1] ?? '']) {
      expect((await call(quotes, '/api/quotes', text, { headers: { Cookie }, context })).status).toBe(401)
    }
  })

  test('opens nothing of the dashboard', async () => {
    const token = await make({ requests: 'write', seo: 'write' })
    expect((await call(news, '/admin/news', token)).status).toBe(401)
    expect((await call(securityPage, path, token)).status).toBe(401)
  })
})
