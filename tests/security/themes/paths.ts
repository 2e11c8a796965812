import assert from 'node:assert/strict'
import { type Answer, headerOf } from '../ask'
import type { Attack, Theme } from '../attack'
import { hidesSecrets, plantSecrets } from '../secrets'
import type { Target } from '../target'

const ways = [
  ...['../../../../etc/passwd', '../../package.json', '..%2f..%2f..%2fetc%2fpasswd', '%2e%2e/%2e%2e/etc/passwd'],
  ...['%2e%2e%2fpackage.json', '%252e%252e%252fetc%252fpasswd', '..\\..\\..\\etc\\passwd', '..%5c..%5cpackage.json'],
  ...[
    '%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
    '%e0%80%ae%e0%80%ae/etc/passwd',
    '..;/..;/etc/passwd',
    '..%00/etc/passwd',
  ],
  ...['....//....//etc/passwd', '.%2e/.%2e/package.json', '%uff0e%uff0e/etc/passwd', '..%ef%bc%8fetc/passwd'],
  ...['/etc/passwd', 'file:///etc/passwd', '%2fetc%2fpasswd', '~root/.ssh/id_rsa', '..%01/', '.../...//etc/passwd'],
]

const places = [
  '/',
  '/assets/',
  '/images/',
  '/art/',
  '/art/species/',
  '/sitemap/',
  '/api/',
  '/fonts/',
  '/admin/',
  '/products/',
]

const climbs: readonly Attack[] = places.map((place) => ({
  name: `out of ${place}`,
  run: async (target) => Promise.all(ways.map(async (way) => holdsNoFile(await get(target, place + way)))),
  expected: [301, 400, 401, 404],
}))

function get(target: Target, address: string): Promise<Answer> {
  return target.raw(`GET ${address} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`)
}

function holdsNoFile(answer: Answer): Answer {
  assert.doesNotMatch(answer.body, /root:x?:|"dependencies"|BEGIN OPENSSH|SQLite format 3/, answer.asked)
  return answer
}

const privateFiles = [
  ...[
    '.git/config',
    '.git/HEAD',
    '.gitignore',
    '.env',
    '.env.production',
    '.npmrc',
    '.DS_Store',
    '.htaccess',
    '.ci/run',
  ],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'README.md', 'Dockerfile', 'site.db'],
  ...['data/stagwise.db', 'data/stagwise.db-wal', 'data/session-secret', 'session-secret', 'stagwise.db', 'backup.sql'],
  ...['build/server/index.js', 'build/client/', 'build/.stagwise-build', 'app/root.tsx', 'app/server/env.server.ts'],
  ...[
    'db/client.server.ts',
    'scripts/start.js',
    'node_modules/react/package.json',
    'tests/security/ask.ts',
    'public/favicon.ico',
  ],
  ...['.vite/manifest.json', 'assets/', 'assets/.vite/manifest.json', 'manifest.json', 'server-status', 'phpinfo.php'],
  ...[
    '.well-known/../.env',
    'wp-login.php',
    '__vite_ping',
    '@fs/etc/passwd',
    '@vite/client',
    'debug/pprof',
    '%2egit/config',
  ],
  ...['.GIT/config', '.git%2fconfig', 'images/../.env', 'assets/%2e%2e/server/index.js'],
]

async function sourceMaps(target: Target): Promise<Answer[]> {
  const pages = await Promise.all(['/', '/contact', '/hunting-tools', '/admin'].map((path) => target.ask(path)))
  const files = new Set(pages.flatMap(({ body }) => body.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []))
  assert(files.size > 5, 'the pages name no files')
  return Promise.all([...files].map((file) => target.ask(`${file}.map`)))
}

const disguises = [
  ...[
    '/ADMIN/quotes',
    '/%61dmin/quotes',
    '/admin%2fquotes',
    '/admin//quotes',
    '//admin/quotes',
    '/admin/quotes/',
    '/admin/quotes.',
  ],
  ...[
    '/admin/quotes;x',
    '/admin;/quotes',
    '/admin/quotes%20',
    '/admin\\quotes',
    '/admin/quotes%00',
    '/AdMiN/Quotes.data',
    '/./admin/quotes',
  ],
  ...[
    '/api/../admin/quotes',
    '/assets/../admin/quotes',
    '/admin/./quotes',
    '/admin/quotes?_data=routes%2Fadmin%2Fquotes',
    '/admin/.data',
  ],
  ...[
    '/admin/quotes.data',
    '/admin/quotes/.data',
    '/admin/_root.data',
    '/admin.data?_routes=admin%2Fquotes',
    '/admin/quotes.json',
  ],
  ...['/_root.data?_routes=admin%2Fquotes', '/.data?_routes=admin%2Findex', '/contact.data?_routes=admin%2Fquotes'],
  ...[
    '/%EF%BD%81dmin/quotes',
    '/adm%C4%B1n/quotes',
    '/admin%EF%BC%8Fquotes',
    '/admin/quotes%E2%80%AE',
    '/admin/qu%C3%B6tes',
  ],
  ...[
    '/API/quotes',
    '/%61pi/quotes',
    '/api/quotes.data',
    '/api//quotes',
    '//api/quotes',
    '/api/quotes/',
    '/api;/quotes',
    '/api%2fquotes',
  ],
  ...[
    '/api/./quotes',
    '/x/../api/quotes',
    '/api/quotes?_data=x',
    '/api/contacts%20',
    '/api/contacts%2f',
    '/Api/Contacts',
    '/api/CONTACTS/',
  ],
  ...[
    '/api\\contacts',
    '/api/contacts?',
    '/api/contacts.json',
    '/api/admin/../contacts',
    '/api/products/all/',
    '/api/products/ALL',
  ],
]

