import { expect, test } from 'vitest'
import { foldAddress } from './entry-mails.server'

test.each([
  ['Ada@Example.ORG', 'ada@example.org'],
  ['ada+quotes+2@example.org', 'ada@example.org'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['A.da@googlemail.com', 'ada@gmail.com'],
  ['a.da@example.org', 'a.da@example.org'],
])('%s is the mailbox %s', (address, folded) => {
  expect(foldAddress(address)).toBe(folded)
})
