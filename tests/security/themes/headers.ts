import assert from 'node:assert/strict'
import { headerOf, type Answer } from '../ask'
import type { Attack, Theme } from '../attack'
import { rawRequest } from '../../server/raw-request'
import type { Target } from '../target'

const evil = 'evil.example'

function raw(line: string, headers: readonly string[], body = ''): string {
  return `${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`
}

function bare(name: string, text: string, expected: Attack['expected']): Attack {
  return { name, run: (target) => target.raw(text), expected }
}

/** No value of these headers may reach a page that others get. */
const poisons = `Host X-Forwarded-Host Forwarded X-Original-URL X-Forwarded-Prefix X-Forwarded-Proto Origin Referer
  User-Agent Accept-Language X-Client-Address X-HTTP-Method-Override Cookie`.split(/\s+/)

async function poison(target: Target): Promise<Answer[]> {
  const before = await target.ask('/terms')
  const answers = await Promise.all(
    poisons.flatMap((name, number) =>
      ['/terms', `/terms?poison=${String(number)}`, '/feed.xml'].map(async (path) => {
        const headers = name === 'Host' ? [`Host: ${evil}`] : ['Host: site.example', `${name}: ${evil}`]
        const answer = await target.raw(raw(`GET ${path} HTTP/1.1`, headers))
        assert(
          !answer.body.includes(evil) && !JSON.stringify(answer.headers).includes(evil),
          `${name} shows in ${path}`,
        )
        return answer
      }),
    ),
  )
  assert.equal((await target.ask('/terms')).body, before.body)
  return answers
}

const oddQueries = [
  ...[
    '/blog?category=deer-food&category=x',
    '/blog?Category=x',
    '/blog?category',
    '/blog?&&&',
    '/blog??',
    '/blog?category=%00',
  ],
  ...[
    '/blog?utm_source=x',
    '/blog?index',
    '/blog?_routes=x',
    '/blog?category=deer-food%26page=2',
    '/blog?page=2',
    '/blog?__proto__=1',
  ],
  ...['//blog', '/blog/', '/Blog', '/blog;x', '/blog?category=<b>', '/blog?category=constructor'],
]

async function poisonByAddress(target: Target): Promise<Answer[]> {
  const pages = ['/blog', '/blog?category=deer-food']
  const read = () => Promise.all(pages.map(async (page) => (await target.ask(page)).body))
  const before = await read()
  const answers = await Promise.all(
    oddQueries.map((address) => target.raw(raw(`GET ${address} HTTP/1.1`, ['Host: site.example']))),
  )
  assert.deepEqual(await read(), before)
  return answers
}

