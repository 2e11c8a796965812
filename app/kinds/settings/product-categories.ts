import { firstCategories, productCategoryFields } from '~/kinds/products/product-categories'
import { toSlug } from '~/lib/slug'
import { defineSection } from './section'

export const productCategories = defineSection({
  id: 21,
  title: 'Product categories',
  hint: 'The kinds of products, in the order of the list. When a name changes, its products, its address and links to the old address follow.',
  groups: { categories: '' },
  fields: productCategoryFields,
  defaults: () => ({ categories: [...firstCategories] }),
  summary: ({ categories }) => categories.map(({ name }) => name).join(', '),
  check: ({ categories }, refuse) => {
    if (categories.length === 0) refuse('categories', 'Keep at least one category')
    const addresses = categories.map(({ name }) => toSlug(name))
    const twice = categories.find((_, index) => addresses.indexOf(addresses[index] ?? '') !== index)
    if (twice) refuse('categories', `Two categories would have the same address: “${twice.name}.” Change one name.`)
  },
})
