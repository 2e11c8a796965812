import { expect, test } from 'vitest'
import { knowsTag } from './entity-tag'

test.each([
  ['W/"a"', true],
  ['"a"', true],
  [' W/"a" ', true],
  ['"x", W/"a"', true],
  ['W/"x",W/"a","y"', true],
  ['*', true],
  ['W/"b"', false],
  ['"A"', false],
  ['"aa"', false],
  ['"x"a"y"', false],
  ['a', false],
  ['"*"', false],
  ['"x", *', false],
  ['', false],
  [null, false],
  [undefined, false],
])('%j: %j', (header, expected) => {
  expect(knowsTag(header, 'W/"a"')).toBe(expected)
})
