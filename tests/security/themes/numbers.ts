import assert from 'node:assert/strict'
import type { ApiRow } from '~/api/contract'
import { cookiesOf, type Answer, type Question } from '../ask'
import { newAddress, type Attack, type Theme } from '../attack'
import { siteRoutes } from '../site-routes'
import type { Target } from '../target'
import { exampleBody, rows } from './api-access'

/** None is an id, a place in a list, or a side of a picture; some only look like one. */
const wrongIds: readonly string[] = [
  '0',
  '-1',
  '-0',
  '+1',
  '01',
  '1.0',
  '1.5',
  '1e0',
  '1E3',
  '0x1',
  '0b1',
  '1_000',
  '1,000',
  ' 1',
  '1 ',
  '１',
  '١',
  '¹',
  'Ⅷ',
  '½',
  '99999999999999',
  '9007199254740993',
  '9223372036854775808',
  '18446744073709551616',
  '1'.repeat(400),
  'NaN',
  'Infinity',
  '-Infinity',
  'null',
  'undefined',
  'true',
  'id',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '1;DROP TABLE products',
  "1' OR '1'='1",
  '1 OR 1=1',
  '1 UNION SELECT 1',
  '1--',
  '1/*',
  '[1]',
  '{}',
  '{"$gt":0}',
  '1,2',
  '1&id=2',
  '1#2',
  '1?2',
  '*',
  '%',
  '..',
  '.',
  '$1',
  '${1}',
  '{{1}}',
  '<1>',
  '🦌',
  '1\u200b',
  '\u202e1',
]

/** The server refuses control characters and paths that climb, also escaped. */
const refusedByServer = ['\t1', '1\u0000', '\u0000', '1\n', '1\r\nX: y', '../1', '..\\1', '1/..']

/** Places that take such a value read it by the same code, so each gets a third of them. */
function thirdOf(values: readonly string[], place: number): string[] {
  return values.filter((value, index) => index % 3 === place % 3 && !isDots(value))
}

function named(text: string): string {
  return JSON.stringify(text.length > 30 ? `${text.slice(0, 30)}…` : text)
}

function escaped(text: string): string {
  // A dot segment is no name, escaped or not.
  return encodeURIComponent(text)
}

const isDots = (text: string) => text === '.' || text === '..'

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

const slugPatterns = [
  '/{}',
  '/products/{}',
  '/products/{}/quote',
  '/hunting-tools/{}',
  '/api/products/slug/{}',
  '/api/deer-types/slug/{}',
  '/api/blog/posts/slug/{}',
  '/api/seo/page/{}',
  '/api/seo/blog/{}',
  '/api/seo/tool/{}',
  '/sitemap/{}',
  '/images/{}',
  '/images/{}-800.webp',
  '/art/species/{}.svg',
  '/art/{}/moose.svg',
  '/art/landscapes/{}.svg',
  '/art/cards/page/{}.png',
  '/art/cards/{}/moose.png',
]

const slugs: Attack[] = slugPatterns.map((pattern, place) => ({
  name: `${pattern} with a wrong name`,
  run: (target) => {
    // 1 to 8 are ids of records, which some of these take in the place of a slug.
    const values = [
      ...wrongIds,
      '-',
      '--',
      'a--b',
      '-a',
      'a-',
      'A_B',
      'a b',
      'é',
      'a/b',
      '%',
      'moose\u00a0',
      'con',
      'nul',
    ]
    const asked = thirdOf(values, place).map((value) => target.ask(pattern.replace('{}', escaped(value))))
    const refused = refusedByServer.map((value) => target.ask(pattern.replace('{}', escaped(value))))
    return Promise.all([...asked, ...refused])
  },
  // 301 leads to the one form of the address, in lower case.
  expected: [301, 400, 404],
}))

const seoTypes: Attack = {
  name: '/api/seo with every wrong type',
  run: (target) =>
    Promise.all(
      wrongIds.filter((value) => !isDots(value)).map((value) => target.ask(`/api/seo/${escaped(value)}/home`)),
    ),
  expected: [400, 404],
  says: /^\{"message":"(?:type must be|Not Found)/,
}

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
  // 202 leads to the first page, in the form of the router's data.
  expected: [200, 202],
}))

const toolNames = ['location', 'weather', 'moonPhase', 'luck', 'window', 'month', 'wind', 'region', 'phase']
const moreNames = ['description', 'feature', 'weight', 'deerType', 'processing', 'huntType', 'done', 'state', 'notice']
const toolNumbers = [
  '2026-13',
  '2026-00',
  '0000-01',
  '9999-12',
  '10000-01',
  '-2026-01',
  '2026-1',
  '5000.1',
  '1e9',
  '49.99',
]

