/** All drawn species at one scale beside a person: what a hunter tells them apart by first. */
import { lastingPath } from '~/components/ui/art-version'
import { artPath } from '~/paths'

export function LineUp({ loading }: { loading?: 'lazy' }) {
  return (
    <figure className="pt-10">
      <div
        className="overflow-x-auto rounded-field border border-hairline bg-card"
        tabIndex={0}
        role="region"
        aria-label="Eight species at one scale"
      >
        <img
          loading={loading}
          {...(loading ? {} : { fetchpriority: 'high' })}
          src={lastingPath(artPath('species', 'line-up'))}
          alt="From left to right, each male at the same scale beside a person of 1.8 m: the eight species of this guide"
          width={1600}
          height={500}
          className="h-auto w-full min-w-[48rem]"
        />
      </div>
      <figcaption className="mt-2 font-sans text-base text-soft">
        Grown males at one scale, beside a person of 1.8 m (5 ft 11 in). Drawn from typical shoulder heights; single
        animals differ.
      </figcaption>
    </figure>
  )
}
