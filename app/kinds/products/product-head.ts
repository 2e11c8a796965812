import { drawnCard, pageDescription, type RecordHead } from '~/seo/head'
import { pageHeads } from '~/seo/page-heads'
import { productData } from '~/seo/structured-data'
import { toSlug } from '~/lib/slug'
import { isListed } from '~/lib/visibility'
import { withReplyTime } from '~/lib/reply-time'
import { productCategoryPath, productPath, productsPath, quotePath } from '~/paths'
import type { Site } from '~/site'
import type { ProductCategory } from './product-categories'
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
    breadcrumbs: [{ name: 'Hunting Products', path: productsPath }, categoryCrumb(category), { name, path }],
    structuredData: [productData({ path, name, description, category, picture }, site)],
  }
}

function categoryCrumb(category: string) {
  return { name: category, path: productCategoryPath(toSlug(category)) }
}

export function categoryHead({ id, name, description }: ProductCategory, isEmpty: boolean): RecordHead {
  const path = productCategoryPath(id)
  return {
    title: `${name}: Hunting Products`,
    description: pageDescription(`${description} Ask for a quote.`),
    path,
    card: pageHeads.products.card,
    keywords: [name, ...pageHeads.products.keywords],
    noindex: isEmpty,
    entry: productsPath,
    breadcrumbs: [...pageHeads.products.breadcrumbs, { name, path }],
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
      categoryCrumb(category),
      { name, path: productPath(slug) },
      { name: 'Request a Quote', path: quotePath(slug) },
    ],
  }
}
