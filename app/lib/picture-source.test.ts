import { expect, test } from 'vitest'
import { picturesIn, isOwnPicture } from './picture-source'

const source = { width: 9, height: 6, avif: null, webp: '/images/a-9.webp 9w', card: null }

test('finds the pictures of every loader', () => {
  const pages = [undefined, null, { head: {} }, { pictures: { a: source } }, { pictures: { b: source } }]
  expect(picturesIn(pages)).toEqual({ a: source, b: source })
})

test.each([undefined, null, 5, ['a'], 'a', { a: 'b' }, { a: null }])('takes %j for none', (pictures) => {
  expect(picturesIn([{ pictures }])).toEqual({})
})

test.each([
  ['/images/a-800.webp', true],
  ['/api/placeholder/400/300?text=Elk%20bull', true],
  ['//other.example/a.png', false],
  ['/\\other.example/a.png', false],
  ['/a\\b.png', false],
  ['/\t/other.example', false],
  ['https://other.example/a.png', false],
  ['images/a.png', false],
  ['data:image/png;base64,AA', false],
  ['', false],
  ['/', true],
])('%s is a picture of this site: %s', (src, expected) => {
  expect(isOwnPicture(src)).toBe(expected)
})
