import assert from 'node:assert/strict'
import type { ApiRow } from '~/api/contract'
import { apiRows } from '~/api/contract.data'
import { cookiesOf, type Answer, type Question } from '../ask'
import type { Attack, Theme } from '../attack'
import { siteRoutes } from '../site-routes'
import type { Target } from '../target'

/** Values that are no id, no place in a list and no side of a picture; ids.test.ts and cursor.test.ts have more. */
const wrongIds: readonly string[] = [
  '0',
  '-1',
  '01',
  '1.5',
  '1e3',
  ' 1',
  '１',
  '9'.repeat(20),
  '1'.repeat(400),
  '__proto__',
  '1;--',
  '🦌',
]

/** The server refuses these values, which are control characters or climb when they are escaped. */
const refusedByServer = ['\t1', '\u0000', '1\r\nX: y', '../1']

/** Places that accept such a value read it by the same code, so each gets a third of them. */
function thirdOf(values: readonly string[], place: number): string[] {
  return values.filter((_, index) => index % 3 === place % 3)
}

function named(text: string): string {
  return JSON.stringify(text.length > 30 ? `${text.slice(0, 30)}…` : text)
}

const escaped = encodeURIComponent

const rows = apiRows.filter((row) => row.path.startsWith('/api/'))

/** Makes the body that the contract shows: except for what an attack changes, the call would succeed. */
export function exampleBody({ body }: ApiRow): Question {
  if (!body) return {}
  if (body.kind === 'json') return { json: body.example }
  const multipart = new FormData()
  for (const [name, value] of Object.entries(body.example)) multipart.append(name, value)
  return { multipart }
}

const numbered = rows.filter(({ params = {} }) => 'id' in params || 'index' in params || 'width' in params)

function pathWith(row: ApiRow, name: string, value: string): string {
  const filled = row.path.replaceAll(/\{(\w+)\}/g, (_, own: string) =>
    own === name ? escaped(value) : String(row.params?.[own]?.example),
  )
  return filled
}

function call(target: Target, row: ApiRow, path: string): Promise<Answer> {
  return target.ask(path, { method: row.method, ...exampleBody(row), cookie: target.sessions.live })
}

const apiIds: Attack[] = numbered.flatMap((row, place) =>
  Object.keys(row.params ?? {}).map((name): Attack => ({
    name: `${row.method} ${row.path} with a wrong ${name}`,
    run: async (target) => {
      // A place counted from 0, with or without leading zeros, may be valid.
      const values = wrongIds.filter(
        (value) => !(name === 'index' && /^0\d*$/.test(value)) && !isRightSide(name, value),
      )
      const asked = thirdOf([...values, ...refusedByServer], place).map((value) =>
        call(target, row, pathWith(row, name, value)),
      )
      return Promise.all(asked)
    },
    expected: [400, 404],
    says: /^\{"message":"[^"]+"/,
  })),
)

function isRightSide(name: string, value: string): boolean {
  return (name === 'width' || name === 'height') && /^0*[1-9]\d{0,3}$/.test(value)
}

const dashboardIds: Attack[] = siteRoutes
  .filter(({ pattern, audience }) => audience === 'dashboard' && pattern.includes(':id'))
  .map(({ pattern: whole }) => ({ whole, pattern: whole.replaceAll(/:(?!id\b)\w+/g, '1') }))
  .map(({ whole, pattern }, place) => ({
    name: `${whole} with a wrong id`,
    run: (target) => {
      const { live: cookie } = target.sessions
      const asked = thirdOf(wrongIds, place).map((value) =>
        target.ask(`${pattern.replace(':id', escaped(value))}.data`, { cookie }),
      )
      const pages = ['0', '01', '99999999999999', '__proto__'].map((value) =>
        target.ask(pattern.replace(':id', value), { cookie }),
      )
      return Promise.all([...asked, ...pages])
    },
    expected: 404,
  }))

const slugPatterns = `/{} /products/{}/quote /api/products/slug/{} /api/seo/page/{} /sitemap/{} /images/{}-800.webp
  /art/cards/{}/moose.png`.split(/\s+/)

const slugs: Attack[] = slugPatterns.map((pattern, place) => ({
  name: `${pattern} with a wrong name`,
  run: (target) => {
    const values = [...wrongIds, '-', 'a--b', 'A_B', 'a b', 'é', 'a/b', 'nul']
    const asked = thirdOf(values, place).map((value) => target.ask(pattern.replace('{}', escaped(value))))
    const refused = refusedByServer.map((value) => target.ask(pattern.replace('{}', escaped(value))))
    return Promise.all([...asked, ...refused])
  },
  // The status 301 redirects to the one form of the address, in lower case.
  expected: [301, 400, 404],
}))

const lists = ['/api/products', '/api/quotes', '/api/contacts', '/api/deer-types', '/api/blog/posts']
const adminLists = ['/api/products/all', '/api/admin/deer-types', '/api/admin/blog/posts']

