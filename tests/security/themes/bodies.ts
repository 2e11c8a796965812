import assert from 'node:assert/strict'
import { headerOf, type Answer, type Question } from '../ask'
import { newAddress, type Attack, type Theme } from '../attack'
import { streamBody } from '../stream-body'
import type { Target } from '../target'

const kib = 1024
const mib = 1024 * kib

interface Limited {
  name: string
  path: string
  type: string
  limit: number
  who?: 'operator'
}

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const multipart = 'multipart/form-data; boundary=x'

const limited: readonly Limited[] = [
  { name: 'a form', path: '/contact', type: form, limit: 256 * kib },
  { name: 'a message by the API', path: '/api/contacts', type: json, limit: 256 * kib },
  { name: 'a form of files where none is logged in', path: '/admin/images', type: multipart, limit: 256 * kib },
  { name: 'no type at all', path: '/api/quotes', type: '', limit: 256 * kib },
  { name: 'JSON by another name', path: '/api/quotes', type: 'application/vnd.x+json', limit: 256 * kib },
  { name: 'an operator’s files', path: '/api/products', type: multipart, limit: 64 * mib, who: 'operator' },
  { name: 'an operator’s post', path: '/api/admin/blog/posts', type: json, limit: 32 * mib, who: 'operator' },
]

/** Some bytes are in the system's buffers, and some are read away so that the answer arrives. */
const slack = 8 * mib

async function tooLarge(target: Target, { path, type, limit, who }: Limited): Promise<Answer[]> {
  const cookie = who ? [`Cookie: ${target.sessions.live}`] : []
  const types = type === '' ? [] : [`Content-Type: ${type}`]
  const head = [`POST ${path} HTTP/1.1`, 'Host: site.example', ...types, ...cookie]
  // The body itself never comes: the answer must not wait for it.
  const announced = await target.raw(
    [...head, `Content-Length: ${String(limit + 1)}`, 'Connection: close', '', ''].join('\r\n'),
  )
  const streamed = await streamBody(target.port, head, limit + 2 * slack)
  assert(streamed.sent <= limit + slack, `${path} took ${String(Math.round(streamed.sent / mib))} MiB`)
  assert.equal(headerOf(streamed, 'connection'), 'close')
  return [announced, streamed]
}

const text = (body: string | Buffer, type = json): Question => ({ body, headers: { 'content-type': type } })
const message = '"name":"Ada","email":"no address","message":"Hello"'

const wrongJson: readonly (readonly [name: string, body: string | Buffer])[] = [
  ['nothing', ''],
  ['two of them', `{${message}}{${message}}`],
  ['a comment', `{${message}/**/}`],
  [
    'bytes that are no UTF-8',
    Buffer.concat([Buffer.from(`{${message},"a":"`), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), Buffer.from('"}')]),
  ],
  ['a number of a megabyte', '1'.repeat(mib - 10)],
  ['a hundred thousand brackets', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['a hundred thousand keys', `{${Array.from({ length: 60_000 }, (_, n) => `"k${String(n)}":1`).join(',')}}`],
  ['objects for texts', '{"name":{"toString":"x"},"email":["a@b.co"],"message":{"length":5}}'],
]

const prototypes = [
  '{"__proto__":{"polluted":"yes","name":"Ada"}}',
  '{"constructor":{"prototype":{"polluted":"yes"}}}',
  '{"name":"Ada","email":{"__proto__":{"polluted":"yes"}},"message":{"constructor":{"prototype":{"polluted":"yes"}}}}',
  '[{"__proto__":{"polluted":"yes"}}]',
]
const prototypeFields = [
  '__proto__[polluted]=yes',
  'constructor[prototype][polluted]=yes',
  '__proto__.polluted=yes',
  'a[__proto__][polluted]=yes',
]

/** A polluted prototype would show in every answer that is made of objects. */
async function pollute(target: Target): Promise<Answer[]> {
  const { ask, sessions, token } = target
  const asVisitor = prototypes.map((body) =>
    ask('/api/contacts', { ...text(body), method: 'POST', from: newAddress() }),
  )
  const asOperator = prototypes.map((body) =>
    ask('/api/admin/blog/posts', { ...text(body), method: 'POST', cookie: sessions.live }),
  )
  const asForm = prototypeFields.flatMap((field) => [
    ask('/contact', { ...text(field, form), from: newAddress() }),
    ask('/admin/deer-types/new', {
      ...text(`${new URLSearchParams(token).toString()}&intent=save-deer-type&${field}`, form),
      cookie: sessions.live,
    }),
  ])
  const answers = await Promise.all([...asVisitor, ...asOperator, ...asForm])
  const later = await Promise.all(
    ['/api/products', '/api/deer-types', '/', '/api/seo/page/home'].map((path) => ask(path)),
  )
  for (const { body, asked } of later) assert(!body.includes('polluted'), `${asked} is polluted`)
  return answers
}

const numbers = ['1e400', '1.5', '9007199254740993', 'true']

const wrongTypes = [
  'text/plain',
  'application/xml',
  'text/json',
  'application/jsonp',
  form,
  multipart,
  'json',
  '*/*',
  '',
  'application/json,text/html',
]
const compressions = ['gzip', 'br', 'deflate', 'GZIP', 'gzip, identity', 'identity, gzip', 'x', 'zstd']

