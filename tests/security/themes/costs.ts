/** A request without a session may cost only so many bytes of answer, and block the site's event loop only so long. */
import assert from 'node:assert/strict'
import { existsSync, mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inRoot } from '../../../scripts/run-command.js'
import { newAddress, type Attack, type Theme } from '../attack'
import type { Answer, Question } from '../ask'
import { siteRoutes } from '../site-routes'
import type { Target } from '../target'

const kib = 1024
const limits = { answerBytes: 1024 * kib, blockedMs: 250 } as const
/** Another process of the machine may interfere, so the shortest of these tries counts. */
const tries = 3

interface Kind {
  kind: string
  path: string
  question?: Question
}

const form = 'application/x-www-form-urlencoded'
const typed = (type: string, body: string): Question => ({ method: 'POST', headers: { 'content-type': type }, body })
const json = (body: string) => typed('application/json', body)
const fill = (text: string, bytes: number) => text.repeat(Math.floor(bytes / text.length))
const multipart = (parts: readonly (readonly [disposition: string, value: string])[]) =>
  typed(
    'multipart/form-data; boundary=B',
    `${parts.map(([disposition, value]) => `--B\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`).join('')}--B--\r\n`,
  )
const times = <Item>(count: number, make: (index: number) => Item) => Array.from({ length: count }, (_, n) => make(n))

const long = '/x'.repeat(3500)
const words = times(600, (n) => `deer${String(n)}`).join('+')
const fields = times(600, (n) => `f${String(n)}=${String(n)}`).join('&')
const editors = ['/admin/products/new', '/admin/deer-types/new', '/admin/blog/new']
const open = siteRoutes.filter(({ audience = 'missing' }) => ['page', 'form', 'file', 'login'].includes(audience))
const tools = siteRoutes.filter(({ pattern }) => /^\/hunting-tools\/[a-z]/.test(pattern))

const kinds: readonly Kind[] = [
  ...open.map(({ address }) => ({ kind: `GET ${address}`, path: address })),
  ...open.map(({ address }) => ({ kind: `GET ${address} with 600 fields`, path: `${address}?${fields}` })),
  ...open.map(({ address }) => ({ kind: `GET ${address}.data`, path: `${address === '/' ? '/_root' : address}.data` })),
  ...tools.map(({ address }) => ({
    kind: `GET ${address} of 7 KB`,
    path: `${address}?intent=x&q=${'9'.repeat(7000)}`,
  })),
  { kind: 'GET /search, 600 words', path: `/search?q=${words}` },
  { kind: 'GET /search, 7,000 letters', path: `/search?q=${'a'.repeat(7000)}` },
  { kind: 'GET /search, 7,000 quotes', path: `/search?q=${'%22'.repeat(2300)}` },
  { kind: 'GET /products, a search of 600 words', path: `/products?q=${words}` },
  { kind: 'GET /blog, a cursor of 7,000 letters', path: `/blog?cursor=${'A'.repeat(7000)}` },
  ...siteRoutes
    .filter(({ audience }) => audience === 'api')
    .flatMap(({ address }) => [
      { kind: `GET ${address}, a limit of 1e9`, path: `${address}?limit=1000000000&search=${'a'.repeat(3000)}` },
      { kind: `POST ${address}, 1 MiB of brackets`, path: address, question: json(fill('[', 1024 * kib)) },
    ]),
  { kind: 'GET /api/placeholder, its largest', path: '/api/placeholder/4000/4000' },
  { kind: 'GET no such page, 7,000 letters', path: long },
  ...['/api/contacts', '/api/quotes'].flatMap((address) => [
    { kind: `POST ${address}, 256 KiB of brackets`, path: address, question: json(fill('[', 256 * kib)) },
    {
      kind: `POST ${address}, 128 KiB deep`,
      path: address,
      question: json(fill('[', 128 * kib) + fill(']', 128 * kib)),
    },
    {
      kind: `POST ${address}, objects in objects`,
      path: address,
      question: json(`${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`),
    },
    {
      kind: `POST ${address}, 20,000 keys`,
      path: address,
      question: json(`{${times(20_000, (n) => `"k${String(n)}":1`).join(',')}}`),
    },
    {
      kind: `POST ${address}, a text of 255 KiB`,
      path: address,
      question: json(JSON.stringify({ name: 'Ada', email: 'a@b.co', message: 'x'.repeat(255 * kib) })),
    },
  ]),
  ...['/contact', '/products/cellular-trail-camera/quote', '/admin'].flatMap((address) => [
    {
      kind: `POST ${address}, 35,000 fields`,
      path: address,
      question: typed(form, times(35_000, (n) => `${String(n)}=`).join('&')),
    },
    {
      kind: `POST ${address}, a text of 250 KiB`,
      path: address,
      question: typed(form, `name=Ada&notes=&message=${'<'.repeat(250 * kib)}`),
    },
    {
      kind: `POST ${address}, control characters`,
      path: address,
      question: typed(form, `message=${'\u0001'.repeat(80 * kib)}`),
    },
    {
      kind: `POST ${address}, every field of 20 KiB`,
      path: address,
      question: typed(
        form,
        ['name', 'email', 'message', 'notes'].map((name) => `${name}=${'<'.repeat(20 * kib)}`).join('&'),
      ),
    },
  ]),
  ...editors.flatMap((address) => [
    {
      kind: `POST ${address}, 6 MiB of <`,
      path: address,
      question: multipart([['name="description"', '<'.repeat(6 * 1024 * kib - 200)]]),
    },
    {
      kind: `POST ${address}, 250 KiB of <`,
      path: address,
      question: multipart([['name="description"', '<'.repeat(250 * kib)]]),
    },
    {
      kind: `POST ${address}, 50 KiB of &`,
      path: address,
      question: multipart([
        ['name="description"', '&'.repeat(25 * kib)],
        ['name="content"', '&'.repeat(25 * kib)],
      ]),
    },
    {
      kind: `POST ${address}, 1,400 files`,
      path: address,
      question: multipart(times(1400, () => ['name="image"; filename="a"', 'x'] as const)),
    },
    {
      kind: `POST ${address}, 60,000 files`,
      path: address,
      question: multipart(times(60_000, () => ['name="image"; filename="a"', 'x'] as const)),
    },
    {
      kind: `POST ${address}, 1,000 rows`,
      path: address,
      question: multipart(times(1000, (n) => [`name="features[${String(n)}]"`, '<'.repeat(30)] as const)),
    },
    {
      kind: `POST ${address}, with a wrong password`,
      path: address,
      question: multipart([
        ['name="username"', 'nobody'],
        ['name="password"', 'a wrong password'],
        ['name="description"', '<'.repeat(40 * kib)],
      ]),
    },
  ]),
]

