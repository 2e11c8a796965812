import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inGroupsOfFour, readTypedCode, recoveryAlphabet, typedAgain } from './login-codes'

describe('what is typed for a code', () => {
  test.each(['123456', ' 123 456 ', '123-456', '1 2 3 4 5 6', '１２３４５６', '123\u00a0456', '123–456'])(
    '%j is a code of the app',
    (text) => {
      expect(readTypedCode(text)).toEqual({ kind: 'app', digits: '123456' })
    },
  )

  test.each([
    '0123-abcd-efgh-jkmn',
    '0123ABCDEFGHJKMN',
    ' 0123 abcd efgh jkmn\n',
    'o1z3-abcd-efgh-jkmn'.replace('z', '2'),
    'OI23-abcd-efgh-jkmn',
    '0l23-abcd-efgh-jkmn',
  ])('%j is a recovery code', (text) => {
    expect(readTypedCode(text)).toEqual({ kind: 'recovery', code: '0123abcdefghjkmn' })
  })

  test.each([
    '',
    ' ',
    '12345',
    '1234567',
    '12345a',
    '+12345',
    '1.2345',
    '0x1234',
    '0123-abcd-efgh-jkm',
    '0123-abcd-efgh-jkmnp',
    '0123-abcd-efgh-jkmu',
    '0123-abcd-efgh-jkm!',
    'é'.repeat(16),
    '1'.repeat(100_000),
    '123456'.padEnd(100_000),
  ])('%j is neither', (text) => {
    expect(readTypedCode(text)).toBeUndefined()
  })

  test('any recovery code is read as it is shown', () => {
    const code = fc.string({ unit: fc.constantFrom(...recoveryAlphabet), minLength: 16, maxLength: 16 })
    fc.assert(
      fc.property(code, (made) => {
        expect(readTypedCode(inGroupsOfFour(made, '-'))).toEqual({ kind: 'recovery', code: made })
      }),
    )
  })
})

test.each([
  ['123 456', ''],
  ['12345', '12345'],
  ['0123-abcd-efgh-jkm', '0123-abcd-efgh-jkm'],
  ['x'.repeat(100), 'x'.repeat(60)],
])('%j comes back as %j', (text, again) => {
  expect(typedAgain(text)).toBe(again)
})

test.each([
  ['', ''],
  ['abc', 'abc'],
  ['abcd', 'abcd'],
  ['abcdefghij', 'abcd efgh ij'],
])('%j in groups is %j', (text, groups) => {
  expect(inGroupsOfFour(text, ' ')).toBe(groups)
})
