/** In the order of the form. */
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
    section: 'listing',
    initial: true,
    choices: [
      { value: 'true', label: 'Active', hint: 'Listed on the site.' },
      { value: 'false', label: 'Inactive', hint: 'Not listed. Its own page says Out of Stock.' },
    ],
  },
  category: {
    kind: 'choice',
    label: 'Category',
    section: 'listing',
    choices: productCategories,
    empty: 'Choose a category',
    unknown: `Choose one of the six categories: ${productCategories.join(', ')}`,
  },
  /** 0 means no badge. */
  discountPercentage: {
    kind: 'percent',
    label: 'Discount (percent)',
    section: 'listing',
    hint: 'A whole number from 0 to 100. 0 shows no badge.',
    outside: 'The discount is a whole number from 0 to 100',
  },
  imageUrl: {
    kind: 'picture',
    label: 'Picture',
    section: 'picture',
    hint: 'Leave it empty to use a drawing made for the name.',
    max: 2000,
    fileName: 'image',
    altFrom: 'imagePrompt',
  },
  /** The alt text of the picture. */
  imagePrompt: {
    kind: 'optional text',
    label: 'Alt text',
    section: 'picture',
    hint: 'Describes the picture for screen readers and search engines.',
    max: 2000,
    rows: 2,
  },
} as const satisfies FieldTable<'text' | 'listing' | 'picture'>

export type ProductValues = FormValuesOf<typeof productFields>

export const productLabels = labelsOf(productFields)
