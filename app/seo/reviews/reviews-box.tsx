import Star from 'lucide-react/icons/star'
import { Fold } from '~/components/ui/fold'
import { longDay } from '~/lib/dates'
import type { Review, ReviewsOnHome } from './reviews'

interface ReviewsBoxProps extends ReviewsOnHome {
  team: string | undefined
}

export function ReviewsBox({ isSample, ...shown }: ReviewsBoxProps) {
  if (isSample) {
    return (
      <div className="mt-12">
        <Fold id="reviews" title="Sample reviews and figures" level={2}>
          <p className="text-base text-soft">Real ones will replace them.</p>
          <Reviews {...shown} />
        </Fold>
      </div>
    )
  }
  return (
    <section aria-labelledby="reviews" className="mt-16 rounded-field border border-hairline bg-panel p-6 lg:mt-24">
      <h2 id="reviews">What hunters say</h2>
      <Reviews {...shown} />
    </section>
  )
}

function Reviews({ reviews, rating, team }: Omit<ReviewsBoxProps, 'isSample'>) {
  return (
    <>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 font-sans text-lg">
        <Stars count={Math.round(rating.value)} />
        <span>
          {rating.value.toFixed(1)} of {rating.of} from {rating.count} {rating.count === 1 ? 'review' : 'reviews'}
        </span>
        {team === undefined ? null : <span>{team}</span>}
      </p>
      <ul className="mt-5 grid gap-4 lg:grid-cols-3">
        {reviews.map((review, index) => (
          <li key={index} className="rounded-field border border-hairline bg-card p-5">
            <OneReview review={review} of={rating.of} />
          </li>
        ))}
      </ul>
    </>
  )
}

function OneReview({ review: { author, rating, text, where, date }, of }: { review: Review; of: number }) {
  return (
    <figure>
      <blockquote>{text}</blockquote>
      <figcaption className="mt-3 font-sans text-base text-soft">
        {author}, {rating} of {of}
        {where === undefined ? null : `, ${where}`}
        {date === undefined ? null : `, ${longDay(date)}`}
      </figcaption>
    </figure>
  )
}

function Stars({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="flex text-bark">
      {Array.from({ length: count }, (_, index) => (
        <Star key={index} size={18} fill="currentColor" />
      ))}
    </span>
  )
}
