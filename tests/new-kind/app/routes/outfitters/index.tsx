import { useLoaderData } from '@remix-run/react'
import { PageIntro } from '~/components/layout/page-intro'
import { findPictures } from '~/content/pictures/picture-sources.server'
import { OutfitterCard } from '~/kinds/outfitters/outfitter-card'
import { outfittersHead } from '~/kinds/outfitters/outfitter-head'
import { listOutfitters } from '~/kinds/outfitters/outfitters.server'
import { db } from '~/server/database.server'

export async function loader() {
  const outfitters = await listOutfitters(db(), { limit: 500 })
  const pictures = await findPictures(
    db(),
    outfitters.map(({ imageUrl }) => imageUrl),
  )
  return { head: outfittersHead, outfitters, pictures }
}

export default function Outfitters() {
  const { head, outfitters } = useLoaderData<typeof loader>()
  return (
    <>
      <PageIntro breadcrumbs={head.breadcrumbs} title={head.title} ground="products" />
      <ul className="page-width py-12">
        {outfitters.map((outfitter) => (
          <li key={outfitter.id}>
            <OutfitterCard outfitter={outfitter} />
          </li>
        ))}
      </ul>
    </>
  )
}
