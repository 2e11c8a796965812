import { Picture } from '~/components/ui/picture'
import { SiteLink } from '~/components/ui/site-link'
import { slugPath } from '~/paths'
import { ConservationBadge } from './conservation-badge'
import { deerTypePicture, type DeerTypeCard as Card } from './deer-types'

export function DeerTypeCard({ deerType }: { deerType: Card }) {
  return (
    <article className="relative flex h-full flex-col rounded-field border border-hairline bg-card">
      <Picture
        src={deerTypePicture(deerType)}
        alt=""
        sizes="(min-width: 80rem) 17rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
        width={400}
        height={300}
        loading="lazy"
        className="aspect-[4/3] w-full rounded-t-field bg-panel object-cover"
      />
      <div className="flex grow flex-col p-5">
        <h3>
          <SiteLink
            to={slugPath(deerType.slug)}
            className="text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {deerType.name}
          </SiteLink>
        </h3>
        <p className="text-bark italic">{deerType.scientificName}</p>
        <p className="mt-3 mb-4 line-clamp-4 text-base leading-relaxed">{deerType.generalDescription}</p>
        <p className="mt-auto">
          <ConservationBadge deerType={deerType} />
        </p>
      </div>
    </article>
  )
}
