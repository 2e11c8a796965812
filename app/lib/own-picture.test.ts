import { expect, test } from 'vitest'
import { isOwnPicture } from './own-picture'

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
