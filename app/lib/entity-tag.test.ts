import { expect, test } from 'vitest'
import { knowsTag } from './entity-tag'

test.each([
  ['W/"a"', true],
  ['"a"', true],
  [' W/"a" ', true],
  ['"x", W/"a"', true],
  ['W/"x",W/"a","y"', true],
  ['"x,y", "a"', true],
  ['*', true],
  [' * ', true],
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

test('a comma inside a tag belongs to it', () => {
  expect(knowsTag('"a,b"', '"a,b"')).toBe(true)
  expect(knowsTag('"a", "b"', '", "')).toBe(false)
})
