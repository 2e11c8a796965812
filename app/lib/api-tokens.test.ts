import { expect, test } from 'vitest'
import { hasBearer, mayCall, scopeText, tokenIn } from './api-tokens'

const token = `stagwise_${'aB3_-'.repeat(8)}xyz`

test.each([
  [`Bearer ${token}`, token],
  [`bearer  ${token}`, token],
  [`Bearer ${token}x`, undefined],
  [`Bearer ${token.slice(0, -1)}`, undefined],
  [`Bearer ${token}, Bearer ${token}`, undefined],
  [`Bearer ${'a'.repeat(43)}`, undefined],
  [`Basic ${token}`, undefined],
  [token, undefined],
  ['', undefined],
  [null, undefined],
])('the header %j has the token %j', (header, found) => {
  expect(tokenIn(header)).toBe(found)
  expect(hasBearer(header)).toBe(header?.toLowerCase().startsWith('bearer') ?? false)
})

test.each([
  ['none', 'GET', false],
  ['none', 'POST', false],
  ['read', 'GET', true],
  ['read', 'HEAD', true],
  ['read', 'OPTIONS', true],
  ['read', 'POST', false],
  ['read', 'PATCH', false],
  ['read', 'DELETE', false],
  ['write', 'GET', true],
  ['write', 'PUT', true],
] as const)('%s may %s: %s', (right, method, is) => {
  expect(mayCall(right, method)).toBe(is)
})

test('a scope reads as a sentence', () => {
  expect(scopeText({ requests: 'read', content: 'write', seo: 'none' })).toBe(
    'Quotes and messages: read. Products, species and posts: read and write.',
  )
})
