import { expect, test } from 'vitest'
import { isForOwners, mayOpen } from './operator-context'

test.each([
  ['/admin/operators', true],
  ['/admin/operators/2/role', true],
  ['/admin/settings', true],
  ['/admin/settings/go-live?from=1', true],
  ['/admin/mail/settings', true],
  ['/admin/people/0123abcd', true],
  ['/admin/people/0123abcd/file', true],
  ['/admin/quotes.csv', true],
  ['/admin/bin/7/delete?back=x', true],
  ['/admin/bin/all/delete', true],
  ['/admin/seo', true],
  ['/admin', false],
  ['/admin/quotes', false],
  ['/admin/quotes/1/delete', false],
  ['/admin/seasons.csv', false],
  ['/admin/visits.csv', false],
  ['/admin/mail', false],
  ['/admin/bin', false],
  ['/admin/security', false],
])('%s is for owners alone: %s', (address, expected) => {
  expect(isForOwners(address)).toBe(expected)
  expect(mayOpen('editor', address)).toBe(!expected)
  expect(mayOpen('owner', address)).toBe(true)
})
