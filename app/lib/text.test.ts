import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanFile, characterCount, cleanLine, cleanText, truncate } from './text'

describe('characterCount', () => {
  test.each([
    ['', 0],
    ['deer', 4],
    ['Réh 🦌', 5],
  ])('counts %j as %i', (text, count) => {
    expect(characterCount(text)).toBe(count)
  })
})

describe('truncate', () => {
  test.each([
    ['exactly as long', 15, 'exactly as long'],
    ['one longer', 9, 'one longe…'],
    ['🦌🦌🦌', 2, '🦌🦌…'],
    ['', 0, ''],
  ])('cuts %j to %i', (text, limit, expected) => {
    expect(truncate(text, limit)).toBe(expected)
  })

  test('never leaves half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, limit) => {
        expect(characterCount(truncate(text, limit))).toBeLessThanOrEqual(limit + 1)
        expect(truncate(text, limit)).not.toMatch(/\p{Cs}/u)
      }),
    )
  })
})

describe('cleanText', () => {
  test.each([
    ['  a \r\n b  ', 'a \n b'],
    ['a\rb', 'a\nb'],
    ['a\u0000b\u0007c\u009f', 'abc'],
    ['tab\tstays', 'tab\tstays'],
    ['half \ud83e of a deer', 'half  of a deer'],
    ['no\ufffe\uffffcharacter', 'nocharacter'],
    [' \u00a0\n ', ''],
  ])('makes %j into %j', (text, expected) => {
    expect(cleanText(text)).toBe(expected)
  })
})

describe('cleanLine', () => {
  test.each([
    [' Ada \n\t Byron ', 'Ada Byron'],
    ['\u0000', ''],
    ['🦌  stand', '🦌 stand'],
    // Texts pasted from a page or a chat bring these along.
    ['\u202Ajane@example.com\u202C', 'jane@example.com'],
    ['\uFEFF+1 802\u2060 555\u200B 0100\u200E', '+1 802 555 0100'],
    ['tree\u00ADstand', 'treestand'],
    ['Ada\u00A0Byron\u202F', 'Ada Byron'],
    ['\u200B\u200D\u2066', ''],
    ['Jane\u200C\u200D Doe\u200D', 'Jane Doe'],
    // Persian and Malayalam are written with joiners, and so are families and flags.
    ['علی\u200Cرضا', 'علی\u200Cرضا'],
    ['അവന്\u200D', 'അവന്\u200D'],
    ['👨\u200D👩\u200D👧 ❤️\u200D🔥', '👨\u200D👩\u200D👧 ❤️\u200D🔥'],
  ])('makes %j into %j', (text, expected) => {
    expect(cleanLine(text)).toBe(expected)
  })
})

test.each([
  ['\uFEFF\na\r\nb\rc\n\n', '\na\nb\nc\n\n'],
  [' a\tb \0\u001B\uD800\n', ' a\tb \n'],
])('%j is kept in a file as %j', (text, kept) => {
  expect(cleanFile(text)).toBe(kept)
})
