import { Star } from 'lucide-react'
import { Fixed } from '~/components/layout/fixed'
import { sampleClaims } from '~/site'

export function ReviewsBox({ isSample }: { isSample: boolean }) {
  return (
    <Fixed
      as="section"
      aria-labelledby="reviews"
      className="mt-16 rounded-field border border-hairline bg-panel p-6 lg:mt-24"
      part={isSample ? SampleReviews : Reviews}
    />
  )
}

function SampleReviews() {
  return <Reviews isSample />
}

function Reviews({ isSample = false }: { isSample?: boolean }) {
  const { rating, reviews, employees } = sampleClaims
  return (
    <>
      <h2 id="reviews">What hunters say</h2>
      {isSample ? (
        <p className="mt-2 max-w-measure text-base text-soft">
          Sample reviews and figures. Real ones will replace them.
        </p>
      ) : null}
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 font-sans text-lg">
        <Stars />
        <span>
          {rating.value.toFixed(1)} of {rating.of} from {rating.count} reviews
        </span>
        <span>
          a team of {employees.from}-{employees.to} people
        </span>
      </p>
      <ul className="mt-5 grid gap-4 lg:grid-cols-3">
        {reviews.map(({ author, text, rating: given }) => (
          <li key={author} className="rounded-field border border-hairline bg-card p-5">
            <figure>
              <blockquote>{text}</blockquote>
              <figcaption className="mt-3 font-sans text-base text-soft">
                {author}, {given} of {rating.of}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </>
  )
}

function Stars() {
  return (
    <span aria-hidden="true" className="flex text-bark">
      {Array.from({ length: sampleClaims.rating.of }, (_, index) => (
        <Star key={index} size={18} fill="currentColor" />
      ))}
    </span>
  )
}
