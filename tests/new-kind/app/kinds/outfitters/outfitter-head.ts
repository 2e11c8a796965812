import { pageDescription, type RecordHead } from '~/seo/head'
import { isListed } from '~/lib/visibility'
import { outfitterPath, outfittersPath, type Outfitter } from './outfitters'

export const outfittersHead: RecordHead = {
  title: 'Outfitters',
  description: 'Outfitters by region.',
  path: outfittersPath,
  breadcrumbs: [{ name: 'Outfitters', path: outfittersPath }],
}

export function outfitterHead(outfitter: Outfitter): RecordHead {
  const { name, slug, description } = outfitter
  const path = outfitterPath(slug)
  return {
    title: name,
    description: pageDescription(description),
    path,
    noindex: !isListed(outfitter),
    breadcrumbs: [...outfittersHead.breadcrumbs, { name, path }],
  }
}
