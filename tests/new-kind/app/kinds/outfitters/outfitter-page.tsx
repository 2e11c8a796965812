import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { Picture } from '~/components/ui/picture'
import type { Breadcrumb } from '~/lib/breadcrumb'
import { outfitterPicture, type Outfitter } from './outfitters'

interface OutfitterPageProps {
  outfitter: Outfitter
  breadcrumbs: readonly Breadcrumb[]
}

export function OutfitterPage({ outfitter, breadcrumbs }: OutfitterPageProps) {
  const { name, region, description, imageAlt } = outfitter
  return (
    <article className="page-width py-10">
      <Breadcrumbs items={breadcrumbs} />
      <h1 tabIndex={-1}>{name}</h1>
      <p>{region}</p>
      <Picture
        src={outfitterPicture(outfitter)}
        alt={imageAlt ?? ''}
        sizes="40rem"
        width={800}
        height={600}
        isFirst
        className="w-full"
      />
      <p className="whitespace-pre-line">{description}</p>
    </article>
  )
}
