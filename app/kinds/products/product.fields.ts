import { noPublication, publicationLabels, type PublicationValues } from '~/content/publishing/publication'
import { formValuesOf, labelsOf, type FieldTable, type FormValuesOf, type RecordOf } from '~/lib/record-fields'
import { firstCategories } from './product-categories'

export const productFields = {
  name: { kind: 'line', label: 'Name', section: 'text', max: 120, missing: 'Please give the product a name' },
  slug: { kind: 'slug', label: 'Address', section: 'text', prefix: '/products/', isTopLevel: false },
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
    kind: 'line',
    label: 'Category',
    section: 'listing',
    max: 60,
    missing: 'Choose a category',
    note: `The name of one of the site’s categories, in any case. At first they are ${firstCategories.map(({ name }) => name).join(', ')}.`,
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
  imagePrompt: {
    kind: 'optional text',
    label: 'Alt text',
    section: 'picture',
    hint: 'Describes the picture for screen readers and search engines.',
    max: 2000,
    rows: 2,
  },
  priceFromCents: {
    kind: 'amount',
    label: 'Price from (US dollars)',
    section: 'listing',
    hint: 'Such as 49.99, shown as “From $49.99”. Leave it empty to show no price.',
    max: 100_000_000,
    malformed: 'Use an amount like 49.99',
    note: 'In US cents. Null: no price is shown.',
  },
  priceUnit: {
    kind: 'optional line',
    label: 'Price unit',
    section: 'listing',
    hint: 'What the price is for, such as “per bag”.',
    max: 40,
  },
  sizes: {
    kind: 'list',
    label: 'Sizes',
    section: 'text',
    hint: 'Customers see them on the product page and name one in their request.',
    of: 'size',
    max: 60,
    maxItems: 40,
  },
  specifications: {
    kind: 'rows',
    label: 'Specifications',
    section: 'text',
    hint: 'A table on the product page: weight, material, what is in the box.',
    of: 'specification',
    maxItems: 40,
    malformed: 'Use a list of specifications, each with a label and a value',
    columns: {
      label: {
        kind: 'line',
        label: 'Label',
        width: 'half',
        max: 80,
        hint: 'Such as “Weight”.',
        missing: 'Say what this value is',
      },
      value: {
        kind: 'line',
        label: 'Value',
        width: 'half',
        max: 300,
        hint: 'Such as “2.1 lb”.',
        missing: 'Give the value',
      },
    },
  },
} as const satisfies FieldTable<'text' | 'listing' | 'picture'>

export type ProductValues = FormValuesOf<typeof productFields> & PublicationValues

export const productLabels = { ...labelsOf(productFields), ...publicationLabels }

export function toProductValues(product?: RecordOf<typeof productFields>): ProductValues {
  return { ...formValuesOf(productFields, product), ...noPublication }
}
