import assert from 'node:assert/strict'
import { cookiesOf, headerOf, type Answer } from '../ask'
import { canary, newAddress, type Attack, type Theme } from '../attack'
import { cookieName, copySession, idOf, operator, type Target } from '../target'
import { randomId } from '../strangers'

const loginForm = { intent: 'login', ...operator, next: '/admin' }
const begun = ['knownLoginAddresses', 'sessions']

function newSession(answer: Answer, name: string = cookieName): string {
  const set = cookiesOf(answer).get(name) ?? ''
  return `${name}=${set.split(';')[0] ?? ''}`
}

async function isWorth(target: Target, cookie: string): Promise<boolean> {
  return (await target.ask('/api/quotes', { cookie })).status === 200
}

const begins: Attack[] = [
  {
    name: 'a cookie that was planted before the login',
    run: async (target) => {
      const planted = `${cookieName}=${randomId()}`
      const answer = await target.ask('/admin', { form: loginForm, cookie: planted, from: newAddress() })
      const own = newSession(answer)
      assert.notEqual(own, planted)
      assert.match(idOf(own), /^[\w-]{43}$/)
      assert.ok(await isWorth(target, own), 'the new session is none')
      assert.ok(!(await isWorth(target, planted)), 'the planted cookie has become the session')
      return answer
    },
    expected: 303,
    changes: begun,
  },
  {
    name: 'the session from before a login ends with it',
    run: async (target) => {
      const before = await copySession(target.database, target.sessions.live)
      const answer = await target.ask('/admin', { form: loginForm, cookie: before, from: newAddress() })
      assert.notEqual(newSession(answer), before)
      assert.ok(!(await isWorth(target, before)), 'the old session still lives')
      const set = cookiesOf(answer).get(cookieName) ?? ''
      assert.match(set, /^[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
      assert.match(cookiesOf(answer).get('stagwise_toast') ?? '', /; HttpOnly; SameSite=Lax$/)
      return answer
    },
    expected: 303,
    changes: begun,
  },
  {
    name: 'a wrong password begins nothing',
    run: async (target) => {
      const form = { ...loginForm, password: canary() }
      const answer = await target.ask('/admin', { form, from: newAddress() })
      assert.ok(!cookiesOf(answer).has(cookieName), 'a cookie is set')
      assert.ok(!answer.body.includes(form.password), 'the password stands in the page')
      return answer
    },
    expected: 400,
    says: /Admin Login/,
  },
]

const secureSite = { SITE_URL: 'https://site.example' }

const secure: Attack[] = [
  {
    name: 'the cookies of a site on https',
    run: async (target) => {
      const site = await target.beside(secureSite)
      const answer = await site.ask('/admin', { form: loginForm, from: newAddress() })
      const name = `__Host-${cookieName}`
      assert.match(cookiesOf(answer).get(name) ?? '', /^[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
      assert.match(cookiesOf(answer).get('__Host-stagwise_toast') ?? '', /; HttpOnly; Secure; SameSite=Lax$/)
      assert.match(headerOf(answer, 'strict-transport-security'), /^max-age=\d{7,}/)
      return answer
    },
    expected: 303,
  },
  {
    name: 'the cookie without its prefix, on https',
    run: async (target) => {
      const site = await target.beside(secureSite)
      const id = idOf(site.sessions.live)
      assert.ok(await isWorth(site, site.sessions.live), 'the live session is none')
      const names = [cookieName, `__host-${cookieName}`, `__Secure-${cookieName}`]
      return Promise.all(names.map((name) => site.ask('/api/quotes', { cookie: `${name}=${id}` })))
    },
    expected: 401,
  },
]

const keptCopy: Attack = {
  name: 'a kept copy after the logout',
  run: async (target) => {
    const own = await copySession(target.database, target.sessions.live)
    assert.ok(await isWorth(target, own), 'the session is none')
    const out = await target.ask('/admin', { form: { intent: 'logout' }, cookie: own })
    assert.equal(out.status, 303)
    assert.match(cookiesOf(out).get(cookieName) ?? '', /^; .*Max-Age=0/)
    assert.ok(await isWorth(target, target.sessions.live), 'another session was ended with it')
    return Promise.all(
      ['/api/quotes', '/admin/quotes', '/admin/quotes.data?_routes=admin%2Fquotes'].map((at) =>
        target.ask(at, { cookie: own }),
      ),
    )
  },
  expected: 401,
}

const hiddenId: Attack = {
  name: 'the id of the session, in what the dashboard shows',
  run: async (target) => {
    const { live: cookie } = target.sessions
    const pages = ['/admin', '/admin/products/1/edit', '/admin/seo.data', '/api/quotes', '/admin/none', '/contact']
    const answers = await Promise.all(pages.map((at) => target.ask(at, { cookie })))
    for (const { body, headers, asked } of answers) {
      const all = body + JSON.stringify(headers)
      assert.ok(!all.includes(idOf(cookie)), `${asked}: it shows the id`)
    }
    return answers
  },
  expected: [200, 404],
}

const token = 'formToken'
/** Wrong values in the place of the token; tests/routes/session.test.ts has the others. */
const wrongTokens: [string, (target: Target) => string[][]][] = [
  ['missing', () => []],
  ["another session's", ({ otherToken }) => Object.entries(otherToken)],
  [
    'the right one and then a wrong one',
    (target) => [token, token].map((name, at) => [name, at ? 'x' : tokenOf(target)]),
  ],
  ['in a list', (target) => [[`${token}[]`, tokenOf(target)]]],
  ['the id of the session', ({ sessions }) => [[token, idOf(sessions.live)]]],
]

function tokenOf(target: Target): string {
  return target.token[token] ?? ''
}

const statusForm = [
  ['intent', 'update-quote-status'],
  ['id', '1'],
  ['status', 'closed'],
]

const tokens: Attack[] = wrongTokens.flatMap(([name, fields]): Attack[] => [
  {
    name: `a form token that is ${name}`,
    run: (target) => {
      const form = [...statusForm, ['back', `/admin/quotes?q=${canary()}`], ...fields(target)]
      const { live: cookie } = target.sessions
      return Promise.all([
        target.ask('/admin/quotes', { form, cookie }),
        target.ask('/admin/quotes.data', { form, cookie }),
        target.ask('/admin', { form: [['intent', 'confirm-clock'], ...fields(target)], cookie }),
      ])
    },
    expected: 403,
  },
  {
    name: `a form token that is ${name}, for a picture and with one`,
    run: (target) => {
      const asked = ['/admin/images', '/admin/products/1/edit'].map((at) => {
        const multipart = new FormData()
        for (const [field = '', value = ''] of fields(target)) multipart.append(field, value)
        multipart.append('intent', 'save-product')
        multipart.append(at === '/admin/images' ? 'file' : 'imageFile', new Blob(['GIF89a']), `${canary()}.gif`)
        return target.ask(at, { multipart, cookie: target.sessions.live })
      })
      return Promise.all(asked)
    },
    // The status is 415 at the address that accepts only a file, where no field may occur twice.
    expected: [403, 415],
  },
])

const elsewhere: Attack = {
  name: 'a form token in the address or a header, and one of an ended session',
  run: (target) => {
    const { live, ended } = target.sessions
    const query = new URLSearchParams({ ...target.token }).toString()
    return Promise.all([
      target.ask(`/admin/quotes?${query}`, { form: statusForm, cookie: live }),
      target.ask('/admin/quotes', { form: statusForm, cookie: live, headers: { [token]: tokenOf(target) } }),
      target.ask('/admin/quotes', { form: statusForm, cookie: `${live}; ${token}=${tokenOf(target)}` }),
      target.ask('/admin/quotes', { form: [...statusForm, [token, tokenOf(target)]], cookie: ended }),
      target.ask('/admin/quotes', { form: [...statusForm, [token, tokenOf(target)]] }),
    ])
  },
  expected: [401, 403],
}

const rightToken: Attack = {
  name: 'the right form token, which all of this is about, is let in',
  run: (target) => {
    const form = [
      ...statusForm.map(([name = '', value = '']) => [name, name === 'id' ? '999999' : value]),
      [token, tokenOf(target)],
    ]
    return target.ask('/admin/quotes', { form, cookie: target.sessions.live })
  },
  expected: 303,
}

export const sessions: Theme = {
  name: 'sessions',
  setUp: async (target) => {
    await target.beside(secureSite)
  },
  attacks: [...begins, ...secure, keptCopy, hiddenId, ...tokens, elsewhere, rightToken],
}
