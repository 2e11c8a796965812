import { describe, expect, test } from 'vitest'
import { authenticatorLink, codeAt, stepOfCode, toBase32 } from './one-time-code.server'

/** RFC 6238, appendix B, rows with SHA-1. Its codes have eight digits; the last six are ours. */
const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

const vectors = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const

test.each(vectors)('at %i seconds the code is that of RFC 6238, %s', (seconds, code) => {
  expect(codeAt(secret, at(seconds))).toBe(code.slice(-6))
  expect(stepOfCode(secret, code.slice(-6), at(seconds))).toBe(Math.floor(seconds / 30))
})

describe('a code', () => {
  const made = 1111111110
  const code = codeAt(secret, at(made))

  test.each([
    [made - 31, false],
    [made - 30, true],
    [made - 1, true],
    [made, true],
    [made + 29, true],
    [made + 30, true],
    [made + 59, true],
    [made + 60, false],
    [made + 3600, false],
  ])('of a clock at 1111111110 is known at %i: %s', (seconds, isKnown) => {
    expect(stepOfCode(secret, code, at(seconds))).toBe(isKnown ? made / 30 : undefined)
  })

  test.each(['000000', '', '12345', '14050471', 'abcdef', '0'.repeat(1000)])('is not %j', (guess) => {
    expect(stepOfCode(secret, guess, at(made))).toBeUndefined()
  })

  test('of another secret is none', () => {
    expect(stepOfCode(Buffer.alloc(20, 7), code, at(made))).toBeUndefined()
  })
})

test('the secret is typed in base 32', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})

test('the link names the site, the operator, and what apps take for granted', () => {
  const link = new URL(authenticatorLink(secret, { siteName: 'Deer: & Co', username: 'ünï?x' }))
  expect(link.protocol + link.host).toBe('otpauth:totp')
  expect(decodeURIComponent(link.pathname)).toBe('/Deer  & Co:ünï?x')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    issuer: 'Deer  & Co',
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
