import { expect, test } from 'vitest'
import { withId } from './with-id'

const items = [{ id: 'a' }, { id: 'b' }]

test('finds the item', () => {
  expect(withId(items, 'b')).toBe(items[1])
})

test('says which one is not there', () => {
  expect(() => withId(items, 'c')).toThrow('No item has the id c')
})