/** Each request hides another, which one reader takes for the body, and another reader for the next request. */
const hidden = 'GET /admin HTTP/1.1\r\nHost: site.example\r\n\r\n'
const smuggled: readonly (readonly [name: string, headers: readonly string[], body: string])[] = [
  ['length and chunks', ['Content-Length: 6', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`],
  ['chunks and length', ['Transfer-Encoding: chunked', 'Content-Length: 6'], `0\r\n\r\n${hidden}`],
  ['two lengths', ['Content-Length: 5', 'Content-Length: 6'], `a=b&c${hidden}`],
  ['two lengths, the same', ['Content-Length: 5', 'Content-Length: 5'], `a=b&c${hidden}`],
  ...['+5', '0x5', '5,5', ''].map(
    (length) => [`the length ${JSON.stringify(length)}`, [`Content-Length: ${length}`], `a=b&c${hidden}`] as const,
  ),
  ...['xchunked', 'chunked, identity', 'gzip, chunked', '\x0bchunked'].map(
    (coding) =>
      [
        `the coding ${JSON.stringify(coding)}`,
        [`Transfer-Encoding: ${coding}`, 'Content-Length: 3'],
        `0\r\n\r\n${hidden}`,
      ] as const,
  ),
  ['two codings', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${hidden}`],
  ['a coding on a folded line', ['Transfer-Encoding:\r\n chunked', 'Content-Length: 3'], `0\r\n\r\n${hidden}`],
  ['a space before the colon', ['Transfer-Encoding : chunked', 'Content-Length: 3'], `0\r\n\r\n${hidden}`],
  ['a tab before the name', ['X: y', '\tTransfer-Encoding: chunked', 'Content-Length: 3'], `0\r\n\r\n${hidden}`],
  ...['g', '0x5', 'FFFFFFFFFFFFFFFFF', ''].map(
    (size) =>
      [
        `a chunk of the size ${JSON.stringify(size)}`,
        ['Transfer-Encoding: chunked'],
        `${size}\r\na=b&c\r\n0\r\n\r\n${hidden}`,
      ] as const,
  ),
  ['chunks with bare line feeds', ['Transfer-Encoding: chunked'], `5\na=b&c\n0\n\n${hidden}`],
  ['a chunk longer than it says', ['Transfer-Encoding: chunked'], `2\r\na=b&c\r\n0\r\n\r\n${hidden}`],
  ['a huge chunk extension', ['Transfer-Encoding: chunked'], `5;${'x'.repeat(20_000)}\r\na=b&c\r\n0\r\n\r\n${hidden}`],
  ['a line feed in a chunk extension', ['Transfer-Encoding: chunked'], `5;x\na=b&c\r\n0\r\n\r\n${hidden}`],
  [
    'a header with a bare carriage return',
    ['X: a\rTransfer-Encoding: chunked', 'Content-Length: 3'],
    `0\r\n\r\n${hidden}`,
  ],
  ['a header without a colon', ['Transfer-Encoding', 'Content-Length: 3'], `a=b${hidden}`],
  ['a name with a NUL', ['Transfer-Encoding\0: chunked', 'Content-Length: 3'], `0\r\n\r\n${hidden}`],
]

async function smuggle(target: Target, [name, headers, body]: (typeof smuggled)[number]): Promise<Answer> {
  const head = [
    'POST /hunting-tools HTTP/1.1',
    'Host: site.example',
    'Content-Type: application/x-www-form-urlencoded',
    ...headers,
  ]
  // The connection stays open, so that a hidden request would be answered.
  const {
    status,
    head: answered,
    body: rest,
  } = await rawRequest(target.port, `${head.join('\r\n')}\r\n\r\n${body}`, 1500)
  assert(!/HTTP\/1\.1 \d{3}/.test(rest), `${name}: a hidden request was answered`)
  return { status, headers: headersIn(answered), body: rest, asked: name }
}

function headersIn(head: string): Record<string, string> {
  const lines = head
    .split('\r\n')
    .slice(1)
    .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)] as const)
  return Object.fromEntries(lines)
}