interface OddTarget {
  line: string
  expected: number | readonly number[]
}

const oddTargets: readonly OddTarget[] = [
  ...[
    '/%',
    '/%zz',
    '/%00',
    '/a%00b',
    '/%0d%0aSet-Cookie:%20a=b',
    '/a%1fb',
    '/%c3',
    '/%ed%a0%80',
    '/#a',
    '/a#b',
    '/?#',
  ].map(bad),
  ...[
    '*',
    'http://evil.example/',
    'https://site.example/',
    'http:/evil',
    'evil.example:80',
    '?a',
    'a',
    '\\',
    'javascript:1',
  ].map(bad),
  ...['/\x01', '/\x7F', '/é', '/?é', '/\u2028', '/a b'].map(bad),
  { line: `GET /${'a'.repeat(2049)} HTTP/1.1`, expected: 414 },
  { line: `GET /?${'a'.repeat(8200)} HTTP/1.1`, expected: 414 },
  { line: `GET /${'%41'.repeat(5000)} HTTP/1.1`, expected: 414 },
  { line: `GET /${'a'.repeat(20_000)} HTTP/1.1`, expected: 431 },
  { line: `GET /?${'a&'.repeat(3500)} HTTP/1.1`, expected: 200 },
  { line: `GET /${'/'.repeat(2000)} HTTP/1.1`, expected: 301 },
  { line: `GET ${'/a'.repeat(1000)} HTTP/1.1`, expected: 404 },
  { line: 'GET //evil.example/%2f.. HTTP/1.1', expected: 400 },
  { line: 'GET //evil.example HTTP/1.1', expected: 404 },
  { line: 'CONNECT evil.example:443 HTTP/1.1', expected: 400 },
  { line: 'OPTIONS * HTTP/1.1', expected: 400 },
  { line: 'TRACE / HTTP/1.1', expected: 400 },
  { line: 'GET', expected: 400 },
  { line: '', expected: 400 },
  { line: ' GET / HTTP/1.1', expected: 400 },
  { line: 'GET / HTTP/1.1 ', expected: 400 },
  { line: 'get / HTTP/1.1', expected: 400 },
  { line: 'G\0T / HTTP/1.1', expected: 400 },
  { line: 'GET  /  HTTP/1.1', expected: [200, 400] },
  { line: 'GET\t/\tHTTP/1.1', expected: 400 },
  { line: 'GET / HTTP/1.1\rX: y', expected: 400 },
  { line: 'GET / HTTP/9.9', expected: 400 },
  { line: 'GET / http/1.1', expected: 400 },
  { line: 'GET / HTTP/1.10', expected: 400 },
  { line: 'GET / ICE/1.0', expected: 400 },
]

function bad(address: string): OddTarget {
  return { line: `GET ${address} HTTP/1.1`, expected: 400 }
}

export const paths: Theme = {
  name: 'paths',
  setUp: async (target) => {
    await plantSecrets(target)
  },
  attacks: [
    ...climbs,
    {
      name: 'private files',
      run: (target) => Promise.all(privateFiles.map(async (file) => holdsNoFile(await get(target, `/${file}`)))),
      expected: [301, 400, 404],
    },
    { name: 'source maps', run: sourceMaps, expected: 404 },
    {
      name: 'the dashboard and the API in disguise',
      run: (target) => Promise.all(disguises.map(async (address) => hidesSecrets(await get(target, address)))),
      expected: [200, 202, 301, 400, 401, 404],
    },
    ...oddTargets.map(({ line, expected }): Attack => {
      const name = line.length > 60 ? `${line.slice(0, 40)}… of ${String(line.length)} letters` : JSON.stringify(line)
      const run = (target: Target) => target.raw(`${line}\r\nHost: site.example\r\nConnection: close\r\n\r\n`)
      return { name: `the request ${name}`, run, expected }
    }),
    {
      name: 'a redirect with a header of its own',
      run: async (target) => {
        const answer = await get(target, '/Products/%0d%0aX-Evil:1/')
        assert.equal(headerOf(answer, 'x-evil'), '')
        return answer
      },
      expected: [301, 400],
    },
  ],
}
