import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findPictures } from '~/content/pictures/picture-sources.server'
import { outfitterHead } from '~/kinds/outfitters/outfitter-head'
import { OutfitterPage } from '~/kinds/outfitters/outfitter-page'
import { outfitterMessages, outfitterPath } from '~/kinds/outfitters/outfitters'
import { findOutfitterByFormerSlug, findOutfitterBySlug } from '~/kinds/outfitters/outfitters.server'
import { movedTo, notFound } from '~/server/forms/reply.server'
import { db } from '~/server/database.server'

export async function loader({ params }: LoaderFunctionArgs) {
  const slug = params.slug ?? ''
  const outfitter = await findOutfitterBySlug(db(), slug)
  if (!outfitter) {
    const moved = await findOutfitterByFormerSlug(db(), slug)
    if (moved) throw movedTo(outfitterPath(moved.slug))
    throw notFound(outfitterMessages.notFound)
  }
  return { head: outfitterHead(outfitter), outfitter, pictures: await findPictures(db(), [outfitter.imageUrl]) }
}

export default function OutfitterDetail() {
  const { head, outfitter } = useLoaderData<typeof loader>()
  return <OutfitterPage outfitter={outfitter} breadcrumbs={head.breadcrumbs} />
}
