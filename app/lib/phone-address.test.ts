import { expect, test } from 'vitest'
import { phoneAddress } from './phone-address'

test.each([
  ['+1 (555) 010-0199', 'tel:+15550100199'],
  ['555.010.0199', 'tel:5550100199'],
  ['+1 555 123 4567 ext. 12', 'tel:+15551234567;ext=12'],
  ['020 7946 0000 x7', 'tel:02079460000;ext=7'],
  ['call me', undefined],
  ['1234', undefined],
  ['555 0100 or 555 0101', undefined],
  ['+1 555 010 0199 (after 6)', undefined],
  ['', undefined],
])('%j calls %s', (text, address) => {
  expect(phoneAddress(text)).toBe(address)
})
