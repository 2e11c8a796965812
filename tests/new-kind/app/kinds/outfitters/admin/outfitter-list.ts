import { outfitterFields } from '~/kinds/outfitters/outfitter.fields'
import { categoryId, type RecordListKind } from '~/lib/record-list'

const choices = outfitterFields.region.choices.map((region) => ({ id: categoryId(region), label: region }))

export const outfitterList = {
  states: [
    { id: 'active', label: 'Active' },
    { id: 'inactive', label: 'Inactive' },
    { id: 'scheduled', label: 'Scheduled' },
  ],
  orders: ['a-z', 'z-a', 'newest', 'oldest', 'changed', 'unchanged'],
  category: { label: 'Region', choices },
  nouns: { one: 'outfitter', many: 'outfitters' },
  changes: {
    on: { label: 'Activate', outcome: 'active', meaning: { one: 'It is public.', many: 'They are public.' } },
    off: { label: 'Deactivate', outcome: 'inactive', meaning: { one: 'It is hidden.', many: 'They are hidden.' } },
    categories: [],
  },
} as const satisfies RecordListKind<'active' | 'inactive' | 'scheduled'>

export type OutfitterState = (typeof outfitterList.states)[number]['id']
