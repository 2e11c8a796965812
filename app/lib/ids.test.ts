import { expect, test } from 'vitest'
import { toRowId, withId } from './ids'

test.each([
  ['1', 1],
  ['999999999999999', 999_999_999_999_999],
  ['0', undefined],
  ['01', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  [' 1', undefined],
  ['', undefined],
  ['9999999999999999', undefined],
  [undefined, undefined],
  [1, undefined],
])('%j is %s', (text, id) => {
  expect(toRowId(text)).toBe(id)
})

const items = [{ id: 'a' }, { id: 'b' }]

test('finds the item', () => {
  expect(withId(items, 'b')).toBe(items[1])
})

test('says which one is not there', () => {
  expect(() => withId(items, 'c')).toThrow('No item has the id c')
})
