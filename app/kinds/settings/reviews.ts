import { bestRating, type Review } from '~/seo/reviews/reviews'
import type { RecordOf } from '~/lib/record-fields'
import { defineSection } from './section'

const ratings = Array.from({ length: bestRating }, (_, index) => String(bestRating - index))

export const reviews = defineSection({
  id: 14,
  title: 'Reviews',
  hint: 'Real ones only: showing invented reviews is against the law in many places. The home page shows the newest, and search engines read them.',
  groups: { reviews: '' },
  fields: {
    reviews: {
      kind: 'rows',
      label: 'Reviews',
      section: 'reviews',
      of: 'review',
      maxItems: 100,
      malformed: 'Send the reviews as a list',
      columns: {
        author: { kind: 'line', label: 'Name', width: 'half', max: 80, missing: 'Who wrote it?' },
        date: { kind: 'date', label: 'Date', width: 'half', missing: 'When was it given?' },
        rating: {
          kind: 'choice',
          label: 'Rating',
          width: 'half',
          choices: ratings,
          hint: `Of ${String(bestRating)}.`,
          missing: 'Choose the rating',
        },
        where: {
          kind: 'line',
          label: 'Where it was given',
          width: 'half',
          max: 80,
          hint: 'Such as “Google Maps.”',
          missing: 'Where was it given?',
        },
        text: { kind: 'text', label: 'Review', max: 1000, rows: 3, missing: 'What does it say?' },
        proof: {
          kind: 'text',
          label: 'Proof',
          max: 1000,
          rows: 2,
          hint: 'For you: the address of the review, or where its email is kept. Visitors never see it.',
          missing: 'How can you prove it?',
        },
      },
    },
  },
  defaults: () => ({ reviews: [] }),
  summary: ({ reviews: { length } }) =>
    length === 1 ? '1 review' : length === 0 ? 'None yet' : `${String(length)} reviews`,
})

/** Visitors do not see the proof. */
export function toReviews({ reviews: rows }: RecordOf<typeof reviews.fields>): Review[] {
  return rows.map(({ author, rating, text, where, date }) => ({ author, rating: Number(rating), text, where, date }))
}