const hostLine = 'Host: site.example'
const protocols: readonly Attack[] = [
  bare('HTTP/0.9', 'GET /\r\n\r\n', 400),
  bare('HTTP/1.0', raw('GET /contact HTTP/1.0', [hostLine]), 200),
  bare('the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400),
  bare('TLS', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03', 400),
  bare('SSH', 'SSH-2.0-OpenSSH_9.6\r\n', 400),
  bare('Redis', '*1\r\n$4\r\nPING\r\n', 400),
  bare(
    'an upgrade to a socket',
    raw('GET /contact HTTP/1.1', [hostLine, 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: x']),
    200,
  ),
  bare(
    'an upgrade to HTTP/2',
    raw('GET /contact HTTP/1.1', [hostLine, 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']),
    200,
  ),
  bare('an expectation that nobody knows', raw('GET / HTTP/1.1', [hostLine, 'Expect: 200-ok']), 417),
  bare(
    'a body too large that asks before',
    raw('POST /contact HTTP/1.1', [hostLine, 'Content-Length: 9999999', 'Expect: 100-continue']),
    413,
  ),
  bare('a header of 17 kB', raw('GET / HTTP/1.1', [hostLine, `X: ${'a'.repeat(17_000)}`]), 431),
  bare(
    'two thousand headers',
    raw('GET / HTTP/1.1', [hostLine, ...Array.from({ length: 2000 }, (_, n) => `X-${String(n)}: a`)]),
    431,
  ),
  bare(
    'three hundred headers',
    raw('GET /contact HTTP/1.1', [hostLine, ...Array.from({ length: 300 }, (_, n) => `X-${String(n)}: a`)]),
    431,
  ),
  bare('a folded header', raw('GET / HTTP/1.1', [hostLine, 'X: a\r\n b']), 400),
  bare('a header with a NUL', raw('GET / HTTP/1.1', [hostLine, 'X: a\0b']), 400),
  bare('a header without a name', raw('GET / HTTP/1.1', [hostLine, ': a']), 400),
  bare('line feeds alone', `GET /contact HTTP/1.1\n${hostLine}\nConnection: close\n\n`, [200, 400]),
]

/** A server may work for each item of these lists. */
const floods: readonly (readonly [name: string, value: string])[] = [
  ['If-None-Match', '"a",'.repeat(3500)],
  ['If-None-Match', '"'.repeat(15_000)],
  ['If-None-Match', `W/"${'a'.repeat(15_000)}`],
  ['Accept-Encoding', 'gzip,'.repeat(3000)],
  ['Accept-Encoding', 'x;q=0.5,'.repeat(1800)],
  ['Accept', 'text/html;q=0.1,'.repeat(900)],
  ['Accept-Language', 'en;q=0.1,'.repeat(1600)],
  ['Range', `bytes=${'0-,'.repeat(4500)}`],
  ['Cookie', 'a=b;'.repeat(3700)],
  ['Cookie', 'stagwise_toast=a;'.repeat(850)],
  ['X-Forwarded-For', '127.0.0.1,'.repeat(1500)],
  ['X-Forwarded-For', ':'.repeat(15_000)],
  ['Forwarded', 'for=127.0.0.1;'.repeat(1000)],
  ['Content-Type', `multipart/form-data;${' '.repeat(15_000)}x`],
  ['Origin', `http://${'a.'.repeat(7000)}`],
  ['Sec-Fetch-Site', 'none,'.repeat(3000)],
]

async function flood(target: Target): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const [name, value] of floods) {
    for (const path of ['/contact', '/api/products', '/robots.txt']) {
      const startedAt = performance.now()
      answers.push(await target.raw(raw(`GET ${path} HTTP/1.1`, [hostLine, `${name}: ${value}`])))
      const ms = performance.now() - startedAt
      assert(ms < 5000, `${name} keeps ${path} busy for ${String(Math.round(ms))} ms`)
    }
  }
  return answers
}

/** Every client counts by its connection's address, whatever it claims; forwarded-headers.test.ts has more claims. */
const disguises: readonly (readonly string[])[] = [
  ['X-Forwarded-For: 203.0.113.1'],
  ['Connection: close, x-client-address, x-forwarded-for', 'X-Client-Address: 203.0.113.4'],
  ['X-Real-IP: 203.0.113.5', 'True-Client-IP: 203.0.113.5', 'CF-Connecting-IP: 203.0.113.5'],
]

async function hideFromLimits(target: Target): Promise<Answer[]> {
  const site = await target.beside({ TRUST_PROXY: '', LIMIT_FORMS: '2/600' })
  const send = (headers: readonly string[], number: number) => {
    const body = new URLSearchParams({ name: 'Ada', email: 'ada@example.org', message: `${String(number)}` }).toString()
    const type = 'Content-Type: application/x-www-form-urlencoded'
    return site.raw(
      raw('POST /contact HTTP/1.1', [hostLine, type, `Content-Length: ${String(body.length)}`, ...headers], body),
    )
  }
  await send([], 100)
  await send([], 101)
  const answers: Answer[] = []
  for (const [number, headers] of disguises.entries()) answers.push(await send(headers, number))
  return answers
}

export const headers: Theme = {
  name: 'headers',
  attacks: [
    { name: 'headers that a page could repeat to others', run: poison, expected: [200, 400] },
    { name: 'addresses that could take the place of a page', run: poisonByAddress, expected: [200, 301, 400, 404] },
    ...smuggled.map((each): Attack => ({
      name: `smuggling: ${each[0]}`,
      run: (target) => smuggle(target, each),
      expected: [400, 405, 413, 415, 501],
    })),
    ...protocols,
    { name: 'long lists in headers', run: flood, expected: [200, 304, 431] },
    {
      name: 'parts of what has none',
      run: (target) =>
        Promise.all(
          ['/', '/api/products', '/favicon.ico', '/sitemap.xml'].flatMap((path) =>
            ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-,0-', 'x=1', 'bytes=99999999999-'].map((range) =>
              target.ask(path, { headers: { range } }),
            ),
          ),
        ),
      expected: 200,
    },
    {
      name: 'requests without end that nobody reads the answers of',
      run: async ({ port, ask }) => {
        const many = `GET /api/openapi.json HTTP/1.1\r\n${hostLine}\r\n\r\n`.repeat(700)
        await Promise.all(Array.from({ length: 4 }, () => rawRequest(port, many, 500)))
        const answer = await ask('/healthz')
        assert.equal(headerOf(answer, 'content-type').split(';')[0], 'application/json')
        return answer
      },
      expected: 200,
    },
    { name: 'an address of one’s own against the limits', run: hideFromLimits, expected: 429 },
  ],
}
