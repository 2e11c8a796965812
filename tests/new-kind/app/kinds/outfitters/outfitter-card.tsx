import { Picture } from '~/components/ui/picture'
import { SiteLink } from '~/components/ui/site-link'
import { outfitterPath, outfitterPicture, type Outfitter } from './outfitters'

export function OutfitterCard({ outfitter }: { outfitter: Outfitter }) {
  return (
    <article>
      <Picture
        src={outfitterPicture(outfitter)}
        alt=""
        sizes="20rem"
        width={400}
        height={300}
        loading="lazy"
        className="w-full"
      />
      <h2>
        <SiteLink to={outfitterPath(outfitter.slug)}>{outfitter.name}</SiteLink>
      </h2>
      <p>{outfitter.region}</p>
    </article>
  )
}
