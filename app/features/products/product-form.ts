/** A product as the dashboard's form holds it. */
import type { ProductEntry } from './products'
import type { ProductInput } from './products.schema'

/** Every field is always sent, and each of them is text. A type, for the form library asks for an index. */
export type ProductValues = Record<Exclude<keyof ProductInput, 'features'>, string> & { features: string[] }

/** In the order in which the form shows them. */
export const productLabels = {
  name: 'Name',
  slug: 'Slug',
  description: 'Description',
  features: 'Features',
  isActive: 'Status',
  category: 'Category',
  discountPercentage: 'Discount (percent)',
  imageUrl: 'Picture',
  imagePrompt: 'What the picture shows',
} as const satisfies Record<keyof ProductValues, string>

/** The file input's name: the API's, too. */
export const productFile = 'image'

export const newProductValues: ProductValues = {
  name: '',
  slug: '',
  description: '',
  imagePrompt: '',
  imageUrl: '',
  category: '',
  features: [],
  discountPercentage: '0',
  isActive: 'true',
}

export function toProductValues(product: ProductEntry): ProductValues {
  const { name, slug, description, imagePrompt, imageUrl, category, features, discountPercentage, isActive } = product
  return {
    ...{ name, slug, description, category, features },
    imagePrompt: imagePrompt ?? '',
    imageUrl: imageUrl ?? '',
    discountPercentage: String(discountPercentage),
    isActive: String(isActive),
  }
}