const limits: Attack[] = [...lists, ...adminLists].flatMap((path, place): Attack[] => [
  {
    name: `${path} with a wrong limit`,
    run: (target) => {
      const { live: cookie } = target.sessions
      const values = [
        ...wrongIds.filter((value) => !/^0*[1-9]\d{0,2}$/.test(value)),
        '',
        '501',
        '000',
        ...refusedByServer,
      ]
      return Promise.all(
        thirdOf(values, place).map((value) => target.ask(`${path}?limit=${escaped(value)}`, { cookie })),
      )
    },
    expected: 400,
    says: /limit must be a whole number from 1 to 500/,
  },
  {
    name: `${path} with a wrong cursor`,
    run: (target) => {
      const { live: cookie } = target.sessions
      const own = ['after-', 'after-0', 'after--1', 'before-1', 'AFTER-1', 'after-1e3', 'after-1.5', 'after-９']
      const values = [...wrongIds, ...own, '', `after-${'9'.repeat(16)}`, 'x'.repeat(4000), ...refusedByServer]
      return Promise.all(
        thirdOf(values, place).map((value) => target.ask(`${path}?cursor=${escaped(value)}`, { cookie })),
      )
    },
    expected: 400,
    says: /cursor is not one that this list gave/,
  },
  {
    name: `${path} with a cursor from the far end`,
    run: (target) => {
      const { live: cookie } = target.sessions
      const isSorted = /deer-types|blog\/posts$/.test(path) && path !== '/api/admin/blog/posts'
      const key = isSorted ? `-${escaped("zzz' OR 1=1 --\u0000\ud83e\udd8c")}` : ''
      return target.ask(`${path}?limit=500&cursor=after-999999999999999${key}`, { cookie })
    },
    expected: 200,
    says: /^\[/,
  },
])

const listPages = ['/products', '/blog', '/admin', '/admin/products', '/admin/blog', '/admin/deer-types']

const pages: Attack[] = listPages.map((path, place) => ({
  name: `${path} with a wrong page`,
  run: (target) => {
    const { live: cookie } = target.sessions
    const values = thirdOf(
      [...wrongIds, 'after-0', 'before-1e9', 'after-1-\u0000', `after-${'9'.repeat(15)}`],
      place,
    ).map(escaped)
    const queries = values.map((value) => `cursor=${value}&status=${value}&cursor[]=${value}&page=${value}`)
    const data = `${path === '/' ? '/_root' : path}.data`
    return Promise.all(queries.map((query) => target.ask(`${data}?${query}`, { cookie })))
  },
  // The status 202 redirects to the first page, in the form of the router's data.
  expected: [200, 202],
}))

const discounts: Attack[] = ['101', '12.5', '0xff'].map((value) => ({
  name: `a discount of ${named(value)}`,
  isInSample: value === '12.5',
  run: (target) => {
    const asked = [
      ['PUT', '/api/products/1'],
      ['POST', '/api/products'],
    ].map(([method = '', path = '']) => {
      const multipart = new FormData()
      const body = { name: 'Rope', description: 'x', category: 'Gear', discountPercentage: value }
      for (const [name, text] of Object.entries(body)) multipart.append(name, text)
      return target.ask(path, { method, multipart, cookie: target.sessions.live })
    })
    return Promise.all(asked)
  },
  expected: 400,
  says: /The discount is a whole number from 0 to 100/,
}))

const versions: Attack = {
  name: 'a version of every wrong kind',
  isInSample: true,
  run: async (target) => {
    const { live: cookie } = target.sessions
    const values = wrongIds.filter((value) => !/^[1-9]\d{0,14}$/.test(value))
    const asked = values.flatMap((version) => {
      const multipart = new FormData()
      multipart.append('version', version)
      const product: Question = { method: 'PUT', multipart, cookie }
      return [
        target.ask('/api/products/1', product),
        target.ask('/api/admin/blog/posts/1', { method: 'PATCH', json: { version }, cookie }),
      ]
    })
    const numbers = [0, -1, 1.5, 1e21, true, [], {}].map((version) =>
      target.ask('/api/admin/blog/posts/1', { method: 'PATCH', json: { version }, cookie }),
    )
    return Promise.all([...asked, ...numbers])
  },
  // No record has this version, so the site treats the record as changed.
  expected: 409,
}

const formIds: Attack = {
  name: "the dashboard's forms with every wrong id",
  isInSample: true,
  run: async (target) => {
    const { live: cookie } = target.sessions
    const forms = [
      ['/admin/quotes.data', 'update-quote-status'],
      ['/admin/contacts.data', 'update-contact-status'],
      ['/admin/products.data', 'set-product-active'],
      ['/admin/blog.data', 'set-post-published'],
      ['/admin/deer-types.data', 'set-deer-type-active'],
    ]
    const asked = forms.flatMap(([path = '', intent = ''], place) =>
      thirdOf([...wrongIds, ...refusedByServer], place).map((id) =>
        target.ask(path, { form: { intent, id, status: 'closed', isOn: 'false', ...target.token }, cookie }),
      ),
    )
    const answers = await Promise.all(asked)
    for (const answer of answers) assert.ok(cookiesOf(answer).has('stagwise_toast'), `${answer.asked}: it says nothing`)
    return answers
  },
  expected: 202,
}

export const numbers: Theme = {
  name: 'numbers',
  attacks: [...apiIds, ...dashboardIds, ...slugs, ...limits, ...pages, ...discounts, versions, formIds],
}