const part = (headers: string, value = '1') => `--x\r\n${headers}\r\n\r\n${value}\r\n`
const named = (name: string, more = '') => `Content-Disposition: form-data; name="${name}"${more}`
const end = '--x--\r\n'

const wrongMultipart: readonly (readonly [name: string, type: string, body: string])[] = [
  ['no boundary', 'multipart/form-data', part(named('name')) + end],
  ['another boundary', 'multipart/form-data; boundary=y', part(named('name')) + end],
  ['no end', multipart, part(named('name'))],
  ['ten thousand headers in a part', multipart, part(`${named('name')}\r\n${'X: y\r\n'.repeat(10_000)}X: y`) + end],
  ['a part without a name', multipart, part('Content-Disposition: form-data') + end],
  ['a megabyte of boundaries', multipart, '--x\r\n'.repeat(200_000)],
  ['a file name in another form', multipart, part(named('image', "; filename*=UTF-8''..%2f..%2fa.png")) + end],
  ['a hundred thousand fields', multipart, part(named('a')).repeat(20_000) + end],
]

const wrongForms: readonly (readonly [name: string, body: string])[] = [
  ['a hundred thousand names', Array.from({ length: 35_000 }, (_, n) => `${String(n)}=`).join('&')],
  ['names in names', 'a[b][c]=1&a[b][d]=2&name[first]=x&email[]=a@b.co&message.text=x'],
  ['broken percent signs', 'name=%&email=%zz&message=%u0041%c0%ae%ff'],
  ['a name of two hundred thousand letters', `${'a'.repeat(200_000)}=1`],
]

const longestMs = 5000

async function inTime(asked: Promise<Answer>): Promise<Answer> {
  const startedAt = performance.now()
  const answer = await asked
  const ms = performance.now() - startedAt
  assert(ms < longestMs, `${answer.asked} took ${String(Math.round(ms))} ms`)
  return answer
}

export const bodies: Theme = {
  name: 'bodies',
  attacks: [
    ...limited.map((each): Attack => ({
      name: `too much of ${each.name}`,
      run: (target) => tooLarge(target, each),
      expected: [401, 413, 415],
    })),
    ...wrongJson.map(([name, body]): Attack => ({
      name: `JSON: ${name}`,
      run: ({ ask }) => inTime(ask('/api/contacts', { ...text(body), method: 'POST', from: newAddress() })),
      expected: Buffer.byteLength(body) > 256 * kib ? 413 : 400,
      says: /^\{"message":"/,
    })),
    { name: 'prototypes', run: pollute, expected: [303, 400] },
    {
      name: 'numbers that are no product',
      run: ({ ask }) =>
        Promise.all(
          numbers.map((number) =>
            ask(
              '/api/quotes',
              text(`{"customerName":"Ada","customerEmail":"a@b.co","productId":${number},"quantity":1e308}`),
            ),
          ),
        ),
      expected: 400,
    },
    {
      name: 'JSON of another type',
      run: ({ ask }) =>
        Promise.all(wrongTypes.map((type) => ask('/api/contacts', { ...text('{}', type), method: 'POST' }))),
      expected: 415,
    },
    {
      name: 'a form of another type',
      run: ({ ask }) =>
        Promise.all(
          ['text/plain', json, multipart, ''].map((type) => ask('/contact', { ...text('a=b', type), method: 'POST' })),
        ),
      expected: 415,
    },
    {
      name: 'compressed bodies',
      run: ({ ask }) =>
        Promise.all(
          compressions.flatMap((coding) =>
            ['/contact', '/api/contacts', '/admin'].map((path) =>
              ask(path, { body: 'x', method: 'POST', headers: { 'content-type': json, 'content-encoding': coding } }),
            ),
          ),
        ),
      expected: 415,
    },
    ...wrongMultipart.map(([name, type, body]): Attack => ({
      name: `multipart: ${name}`,
      run: ({ ask, sessions }) =>
        inTime(ask('/api/products', { ...text(body, type), method: 'POST', cookie: sessions.live })),
      expected: 400,
      says: /^\{"message":"/,
    })),
    ...wrongForms.map(([name, body]): Attack => ({
      name: `a form with ${name}`,
      run: ({ ask }) => inTime(ask('/contact', { ...text(body, form), from: newAddress() })),
      expected: 400,
    })),
    {
      name: 'a dashboard’s form of forty thousand fields',
      run: ({ ask, sessions, token }) => {
        const fields = Array.from({ length: 20_000 }, (_, n) => `features[${String(n % 1000)}]=x`).join('&')
        const body = `${new URLSearchParams(token).toString()}&intent=save-product&${fields}`
        return inTime(ask('/admin/products/new', { ...text(body, form), cookie: sessions.live }))
      },
      expected: [400, 413],
    },
    {
      name: 'a body where none belongs',
      run: (target) =>
        Promise.all(
          ['/contact', '/api/products', '/robots.txt', '/admin'].map((path) =>
            target.raw(
              `GET ${path} HTTP/1.1\r\nHost: site.example\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello`,
            ),
          ),
        ),
      expected: 200,
    },
  ],
}
