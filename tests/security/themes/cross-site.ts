import assert from 'node:assert/strict'
import { headerOf, type Question } from '../ask'
import { canary, newAddress, type Attack, type Theme } from '../attack'
import { siteRoutes } from '../site-routes'
import type { Target } from '../target'

type From = (target: Target) => Readonly<Record<string, string>>

const host = ({ port }: Target) => `127.0.0.1:${String(port)}`
const origin =
  (of: (target: Target) => string): From =>
  (target) => ({ origin: of(target) })
const site =
  (value: string): From =>
  () => ({ 'sec-fetch-site': value })

/** A browser sends these headers, or somebody hopes that a mistake in them passes. */
const refusedFrom: [string, From][] = [
  ...['cross-site', 'same-site', 'Same-Origin', 'same-origin, cross-site', 'same-origin;', '', 'null', 'unknown'].map(
    (value): [string, From] => [`Sec-Fetch-Site: ${value}`, site(value)],
  ),
  ['another site with the right Origin', (target) => ({ 'sec-fetch-site': 'cross-site', origin: target.url })],
  ['the Origin null', origin(() => 'null')],
  ['an empty Origin', origin(() => '')],
  ['another host', origin(() => 'https://evil.example')],
  ['a host that begins alike', origin((target) => `http://${host(target)}.evil.example`)],
  ['a host that ends alike', origin(() => 'http://evil127.0.0.1')],
  ['a subdomain of the site', origin(() => 'http://evil.localhost')],
  ['a user before the host', origin((target) => `http://${host(target)}@evil.example`)],
  ['a path like the host', origin((target) => `http://evil.example/${host(target)}`)],
  ['a fragment like the host', origin((target) => `http://evil.example#@${host(target)}`)],
  ['a backslash', origin((target) => `http://evil.example\\@${host(target)}`)],
  ['another port', origin(({ port }) => `http://127.0.0.1:${String(port + 1)}`)],
  ['no port', origin(() => 'http://127.0.0.1')],
  ['no scheme', origin(host)],
  ['another scheme', origin((target) => `https://${host(target)}`)],
  ['two of them', origin((target) => `${target.url}, https://evil.example`)],
  ['two with a space', origin((target) => `${target.url} https://evil.example`)],
  ['a file', origin(() => 'file://')],
  ['a page of data', origin(() => 'data:text/html,x')],
  ['an extension', origin(() => 'chrome-extension://abcdefghijklmnop')],
  [
    'a proxy of his own',
    () => ({ origin: 'https://evil.example', 'x-forwarded-proto': 'https', referer: 'http://127.0.0.1' }),
  ],
]

interface Write {
  name: string
  path: string
  question: (target: Target) => Question
}

const contact = () => ({ name: canary(), email: 'ada@example.org', message: canary() })
const quote = () => ({ customerName: canary(), customerEmail: 'ada@example.org' })
const live = ({ sessions }: Target) => sessions.live

const writes: Write[] = [
  { name: 'a message', path: '/contact', question: () => ({ form: contact() }) },
  { name: 'a quote', path: '/products/cellular-trail-camera/quote', question: () => ({ form: quote() }) },
  { name: 'a message by the API', path: '/api/contacts', question: () => ({ json: contact() }) },
  {
    name: 'a login',
    path: '/admin',
    question: () => ({ form: { intent: 'login', username: 'a', password: canary() } }),
  },
  { name: 'a logout', path: '/admin', question: (target) => ({ form: { intent: 'logout' }, cookie: live(target) }) },
  {
    name: 'the seed',
    path: '/admin/seed',
    question: (target) => ({ form: { intent: 'seed', ...target.token }, cookie: live(target) }),
  },
  {
    name: 'a status',
    path: '/admin/quotes.data',
    question: (target) => ({
      form: { intent: 'update-quote-status', id: '1', status: 'closed', ...target.token },
      cookie: live(target),
    }),
  },
  { name: 'a deletion', path: '/api/products/1', question: (target) => ({ method: 'DELETE', cookie: live(target) }) },
  {
    name: 'robots.txt',
    path: '/api/admin/seo',
    question: (target) => ({ method: 'PUT', json: { robotsTxt: 'User-agent: *\nDisallow: /' }, cookie: live(target) }),
  },
]

const refused: Attack[] = writes.flatMap(({ name, path, question }) =>
  refusedFrom.map(([from, headers]) => ({
    name: `${name}, from ${from}`,
    run: (target) => target.ask(path, { ...question(target), headers: headers(target), from: newAddress() }),
    expected: 403,
    says: /Cross-site request refused/,
  })),
)

const ownProxy: Attack = {
  name: 'every write, from a proxy of his own that names the scheme',
  run: async (target) => {
    const site = await target.beside({ TRUST_PROXY: '' })
    const headers = { origin: `https://${host(site)}`, 'x-forwarded-proto': 'https' }
    return Promise.all(writes.map(({ path, question }) => site.ask(path, { ...question(site), headers })))
  },
  expected: 403,
  says: /Cross-site request refused/,
}

/** A browser sends these types to another site without asking first. */
const simpleTypes = [
  'text/plain',
  'text/plain;charset=UTF-8',
  'text/plain; application/json',
  '',
  'application/x-www-form-urlencoded',
]
const jsonPaths = ['/api/contacts', '/api/quotes']

