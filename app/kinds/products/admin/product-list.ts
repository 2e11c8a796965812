import type { RecordListKind } from '~/lib/record-list'
import { productStateLabels, type ProductState } from '~/kinds/products/products'

/** The operator's categories come with a page of the list. */
export const productList = {
  states: productStateLabels,
  orders: ['oldest', 'newest', 'changed', 'unchanged', 'a-z', 'z-a'],
  category: { label: 'Category', choices: [] },
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
    categories: undefined,
  },
} as const satisfies RecordListKind<ProductState>