const socket = path.join(mkdtempSync(path.join(tmpdir(), 'stagwise-costs-')), 'event-loop')

function startMeasured(target: Target): Promise<Target> {
  const figures = inRoot('tests/security/event-loop-figures.mjs')
  return target.beside({ NODE_OPTIONS: `--import=${figures}`, EVENT_LOOP_SOCKET: socket })
}

async function longestBlockedMs(): Promise<number> {
  let text = ''
  for await (const chunk of connect(socket).setEncoding('utf8')) text += String(chunk)
  return Number(text)
}

async function measure(target: Target, { path: address, question }: Kind): Promise<Answer> {
  const site = await startMeasured(target)
  assert(existsSync(socket), 'the site tells no figures')
  const blocked: number[] = []
  let last: Answer | undefined
  let answerBytes = 0
  for (let count = 0; count < tries; count += 1) {
    await longestBlockedMs()
    last = await site.ask(address, { from: newAddress(), ...question })
    answerBytes = Math.max(answerBytes, Buffer.byteLength(last.body))
    await wait(5)
    blocked.push(await longestBlockedMs())
    if (Math.min(...blocked) < limits.blockedMs / 5) break
  }
  assert(last)
  const blockedMs = Math.min(...blocked)
  assert(answerBytes <= limits.answerBytes, `an answer of ${String(answerBytes)} bytes`)
  assert(blockedMs <= limits.blockedMs, `the event loop is blocked for ${blockedMs.toFixed()} ms`)
  return last
}

export const costTheme: Theme = {
  name: 'costs',
  inNpmTest: 'nothing',
  inOrder: true,
  setUp: async (target) => {
    const site = await startMeasured(target)
    // A first request loads code, which is not its own cost.
    for (const { address } of open) await site.ask(address)
    for (const address of editors) await site.ask(address, { form: { intent: 'x' }, from: newAddress() })
  },
  attacks: kinds.map((kind): Attack => ({
    name: kind.kind,
    run: (target) => measure(target, kind),
    expected: [200, 201, 204, 301, 303, 304, 400, 401, 403, 404, 405, 413, 414, 415, 422],
  })),
}
