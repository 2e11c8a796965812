/** Samples of reviews show only while the site runs on its own machine: fakes are illegal. */
import { isLoopback } from '~/lib/loopback'
import { sampleClaims } from '~/site'

export interface Review {
  author: string
  rating: number
  text: string
  where?: string | undefined
  date?: string | undefined
}

export interface ReviewsOnHome {
  isSample: boolean
  reviews: readonly Review[]
  rating: { value: number; of: number; count: number }
}

export const bestRating = 5
const shownReviews = 6

export function reviewsOnHome(stored: readonly Review[], siteUrl: string): ReviewsOnHome | undefined {
  if (stored.length > 0) {
    const sum = stored.reduce((total, { rating }) => total + rating, 0)
    return {
      isSample: false,
      reviews: stored.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '')).slice(0, shownReviews),
      rating: { value: Math.round((sum / stored.length) * 10) / 10, of: bestRating, count: stored.length },
    }
  }
  if (!isOwnMachine(siteUrl)) return undefined
  return { isSample: true, reviews: sampleClaims.reviews, rating: sampleClaims.rating }
}

export function isOwnMachine(siteUrl: string): boolean {
  return isLoopback(new URL(siteUrl).hostname)
}
