import { expect, test } from 'vitest'
import { sampleClaims } from '~/site'
import { reviewsAdvice, reviewState } from './reviews'

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

test('the operator is told where the reviews are, and they are there', () => {
  expect(reviewsAdvice).toContain('The dashboard cannot change them: they are in the file app/site.ts')
  expect(reviewsAdvice).toContain('under sampleClaims')
  expect(sampleClaims).toHaveProperty('reviews')
  expect(sampleClaims).toHaveProperty('rating')
})
