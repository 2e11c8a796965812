import assert from 'node:assert/strict'
import { type Answer, headerOf } from '../ask'
import type { Attack, Theme } from '../attack'
import { hidesSecrets, plantSecrets } from '../secrets'
import type { Target } from '../target'

/** One path of each kind from app/server/http/middleware/target.test.ts and cache/static-files.server.test.ts. */
const ways = `../../../../etc/passwd %2e%2e%2fpackage.json %252e%252e%252fetc%252fpasswd ..%5c..%5cpackage.json
  %c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd ..;/..;/etc/passwd ....//....//etc/passwd /etc/passwd`.split(/\s+/)

const places = '/ /assets/ /images/ /art/ /art/species/ /sitemap/ /api/ /fonts/ /admin/ /products/'.split(' ')

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

const privateFiles = `.git/config .env package.json vite.config.ts data/stagwise.db session-secret build/server/index.js
  build/.stagwise-build node_modules/react/package.json .vite/manifest.json assets/ @fs/etc/passwd
  assets/%2e%2e/server/index.js`.split(/\s+/)

async function sourceMaps(target: Target): Promise<Answer[]> {
  const pages = await Promise.all(['/', '/contact', '/hunting-tools', '/admin'].map((path) => target.ask(path)))
  const files = new Set(pages.flatMap(({ body }) => body.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []))
  assert(files.size > 5, 'the pages name no files')
  return Promise.all([...files].map((file) => target.ask(`${file}.map`)))
}

const disguises = [
  '/ADMIN/quotes',
  '/%61dmin/quotes',
  '/admin%2fquotes',
  '//admin/quotes',
  '/admin;/quotes',
  '/admin/./quotes',
  '/admin/quotes?_data=routes%2Fadmin%2Fquotes',
  '/admin.data?_routes=admin%2Fquotes',
  '/contact.data?_routes=admin%2Fquotes',
  '/adm%C4%B1n/quotes',
  '/API/quotes',
  '/%61pi/quotes',
  '/api/quotes.data',
  '/api//quotes',
  '/x/../api/quotes',
  '/api\\contacts',
]

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
