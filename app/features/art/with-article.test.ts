import { expect, test } from 'vitest'
import { withArticle } from './with-article'

test.each([
  ['Elk', 'an elk'],
  ['Mule Deer', 'a mule deer'],
])('%s is %s', (name, words) => {
  expect(withArticle(name)).toBe(words)
})
