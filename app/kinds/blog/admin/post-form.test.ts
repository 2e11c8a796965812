import { expect, test } from 'vitest'
import { cutAtWord, savedNotices, altTextMissing } from './post-form'

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
  expect(savedNotices({ ...pictures, foreignPictures: 0, changedHeadings: [] })).toEqual(notices)
})

test('the notices say how many pictures of other sites were left out, and which headings changed', () => {
  expect(
    savedNotices({ featuredImageUrl: null, imageAltText: null, foreignPictures: 2, changedHeadings: ['<h1> to <h2>'] }),
  ).toEqual([
    '2 pictures were left out: only pictures of this site are shown. Upload the picture instead.',
    'Headings changed: <h1> to <h2>.',
  ])
})
