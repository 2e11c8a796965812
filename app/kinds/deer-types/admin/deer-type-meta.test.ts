import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { characterCount } from '~/lib/text'
import { deerTypeFields } from '~/kinds/deer-types/deer-type.fields'
import { madeMetaDescription, madeMetaTitle, withMadeMeta } from './deer-type-meta'

describe('the meta title', () => {
  test.each([
    ['Elk', 'Elk - Complete Guide | Stagwise'],
    [' Elk ', 'Elk - Complete Guide | Stagwise'],
    ['鹿'.repeat(32), `${'鹿'.repeat(32)} - Complete Guide | Stagwise`],
    ['🦌'.repeat(33), `${'🦌'.repeat(33)} - Complete Guide`],
    ['E'.repeat(44), 'E'.repeat(44)],
    ['E'.repeat(61), ''],
    [' ', ''],
  ])('of %j is %j', (name, title) => {
    expect(madeMetaTitle(name, 'Stagwise')).toBe(title)
  })
})

test('the meta description names the species', () => {
  expect(madeMetaDescription('Elk')).toBe(
    'Elk: a species guide for deer hunters, with scientific name, description and conservation status.',
  )
  expect(madeMetaDescription('')).toBe('')
})

test('both fit, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 60 }), (name, siteName) => {
      expect(characterCount(madeMetaTitle(name, siteName))).toBeLessThanOrEqual(deerTypeFields.metaTitle.counter)
      expect(characterCount(madeMetaDescription(name))).toBeLessThanOrEqual(deerTypeFields.metaDescription.counter)
    }),
  )
})

test.each([
  [
    { name: 'Elk', metaTitle: null, metaDescription: 'Mine' },
    { metaTitle: 'Elk - Complete Guide | Stagwise', metaDescription: 'Mine' },
  ],
  [
    { name: 'E'.repeat(120), metaTitle: null, metaDescription: 'Mine' },
    { metaTitle: null, metaDescription: 'Mine' },
  ],
  [
    { name: 'Elk', metaTitle: 'Mine', metaDescription: null },
    { metaTitle: 'Mine', metaDescription: madeMetaDescription('Elk') },
  ],
])('of %j what is empty is made', (input, expected) => {
  expect(withMadeMeta(input, 'Stagwise')).toEqual({ name: input.name, ...expected })
})
