import { expect, test } from 'vitest'
import { sampleClaims } from '~/site'
import { reviewsOnHome, type Review } from './reviews'

const given: Review[] = [
  { author: 'Ada', rating: 5, text: 'Good.', where: 'Google Maps', date: '2026-01-02' },
  { author: 'Ben', rating: 4, text: 'Fine.', where: 'By e-mail', date: '2026-03-02' },
  { author: 'Cora', rating: 4, text: 'Quick.', where: 'Google Maps', date: '2026-02-02' },
]

test.each(['http://localhost:3000', 'http://127.0.0.1:4999', 'http://[::1]:3000'])('on %s samples show', (siteUrl) => {
  expect(reviewsOnHome([], siteUrl)).toEqual({
    isSample: true,
    reviews: sampleClaims.reviews,
    rating: sampleClaims.rating,
  })
})

test.each(['https://deer.example', 'https://localhost.example', 'https://127.example'])('on %s none', (siteUrl) => {
  expect(reviewsOnHome([], siteUrl)).toBeUndefined()
})

test('real ones show newest first, wherever the site is, with their own rating', () => {
  for (const siteUrl of ['https://deer.example', 'http://localhost:3000']) {
    const shown = reviewsOnHome(given, siteUrl)
    expect(shown?.reviews.map(({ author }) => author)).toEqual(['Ben', 'Cora', 'Ada'])
    expect(shown).toMatchObject({ isSample: false, rating: { value: 4.3, of: 5, count: 3 } })
  }
})
