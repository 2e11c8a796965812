import { expect, test } from 'vitest'
import { toRowId } from './row-id'

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
