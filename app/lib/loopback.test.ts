import { expect, test } from 'vitest'
import { isLoopback } from './loopback'

test.each([
  ['localhost', true],
  ['shop.localhost', true],
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['127.0.0.1.example.com', false],
  ['localhost.example.com', false],
  ['10.0.0.1', false],
  ['mail.example.com', false],
])('%s is this machine: %s', (hostname, is) => {
  expect(isLoopback(hostname)).toBe(is)
})
