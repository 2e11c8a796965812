import { expect, test } from 'vitest'
import { altTextMissing, altTextNotice, cutAtWord } from './post-form'

test.each([
  ['Short', 10, 'Short'],
  [' trimmed ', 10, 'trimmed'],
  ['exactly ten', 11, 'exactly ten'],
  ['one two three', 7, 'one two'],
  ['one two three', 9, 'one two'],
  ['unbreakable', 4, 'unbr'],
  ['🦌🦌🦌🦌', 3, '🦌🦌🦌'],
  ['', 3, ''],
])('%j in %i characters is %j', (text, limit, cut) => {
  expect(cutAtWord(text, limit)).toBe(cut)
})

test.each([
  [{ featuredImageUrl: null, imageAltText: null }, []],
  [{ featuredImageUrl: '/images/a', imageAltText: 'A deer' }, []],
  [{ featuredImageUrl: '/images/a', imageAltText: null }, [altTextMissing]],
])('of the pictures %j is told %j', (pictures, notices) => {
  expect(altTextNotice(pictures)).toEqual(notices)
})
