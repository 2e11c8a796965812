import assert from 'node:assert/strict'
import { headerOf, type Question } from '../ask'
import { canary, newAddress, type Attack, type Theme } from '../attack'
import type { Target } from '../target'

type From = (target: Target) => Readonly<Record<string, string>>

const site =
  (value: string): From =>
  () => ({ 'sec-fetch-site': value })
const origin =
  (of: (target: Target) => string): From =>
  (target) => ({ origin: of(target) })

/** Headers by which a browser says who asks; app/server/http/middleware/origin.test.ts has other values. */
const refusedFrom: [string, From][] = [
  ['Sec-Fetch-Site: cross-site', site('cross-site')],
  ['Sec-Fetch-Site: same-site', site('same-site')],
  ['another site with the right Origin', (target) => ({ 'sec-fetch-site': 'cross-site', origin: target.url })],
  ['the Origin null', origin(() => 'null')],
  ['another host', origin(() => 'https://evil.example')],
  ['another port', origin(({ port }) => `http://127.0.0.1:${String(port + 1)}`)],
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

/** A picture's address, a link or a prefetch sends a GET, which must never change anything. */
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
  attacks: [...refused, getters, read, own],
}