const tools: Attack[] = siteRoutes
  .filter(({ pattern, audience }) => pattern.startsWith('/hunting-tools/') && audience === 'page')
  .map(({ address }, place) => ({
    name: `${address} with wrong parameters`,
    run: (target) => {
      const asked = thirdOf([...wrongIds, ...toolNumbers, ...refusedByServer], place).map((value) => {
        const query = [...toolNames, ...moreNames].map((name) => `${name}=${escaped(value).slice(0, 300)}`).join('&')
        const lists = `&feature[]=1&done=${escaped(value).slice(0, 300)}&done=2&month[]=1&__proto__[x]=1`
        return target.ask(`${address}.data?${query}${lists}`)
      })
      return Promise.all(asked)
    },
    // 202: the draw of the predictor goes into its address.
    expected: [200, 202],
  }))

const wrongValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  '',
  ' ',
  '1',
  'NaN',
  [],
  [1],
  [[[]]],
  {},
  { id: 1 },
  { toString: 'x' },
  { $gt: 0 },
  'x'.repeat(100_000),
  '\u0000',
  '\ud800',
]

interface Field {
  path: string
  method: 'POST' | 'PUT' | 'PATCH'
  /** The body is not valid as a whole, so that nothing is stored whatever the field is. */
  body: Record<string, unknown>
  fields: readonly string[]
}

const jsonFields: readonly Field[] = [
  {
    path: '/api/quotes',
    method: 'POST',
    body: { customerName: '', customerEmail: 'none', productId: 1 },
    fields: ['customerName', 'customerEmail', 'customerPhone', 'quantity', 'notes', 'productId'],
  },
  { path: '/api/contacts', method: 'POST', body: { name: '', email: 'none' }, fields: ['name', 'email', 'message'] },
  {
    path: '/api/admin/blog/posts',
    method: 'POST',
    body: { title: '' },
    fields: ['title', 'content', 'category', 'authorId', 'isPublished', 'additionalImages', 'featuredImageUrl', 'slug'],
  },
  {
    path: '/api/admin/blog/posts/1',
    method: 'PATCH',
    body: { title: '' },
    fields: ['content', 'authorId', 'isPublished', 'additionalImages', 'version', 'id', 'createdAt', 'publishedAt'],
  },
  { path: '/api/quotes/1/status', method: 'PATCH', body: {}, fields: ['status', 'id'] },
  { path: '/api/contacts/1/status', method: 'PATCH', body: {}, fields: ['status', 'id'] },
]

const fields: Attack[] = jsonFields.flatMap(({ path, method, body, fields: own }) =>
  own.map((name) => ({
    name: `${method} ${path}: ${name} of every wrong type`,
    run: (target) => {
      const { live: cookie } = target.sessions
      const from = newAddress()
      const asked = wrongValues.map((value) => {
        return target.ask(path, { method, json: { ...body, [name]: value }, cookie, from })
      })
      return Promise.all(asked)
    },
    expected: 400,
    says: /^\{"message":"/,
  })),
)

const wholes: Attack[] = jsonFields.map(({ path, method }) => ({
  name: `${method} ${path}: a body that is no object`,
  run: (target) => {
    const { live: cookie } = target.sessions
    const type = { 'content-type': 'application/json' }
    const texts = ['null', '[]', '1', '"x"', 'true', '', '{', '[{}]', '\ufeff', 'NaN']
    return Promise.all(
      texts.map((body) => target.ask(path, { method, body, headers: type, cookie, from: newAddress() })),
    )
  },
  expected: 400,
  says: /^\{"message":"/,
}))

/** The specification says: no number or below 1 is 1, a fraction is floored, above 9999 is refused. */
const quantities: readonly (readonly [unknown, number | undefined])[] = [
  [0, 1],
  [-5, 1],
  [1.9, 1],
  [9999, 9999],
  [9999.9, 9999],
  [10_000, undefined],
  [1e308, undefined],
  ['3', 3],
  ['0x10', 16],
  ['1e3', 1000],
  ['1e9', undefined],
  ['Infinity', undefined],
  ['-Infinity', 1],
  ['NaN', 1],
  ['３', 1],
  ['7; DROP TABLE quotes', 1],
  [null, 1],
  [[5], 1],
  [{ valueOf: 5 }, 1],
  [true, 1],
]

const stored: Attack[] = quantities.map(([quantity, becomes]) => ({
  name: `a quote for ${named(JSON.stringify(quantity))}`,
  run: async (target) => {
    const json = { customerName: 'Ada', customerEmail: 'ada@example.org', productId: 1, quantity }
    const answer = await target.ask('/api/quotes', { json, from: newAddress() })
    if (becomes !== undefined) assert.match(answer.body, new RegExp(`"quantity":${String(becomes)}[,}]`))
    return answer
  },
  expected: becomes === undefined ? 400 : 201,
  ...(becomes === undefined ? {} : { changes: ['quotes'] }),
}))

const discounts: Attack[] = ['-1', '101', '12.5', '1e3', '1e308', ' 200 ', '0xff'].map((value) => ({
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
  // No record has this version, so the site takes the record for changed.
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
  attacks: [
    ...apiIds,
    ...dashboardIds,
    ...slugs,
    seoTypes,
    ...limits,
    ...pages,
    ...tools,
    ...fields,
    ...wholes,
    ...stored,
    ...discounts,
    versions,
    formIds,
  ],
}
