import { describe, expect, test } from 'vitest'
import { emailAddress, optionalText, requiredLine } from './text.schema'

const name = requiredLine({ missing: 'Enter your name', max: 5 })

describe('a required line', () => {
  test.each([undefined, null, '', '   ', '\n\t', '\u0000', 5, {}, []])('says that it is missing for %j', (value) => {
    const result = name.safeParse(value)
    expect(result.error?.issues.map((issue) => issue.message)).toEqual(['Enter your name'])
  })

  test('is cleaned before it is counted', () => {
    expect(name.parse('  a \n b  ')).toBe('a b')
  })

  test('counts characters, not UTF-16 units', () => {
    expect(name.parse('🦌🦌🦌🦌🦌')).toBe('🦌🦌🦌🦌🦌')
  })

  test('says how much is allowed', () => {
    expect(name.safeParse('abcdef').error?.issues[0]?.message).toBe('Use at most 5 characters')
  })
})

describe('an optional text', () => {
  const notes = optionalText({ max: 5000 })

  test.each([undefined, null, '', ' \n '])('is null for %j', (value) => {
    expect(notes.parse(value)).toBeNull()
  })

  test('keeps its lines', () => {
    expect(notes.parse('a\r\nb')).toBe('a\nb')
  })

  test('says how much is allowed', () => {
    expect(notes.safeParse('x'.repeat(5001)).error?.issues[0]?.message).toBe('Use at most 5,000 characters')
  })
})

describe('an e-mail address', () => {
  const email = emailAddress({ missing: 'Enter your email', max: 254, malformed: 'Malformed' })

  test.each(['a@b.example', 'first.last+tag@sub.domain.example', " o'neil@x.example "])('accepts %j', (value) => {
    expect(email.parse(value)).toBe(value.trim())
  })

  test.each([
    'a',
    'a@',
    '@b.example',
    'a b@c.example',
    'a@b..example',
    'a@b.example, c@d.example',
    'a@b.example\n\nBcc: x@y.example',
  ])('refuses %j', (value) => {
    expect(email.safeParse(value).error?.issues[0]?.message).toBe('Malformed')
  })

  test('says only that it is missing when it is', () => {
    expect(email.safeParse(' ').error?.issues.map((issue) => issue.message)).toEqual(['Enter your email'])
  })
})