const simple: Attack[] = [...simpleTypes, 'text/json', 'application/jsonp', 'json', 'application/json, text/plain'].map(
  (type) => ({
    name: `JSON that says that it is ${JSON.stringify(type)}`,
    run: (target) => {
      const body = JSON.stringify({ ...contact(), ...quote(), productId: 1 })
      const headers: Record<string, string> = type === '' ? {} : { 'content-type': type }
      const asked = jsonPaths.map((path) => target.ask(path, { body, headers, from: newAddress() }))
      const { live: cookie } = target.sessions
      const posts = target.ask('/api/admin/blog/posts', { body, headers, cookie })
      return Promise.all([...asked, posts, target.ask('/api/admin/seo', { method: 'PUT', body, headers, cookie })])
    },
    expected: 415,
    says: /^\{"message":"Unsupported content type/,
  }),
)

const multipartJson: Attack = {
  name: 'JSON inside multipart, and a form inside text',
  run: (target) => {
    const multipart = new FormData()
    for (const [name, value] of Object.entries(contact())) multipart.append(name, value)
    const form = new URLSearchParams(contact()).toString()
    return Promise.all([
      target.ask('/api/contacts', { multipart, from: newAddress() }),
      target.ask('/contact', { multipart, from: newAddress() }),
      target.ask('/contact', { body: form, headers: { 'content-type': 'text/plain' }, from: newAddress() }),
    ])
  },
  expected: 415,
}

/** A picture's address, a link and a prefetch are GETs, and must change nothing. */
const getters: Attack = {
  name: 'addresses that would change something, were a GET to do it',
  run: async (target) => {
    const token = new URLSearchParams({ ...target.token }).toString()
    const { live: cookie } = target.sessions
    const addresses = [
      `/admin?intent=logout&${token}`,
      `/admin/seed?intent=seed&${token}`,
      `/admin/quotes?intent=update-quote-status&id=1&status=closed&${token}`,
      `/admin/quotes.data?intent=update-quote-status&id=1&status=closed&${token}`,
      `/admin/products/1/delete?intent=delete-product&${token}`,
      `/admin/products/1/delete.data?intent=delete-product&${token}`,
      `/admin/products?intent=set-product-active&id=1&isOn=false&${token}`,
      `/contact?${new URLSearchParams(contact()).toString()}`,
      `/products/cellular-trail-camera/quote?${new URLSearchParams(quote()).toString()}`,
      `/api/contacts?${new URLSearchParams(contact()).toString()}`,
      '/api/products?name=x&description=y&category=Gear',
    ]
    const heads = addresses.map((at) => target.ask(at, { method: 'HEAD', cookie }))
    const withBody = target.ask('/admin/quotes', {
      method: 'GET',
      form: { intent: 'update-quote-status', id: '1', status: 'closed', ...target.token },
      cookie,
    })
    return Promise.all([...addresses.map((at) => target.ask(at, { cookie })), ...heads, withBody])
  },
  expected: 200,
}

const methodFields: Attack = {
  name: 'a field or a header that names another method',
  run: (target) => {
    const { live: cookie } = target.sessions
    const fields = [{ _method: 'DELETE' }, { _METHOD: 'DELETE' }, { method: 'DELETE' }]
    const asked = fields.map((form) => target.ask('/api/products/1', { method: 'POST', form, cookie }))
    const headers = ['x-http-method-override', 'x-method-override', 'x-http-method'].map((name) =>
      target.ask('/api/products/1', { method: 'POST', headers: { [name]: 'DELETE' }, cookie }),
    )
    const query = target.ask('/api/products/1?_method=DELETE', { method: 'POST', cookie })
    return Promise.all([...asked, ...headers, query])
  },
  expected: 405,
}

const preflights: Attack[] = siteRoutes
  .filter(({ audience }) => audience === 'api')
  .map(({ pattern, address }) => ({
    name: `a preflight for ${pattern}`,
    run: (target) => {
      const asked = ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) =>
        target.ask(address, {
          method: 'OPTIONS',
          headers: {
            origin: 'https://evil.example',
            'access-control-request-method': method,
            'access-control-request-headers': 'content-type',
          },
        }),
      )
      return Promise.all(asked)
    },
    // general-rules.ts checks that no answer has a header of CORS.
    expected: [204, 401, 404],
  }))

const read: Attack = {
  name: 'answers for a script of another site',
  run: async (target) => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }
    const asked = ['/api/products', '/api/products?callback=steal', '/products.data', '/api/openapi.json', '/healthz']
    const answers = await Promise.all(asked.map((at) => target.ask(at, { headers })))
    for (const answer of answers) {
      assert.doesNotMatch(answer.body, /^\s*steal/)
      assert.match(headerOf(answer, 'content-type'), /^(?:application\/json|text\/x-script)/)
    }
    return answers
  },
  expected: 200,
}

const framed: Attack = {
  name: 'every page in a frame',
  run: async (target) => {
    const pages = siteRoutes.filter(({ audience = 'api' }) => ['page', 'form', 'login', 'missing'].includes(audience))
    const answers = await Promise.all(pages.map(({ address }) => target.ask(address)))
    for (const answer of answers) assert.equal(headerOf(answer, 'x-frame-options'), 'DENY', answer.asked)
    return answers
  },
  expected: [200, 404],
}

const own: Attack = {
  name: "the site's own forms, which all of this is about, are let in",
  run: (target) => {
    const form = { intent: 'login', username: 'nobody', password: '' }
    const from: From[] = [
      site('same-origin'),
      site('none'),
      origin(({ url }) => url),
      origin(({ port }) => `http://localhost:${String(port)}`),
      () => ({}),
    ]
    return Promise.all(
      from.map((headers) => target.ask('/contact', { form: { ...form, intent: 'none' }, headers: headers(target) })),
    )
  },
  expected: 400,
}

export const crossSite: Theme = {
  name: 'cross-site',
  attacks: [...refused, ownProxy, ...simple, multipartJson, getters, methodFields, ...preflights, read, framed, own],
}
