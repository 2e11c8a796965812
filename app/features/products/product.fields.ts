/** The fields of a product, in the order in which its form shows them. */
import { labelsOf, type FieldTable, type FormValuesOf } from '~/lib/record-fields'

const productCategories = ['Scent Control', 'Attractants', 'Safety', 'Archery', 'Gear', 'Electronics'] as const

export const productFields = {
  name: { kind: 'line', label: 'Name', section: 'text', max: 120, missing: 'Please give the product a name' },
  slug: { kind: 'slug', label: 'Slug', section: 'text', prefix: '/products/', isTopLevel: false },
  description: {
    kind: 'text',
    label: 'Description',
    section: 'text',
    max: 20_000,
    rows: 6,
    missing: 'Please describe the product',
  },
  features: { kind: 'list', label: 'Features', section: 'text', of: 'feature', max: 500, maxItems: 100 },
  isActive: {
    kind: 'flag',
    label: 'Status',
    section: 'catalogue',
    initial: true,
    choices: [
      { value: 'true', label: 'Active', hint: 'In the catalogue.' },
      { value: 'false', label: 'Inactive', hint: 'Off every list; its own page says Out of Stock.' },
    ],
  },
  category: {
    kind: 'choice',
    label: 'Category',
    section: 'catalogue',
    choices: productCategories,
    empty: 'Choose a category',
    unknown: `Choose one of the six categories: ${productCategories.join(', ')}`,
  },
  /** 0 means no badge. */
  discountPercentage: {
    kind: 'percent',
    label: 'Discount (percent)',
    section: 'catalogue',
    hint: 'A whole number from 0 to 100; 0 shows no badge.',
    outside: 'The discount is a whole number from 0 to 100',
  },
  imageUrl: {
    kind: 'picture',
    label: 'Picture',
    section: 'picture',
    hint: 'Without one, a picture is drawn from the name.',
    max: 2000,
    fileName: 'image',
    altFrom: 'imagePrompt',
  },
  /** The alternative text of the picture at imageUrl. */
  imagePrompt: {
    kind: 'optional text',
    label: 'What the picture shows',
    section: 'picture',
    hint: 'In words, for those who cannot see it, and for search engines.',
    max: 2000,
    rows: 2,
  },
} as const satisfies FieldTable<'text' | 'catalogue' | 'picture'>

export type ProductValues = FormValuesOf<typeof productFields>

export const productLabels = labelsOf(productFields)
