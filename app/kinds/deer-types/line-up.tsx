import { lastingPath } from '~/components/ui/art-version'
import { artPath } from '~/paths'

export function LineUp({ loading }: { loading?: 'lazy' }) {
  return (
    <figure className="wide-page pt-8">
      <img
        src={lastingPath(artPath('species', 'line-up'))}
        alt="Eight species of deer in a row, from the sika deer to the moose, next to a person"
        width={1600}
        height={500}
        loading={loading}
        {...(loading ? {} : { fetchpriority: 'high' })}
        className="h-auto w-full rounded-field border border-hairline bg-card"
      />
      <figcaption className="mt-2 font-sans text-base text-soft">
        Adult males to scale in fall, next to a person 5 ft 11 in (1.8 m) tall. Drawn from typical shoulder heights;
        individuals vary.
      </figcaption>
    </figure>
  )
}
