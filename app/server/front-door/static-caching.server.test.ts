import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLoopback, plainRequest, type Loopback } from './loopback.server'

const year = 'public, max-age=31536000, immutable'

let site: Loopback
beforeAll(async () => {
  site = await openLoopback((req, res) => {
    res.setHeader('Cache-Control', req.headers['x-value'] ?? year)
    if (req.headers['x-by'] !== 'route') res.setHeader('Accept-Ranges', 'bytes')
    res.end()
  })
})
afterAll(() => site.close())

test.each([
  ['a hashed name', '/assets/root-a1b2.js', [], year],
  ['a file', '/favicon.ico', [], 'public, max-age=3600'],
  ['art', '/art/buck.svg', [], 'public, max-age=3600'],
  ['a name that only looks hashed', '/assetsx/a.js', [], 'public, max-age=3600'],
  ["an image's own route", '/images/abc-800.webp', ['X-By: route'], year],
  ['art from a route', '/art/card.svg', ['X-By: route'], year],
  ['a file that is not immutable', '/robots.txt', ['X-Value: no-cache'], 'no-cache'],
])('%s', async (_, path, headers, expected) => {
  const answer = await site.talk(plainRequest(`GET ${path}`, headers))
  expect(/^Cache-Control: (.*)\r$/m.exec(answer)?.[1]).toBe(expected)
})
