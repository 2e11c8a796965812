import { drawnCard, pageDescription, type RecordHead } from '~/features/seo/head'
import { productData } from '~/features/seo/structured-data'
import { isListed } from '~/lib/visibility'
import { withReplyTime } from '~/lib/reply-time'
import { productPath, productsPath, quotePath } from '~/paths'
import type { Site } from '~/site'
import { productPicture, type Product } from './products'

export function productHead(product: Product, site: Site): RecordHead {
  const { name, slug, description, category } = product
  const path = productPath(slug)
  const picture = productPicture(product)
  return {
    title: name,
    description: pageDescription(description),
    path,
    ...(isListed(product) ? drawnCard('product', { name: slug, title: name, drawing: picture }) : {}),
    keywords: [name, category, 'deer hunting gear'],
    noindex: !isListed(product),
    breadcrumbs: [
      { name: 'Hunting Products', path: productsPath },
      { name, path },
    ],
    structuredData: [productData({ path, name, description, category, picture }, site)],
  }
}

export function quoteHead({ name, slug, category, isActive }: Product, { replyWithin }: Site): RecordHead {
  return {
    title: `Request a Quote: ${name}`,
    description: pageDescription(
      withReplyTime(`Ask what ${name} costs and when you can have it. We’ll write back within 24 hours.`, replyWithin),
    ),
    path: quotePath(slug),
    ...(isActive ? drawnCard('product', { name: slug, title: name }) : {}),
    keywords: [name, category, 'quote'],
    noindex: !isActive,
    breadcrumbs: [
      { name: 'Hunting Products', path: productsPath },
      { name, path: productPath(slug) },
      { name: 'Request a Quote', path: quotePath(slug) },
    ],
  }
}
