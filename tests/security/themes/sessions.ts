import assert from 'node:assert/strict'
import { cookiesOf, headerOf, type Answer } from '../ask'
import { canary, newAddress, type Attack, type Theme } from '../attack'
import { cookieName, copySession, getSession, idOf, operator, tokenOf as readToken, type Target } from '../target'
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
    expected: 401,
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
    name: 'another host than the site’s own',
    run: async (target) => {
      const site = await target.beside(secureSite)
      assert.equal((await site.ask('/healthz', { headers: { host: 'evil.example' } })).status, 200)
      return Promise.all(
        ['/', '/admin', '/api/products', '/robots.txt'].map((at) =>
          site.ask(at, { headers: { host: 'evil.example' } }),
        ),
      )
    },
    expected: 421,
    says: /Misdirected Request/,
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

const logouts: Attack[] = [
  {
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
  },
  {
    name: 'a logout by GET',
    run: async (target) => {
      const { other: cookie } = target.sessions
      const tries = ['/admin?intent=logout', '/admin.data?intent=logout', '/admin?index&intent=logout', '/admin/logout']
      const answers = await Promise.all([
        ...tries.map((at) => target.ask(at, { cookie })),
        target.ask('/admin?intent=logout', { cookie, method: 'HEAD' }),
        target.ask('/admin', { cookie, method: 'GET', form: { intent: 'logout' } }),
      ])
      assert.ok(await isWorth(target, cookie), 'it has ended the session')
      return answers
    },
    expected: [200, 404],
  },
  {
    name: 'a logout by another site',
    run: async (target) => {
      const { other: cookie } = target.sessions
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
      const answer = await target.ask('/admin', { form: { intent: 'logout' }, cookie, headers })
      assert.ok(await isWorth(target, cookie), 'it has ended the session')
      return answer
    },
    expected: 403,
  },
  {
    name: 'a logout of somebody without a session',
    run: async (target) => {
      const asked = [target.sessions.forged, `${cookieName}=`, ''].map((cookie) =>
        target.ask('/admin', { form: { intent: 'logout' }, cookie }),
      )
      return Promise.all(asked)
    },
    expected: 303,
  },
]

const lifetime: Attack[] = [
  ['a second ago', -1000, 401],
  ['in a minute', 60_000, 200],
].map(([name, ms, expected]) => ({
  name: `a session that ends ${String(name)}`,
  run: async (target) => {
    const at = (shift: number) => new Date(Date.now() + shift).toISOString()
    const change = { createdAt: at(-3_600_000), expiresAt: at(Number(ms)) }
    return target.ask('/admin/quotes', { cookie: await copySession(target.database, target.sessions.live, change) })
  },
  expected: Number(expected),
  changes: ['sessions'],
}))

const idle: Attack[] = [
  ['61 minutes', 61, 401],
  ['59 minutes', 59, 200],
].map(([name, minutes, expected]) => ({
  name: `a session that was not used for ${String(name)}`,
  run: async (target) => {
    const lastUsedAt = new Date(Date.now() - Number(minutes) * 60_000).toISOString()
    const change = { createdAt: new Date(Date.now() - 7_200_000).toISOString(), lastUsedAt }
    return target.ask('/admin/quotes', { cookie: await copySession(target.database, target.sessions.live, change) })
  },
  expected: Number(expected),
  changes: ['sessions'],
}))

const withoutPassword: Attack = {
  name: 'files of customers, and a backup, by an open browser alone',
  run: async (target) => {
    const passwordAt = new Date(Date.now() - 11 * 60_000).toISOString()
    const cookie = await copySession(target.database, target.sessions.live, { passwordAt })
    const form = { intent: 'find-person', email: 'a@b.example', ...target.token }
    const person = headerOf(await target.ask('/admin/people', { form, cookie: target.sessions.live }), 'location')
    assert.match(person, /^\/admin\/people\/./)
    const files = ['/admin/quotes.csv', '/admin/contacts.json', `${person}/file`]
    const answers = await Promise.all(files.map((at) => target.ask(at, { cookie })))
    for (const { headers } of answers) assert.match(String(headers.location), /^\/admin\/password\?next=/)
    const made = await target.ask('/admin/backups', {
      form: { intent: 'make-backup', ...(await readToken(target.ask, cookie)) },
      cookie,
    })
    assert.match(made.body, /Type Your Password Again/)
    return [...answers, made]
  },
  expected: [303, 403],
  changes: ['sessions'],
}

const sessionOfAnother: Attack = {
  name: 'the end of another operator’s session, by the hash that the list of sessions has',
  run: async (target) => {
    const { database, sessions, token } = target
    const row = await database.selectFrom('operators').selectAll().executeTakeFirstOrThrow()
    const editor = { ...row, id: 4712, username: 'mate', loginName: 'mate', role: 'editor' } as const
    await database.insertInto('operators').values(editor).execute()
    const cookie = await copySession(database, sessions.live, { operatorId: editor.id })
    const { idHash } = await getSession(database, cookie)
    const form = { intent: 'end-session', session: idHash, ...token }
    const answer = await target.ask('/admin/security', { form, cookie: sessions.live })
    assert.ok(await isOpen(target, cookie), 'it has ended the session')
    await database.deleteFrom('operators').where('id', '=', editor.id).execute()
    return answer
  },
  expected: 303,
}

async function isOpen(target: Target, cookie: string): Promise<boolean> {
  return (await target.ask('/admin/products', { cookie })).status === 200
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
const shuffled = (text: string) => text.slice(1) + text.slice(0, 1)

const wrongTokens: [string, (target: Target) => string[][]][] = [
  ['missing', () => []],
  ['empty', () => [[token, '']]],
  ["another session's", ({ otherToken }) => Object.entries(otherToken)],
  ['in another order', (target) => [[token, shuffled(tokenOf(target))]]],
  ['in the other case', (target) => [[token, tokenOf(target).toLowerCase()]]],
  ['a letter short', (target) => [[token, tokenOf(target).slice(1)]]],
  ['a letter long', (target) => [[token, `${tokenOf(target)}A`]]],
  ['with white space', (target) => [[token, ` ${tokenOf(target)}`]]],
  [
    'the right one and then a wrong one',
    (target) => [
      [token, tokenOf(target)],
      [token, 'x'],
    ],
  ],
  [
    'in a list',
    (target) => [
      [`${token}[]`, tokenOf(target)],
      [`${token}[0]`, tokenOf(target)],
    ],
  ],
  [
    'under another name',
    (target) => [
      ['formtoken', tokenOf(target)],
      ['csrf', tokenOf(target)],
    ],
  ],
  ['the id of the session', ({ sessions }) => [[token, idOf(sessions.live)]]],
  ['very long', () => [[token, 'A'.repeat(100_000)]]],
  ['of other letters', () => [[token, '́'.repeat(43)]]],
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
        target.ask('/admin?index', { form, cookie }),
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
    // 415: where a file alone is taken, no field may occur twice.
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
  attacks: [
    ...begins,
    ...secure,
    ...logouts,
    ...lifetime,
    ...idle,
    withoutPassword,
    sessionOfAnother,
    hiddenId,
    ...tokens,
    elsewhere,
    rightToken,
  ],
}
