import { expect, test } from 'vitest'
import { reviewState } from './reviews'

test.each([
  ['http://localhost:3000', false, 'sample'],
  ['http://127.0.0.1:4999', false, 'sample'],
  ['http://[::1]:3000', false, 'sample'],
  ['https://deer.example', false, 'hidden'],
  ['https://localhost.example', false, 'hidden'],
  ['https://127.example', false, 'hidden'],
  ['https://deer.example', true, 'confirmed'],
  ['http://localhost:3000', true, 'confirmed'],
])('on %s, confirmed %s: %s', (siteUrl, isConfirmed, state) => {
  expect(reviewState({ siteUrl, isConfirmed })).toBe(state)
})
