import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkTarget } from './target'
import { openTestServer, plainRequest, type TestServer } from '~/server/http/test-server'

let site: TestServer
beforeAll(async () => {
  site = await openTestServer((req, res) => res.end(req.url))
})
afterAll(() => site.close())

test.each([
  ['/'],
  ['/contact?a=%zz&b=%00'],
  ['/deer%2Ftypes'],
  ['/caf%C3%A9'],
  ['/a..b/.well-known/x'],
  ['/products.data'],
  ['/assets/a-1.2.js'],
  ['/search?q=..%2F..'],
  ['/art/a_b.svg?v=0-9.a_z~&w'],
  ['/?'],
  ['/?my_data=1'],
  [`/${'a'.repeat(2_047)}`],
  [`/?${'a'.repeat(8_190)}`],
])('%s is let in', async (target) => {
  expect(await site.talk(plainRequest(`GET ${target}`))).toMatch(/^HTTP\/1.1 200 /)
})

test.each([
  ['400', '*'],
  ['400', 'contact'],
  ['400', 'http://site.example/'],
  ['400', 'https://other.example/contact'],
  ['400', '/%'],
  ['400', '/a%2'],
  ['400', '/%zz'],
  ['400', '/%ff'],
  ['400', '/a%00b'],
  ['400', '/a%0d%0aSet-Cookie:%20a=b'],
  ['400', '/%7f'],
  ['400', '/%C2%85'],
  ['400', '/api/%E2%80%A8'],
  ['400', '/admin/%E2%80%A9/x'],
  ['400', '/caf\u00e9'],
  ['400', '/?q=\u00e9'],
  ['400', '/a#b'],
  ['400', '/api/../admin'],
  ['400', '/api/%2E%2e/admin'],
  ['400', '/.'],
  ['400', '/a/..'],
  ['400', '/./a'],
  ['400', '/a\\..\\b'],
  ['400', '//other.example//%2f..'],
  ['400', '/assets/%2e%2e%2fpackage.json'],
  ['400', '/a%5c.%2E/b'],
  ['400', '/%5C%2F'],
  ['400', '/%2f%2f'],
  ['400', '//%5chost'],
  ['400', '/a/%2f..'],
  ['400', '/a%2F%2e%2E%2fb'],
  ['400', '/a%5c..%5cb'],
  ['400', '/contact?_data=root'],
  ['400', '/contact?v=1&_data'],
  ['400', '/contact?%5fdata=root'],
  ['400', '/a?v=1#b'],
  ['400', '/a/../b?v=1'],
  ['414', `/${'a'.repeat(2_048)}`],
  ['414', `/?${'a'.repeat(8_191)}`],
])('%s for %s', async (status, target) => {
  expect(await site.talk(plainRequest(`GET ${target}`))).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

function pathsOf(signs: readonly string[], length: number): readonly string[] {
  if (length === 0) return ['/']
  const shorter = pathsOf(signs, length - 1)
  return [...shorter, ...shorter.flatMap((path) => signs.map((sign) => path + sign))]
}

test('of all ways to set dots and slashes, those with a segment of one or two dots are refused', () => {
  const paths = [...new Set(pathsOf(['/', '.', 'a'], 6))]
  const refused = paths.filter((path) => checkTarget({ path, search: '' }) !== undefined)
  expect(refused).toEqual(paths.filter((path) => path.split('/').some((segment) => /^\.\.?$/.test(segment))))
  expect(refused.length).toBeGreaterThan(100)
})
