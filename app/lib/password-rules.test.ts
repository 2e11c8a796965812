import { expect, test } from 'vitest'
import { passwordFault } from './password-rules'

test.each([
  ['', 'must have at least 12 characters'],
  ['eleven char', 'must have at least 12 characters'],
  ['twelve chars', undefined],
  [' '.repeat(12), undefined],
  ['x'.repeat(1000), undefined],
  ['x'.repeat(1001), 'must have at most 1000 characters'],
])('of %j it says %j', (password, fault) => {
  expect(passwordFault(password)).toBe(fault)
})
