import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSlug, maxSlugLength, numberedSlug, toSlug } from './slug'

describe('toSlug', () => {
  test.each([
    ['White-tailed Deer', 'white-tailed-deer'],
    ['  Elk & Moose:  what is different?  ', 'elk-moose-what-is-different'],
    ['Père David’s deer', 'pre-davids-deer'],
    ['10 % Off', '10-off'],
    ['--a -- b--', 'a-b'],
    ['a\tb\nc', 'a-b-c'],
    ['鹿', ''],
    ['', ''],
    ['…', ''],
    ['KELVIN', 'kelvin'],
  ])('%j becomes %j', (title, slug) => {
    expect(toSlug(title)).toBe(slug)
  })

  test('makes a slug or nothing of any text, and of a slug the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (title) => {
        const slug = toSlug(title)
        expect(slug === '' || isSlug(slug)).toBe(true)
        expect(toSlug(slug)).toBe(slug)
      }),
    )
  })

  test('cuts a long title, and leaves no hyphen at the cut', () => {
    expect(toSlug(`${'a'.repeat(maxSlugLength - 1)} b`)).toBe('a'.repeat(maxSlugLength - 1))
  })
})

test.each(['A', 'a b', '-a', 'a-', 'a--b', 'ä', '', 'a/b', 'a'.repeat(241), 'a\n'])('%j is no slug', (text) => {
  expect(isSlug(text)).toBe(false)
})

test('a numbered slug is a slug', () => {
  expect(numberedSlug('elk', 2)).toBe('elk-2')
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 2, max: 1e6 }), (title, number) => {
      const slug = toSlug(title)
      if (slug !== '') expect(isSlug(numberedSlug(slug, number))).toBe(true)
    }),
  )
})
