import { isLoopback } from '~/lib/loopback'

/**
 * Whether ratings show, both in the page and in structured data. The bundled ones are invented, and fake reviews are
 * illegal in many places: on a real origin they show only after the operator has confirmed that they are real.
 */
export type ReviewState = 'sample' | 'confirmed' | 'hidden'

/** For the operator. */
export const reviewStateWords = {
  sample: 'The home page shows them now, marked as samples, because this site runs on your own machine.',
  confirmed: 'The home page shows them now, and search engines read them.',
  hidden: 'The home page does not show them now.',
} as const satisfies Record<ReviewState, string>

export const reviewsAdvice =
  'The rating and the reviews that come with this site are invented. The dashboard cannot change ' +
  'them: they are in the file app/site.ts of this installation, under sampleClaims. Have your own put there, then ' +
  'confirm here that they are real: showing invented ones is against the law in many places.'

export function reviewState({ siteUrl, isConfirmed }: { siteUrl: string; isConfirmed: boolean }): ReviewState {
  if (isConfirmed) return 'confirmed'
  return isLoopback(siteUrl) ? 'sample' : 'hidden'
}
