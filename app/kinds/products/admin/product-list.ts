import { categoryId, type RecordListKind } from '~/lib/record-list'
import { productFields } from '~/kinds/products/product.fields'
import { productStateLabels, type ProductState } from '~/kinds/products/products'

const categories = productFields.category.choices.map((category) => ({ id: categoryId(category), label: category }))

export const productList = {
  states: productStateLabels,
  orders: ['oldest', 'newest', 'changed', 'unchanged', 'a-z', 'z-a'],
  category: { label: 'Category', choices: categories },
  nouns: { one: 'product', many: 'products' },
  changes: {
    on: {
      label: 'Activate',
      outcome: 'active',
      meaning: { one: 'It is in the catalogue.', many: 'They are in the catalogue.' },
    },
    off: {
      label: 'Deactivate',
      outcome: 'inactive',
      meaning: { one: 'It is hidden from every list.', many: 'They are hidden from every list.' },
    },
    categories,
  },
} as const satisfies RecordListKind<ProductState>
