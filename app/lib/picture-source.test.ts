import { expect, test } from 'vitest'
import { picturesIn } from './picture-source'

const source = { width: 9, height: 6, avif: null, webp: '/images/a-9.webp 9w', card: null }

test('finds the pictures of every loader', () => {
  const pages = [undefined, null, { head: {} }, { pictures: { a: source } }, { pictures: { b: source } }]
  expect(picturesIn(pages)).toEqual({ a: source, b: source })
})

test.each([undefined, null, 5, ['a'], 'a', { a: 'b' }, { a: null }])('takes %j for none', (pictures) => {
  expect(picturesIn([{ pictures }])).toEqual({})
})
