import { expect, test } from 'vitest'
import { mailto } from './mailto'

test.each([
  ['bob@example.com', 'Your message', 'mailto:bob@example.com?subject=Your%20message'],
  ['bob+deer@example.com', 'A & B?', 'mailto:bob%2Bdeer@example.com?subject=A%20%26%20B%3F'],
  ['a?b#c%d@example.com', 'x', 'mailto:a%3Fb%23c%25d@example.com?subject=x'],
  ['"a@b"@example.com', 'x', 'mailto:%22a%40b%22@example.com?subject=x'],
  ['jürgen@müller.example', 'ä', 'mailto:j%C3%BCrgen@m%C3%BCller.example?subject=%C3%A4'],
])('a mail to %s about %j', (email, subject, address) => {
  expect(mailto(email, subject)).toBe(address)
})
