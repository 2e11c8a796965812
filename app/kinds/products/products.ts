/** Products are shown with a quote request, never sold online. */
import type { EntryStamps, RecordOf } from '~/lib/record-fields'
import { formatDollars } from '~/lib/money'
import { httpErrorLine, viewPage, type Message } from '~/lib/messages'
import { placeholderPath, productPath } from '~/paths'
import type { productFields } from './product.fields'

export interface Product extends RecordOf<typeof productFields> {
  id: number
}

export function productPicture({ imageUrl, name }: Pick<Product, 'imageUrl' | 'name'>): string {
  return imageUrl ?? placeholderPath(name)
}

export function productPictureAlt(
  { imagePrompt, imageUrl, name }: Pick<Product, 'imagePrompt' | 'imageUrl' | 'name'>,
  alt: string | undefined,
) {
  return imageUrl === null ? '' : (imagePrompt ?? alt ?? name)
}

export function discountLabel(discountPercentage: number): string | undefined {
  return discountPercentage > 0 ? `Up to ${String(discountPercentage)}% Off` : undefined
}

/** A card has room for one sentence. */
export function firstSentence(description: string): string {
  return /^.*?[.!?](?=\s+\p{Lu}|\s*$)/su.exec(description)?.[0] ?? description
}

export function priceLabel({ priceFromCents, priceUnit }: Pick<Product, 'priceFromCents' | 'priceUnit'>) {
  if (priceFromCents === null) return 'Price by quote'
  return `From ${formatDollars(priceFromCents)}${priceUnit === null ? '' : ` ${priceUnit}`}`
}

export interface ProductEntry extends Product, EntryStamps {}

export interface ProductListEntry extends Pick<
  Product,
  'id' | 'name' | 'slug' | 'imageUrl' | 'category' | 'discountPercentage' | 'isActive'
> {
  isDraft: boolean
  publishAt: string | null
}

export const productStateLabels = [
  { id: 'active', label: 'Active' },
  { id: 'inactive', label: 'Inactive' },
  { id: 'draft', label: 'Drafts' },
  { id: 'scheduled', label: 'Scheduled' },
] as const
export type ProductState = (typeof productStateLabels)[number]['id']

export const productMessages = {
  notFound: { title: 'Product Not Found', message: 'The requested product could not be found.' },
  noCategory: { title: 'Category Not Found', message: 'We have no products of that kind.' },
  loadFailed: { title: 'Error Loading Products', message: 'Unable to load products. Please try again later.' },
  none: 'No products found',
  listFailed: { title: 'Failed to fetch products', message: httpErrorLine(500) },
  isDraft: 'It is a draft: only you see it.',
  isHidden: 'It is hidden from every list. Its own page says Out of Stock.',
  created: { title: 'Product created successfully', description: 'It is in the catalogue.' },
  updated: { title: 'Product updated successfully', description: 'The catalogue shows it as it is now.' },
  statusUpdated: ({ name, slug, isActive }: Pick<Product, 'name' | 'slug' | 'isActive'>): Message => ({
    title: 'Product status updated',
    description: isActive
      ? `“${name}” is in the catalogue.`
      : `“${name}” is hidden from every list. Its own page says Out of Stock.`,
    link: { to: productPath(slug), label: viewPage },
  }),
  deleted: { title: 'Product deleted successfully', description: 'Quotes that name it keep its name.' },
  createFailed: { title: 'Error', description: 'Failed to create product.' },
  updateFailed: { title: 'Error', description: 'Failed to update product.' },
  statusFailed: { title: 'Error', description: 'Failed to update product status: ' },
  deleteFailed: { title: 'Error', description: 'Failed to delete product: ' },
  invalid: { title: 'Error', description: 'Please correct the marked fields.' },
  confirmDelete: 'Are you sure you want to delete this product?',
  /** The specification has this text. */
  apiNotFound: 'Product not found',
} as const
