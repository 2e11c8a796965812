import { expect, test } from 'vitest'
import { mailto, phoneAddress } from './contact-links'

test.each([
  ['bob@example.com', 'Your message', 'mailto:bob@example.com?subject=Your%20message'],
  ['bob+deer@example.com', 'A & B?', 'mailto:bob%2Bdeer@example.com?subject=A%20%26%20B%3F'],
  ['a?b#c%d@example.com', 'x', 'mailto:a%3Fb%23c%25d@example.com?subject=x'],
  ['"a@b"@example.com', 'x', 'mailto:%22a%40b%22@example.com?subject=x'],
  ['jürgen@müller.example', 'ä', 'mailto:j%C3%BCrgen@m%C3%BCller.example?subject=%C3%A4'],
])('a mail to %s about %j', (email, subject, address) => {
  expect(mailto(email, subject)).toBe(address)
})

test('a mail with a text has its lines as the standard wants them', () => {
  expect(mailto('bob@example.com', 'x', 'Hi & bye\n\r\n2 × é')).toBe(
    'mailto:bob@example.com?subject=x&body=Hi%20%26%20bye%0D%0A%0D%0A2%20%C3%97%20%C3%A9',
  )
})

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
