import { noPublication, publicationLabels, type PublicationValues } from '~/content/publishing/publication'
import { formValuesOf, labelsOf, type FieldTable, type FormValuesOf, type RecordOf } from '~/lib/record-fields'

const regions = ['Northeast', 'Midwest', 'South', 'West'] as const

export const outfitterFields = {
  name: { kind: 'line', label: 'Name', section: 'text', max: 120, missing: 'Please give the outfitter a name' },
  slug: { kind: 'slug', label: 'Slug', section: 'text', prefix: '/outfitters/', isTopLevel: false },
  description: {
    kind: 'text',
    label: 'Description',
    section: 'text',
    max: 20_000,
    rows: 6,
    missing: 'Please describe the outfitter',
  },
  isActive: {
    kind: 'flag',
    label: 'Status',
    section: 'listing',
    initial: true,
    choices: [
      { value: 'true', label: 'Active', hint: 'Listed on the site.' },
      { value: 'false', label: 'Inactive', hint: 'Only you see it.' },
    ],
  },
  region: {
    kind: 'choice',
    label: 'Region',
    section: 'listing',
    choices: regions,
    empty: 'Choose a region',
    unknown: `Choose one of the regions: ${regions.join(', ')}`,
  },
  imageUrl: {
    kind: 'picture',
    label: 'Picture',
    section: 'listing',
    max: 2000,
    fileName: 'image',
    altFrom: 'imageAlt',
  },
  imageAlt: { kind: 'optional text', label: 'Alt text', section: 'listing', max: 2000, rows: 2 },
} as const satisfies FieldTable<'text' | 'listing'>

export type OutfitterValues = FormValuesOf<typeof outfitterFields> & PublicationValues

export const outfitterLabels = { ...labelsOf(outfitterFields), ...publicationLabels }

export function toOutfitterValues(outfitter?: RecordOf<typeof outfitterFields>): OutfitterValues {
  return { ...formValuesOf(outfitterFields, outfitter), ...noPublication }
}
