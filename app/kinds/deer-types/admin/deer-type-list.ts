import { categoryId, type RecordListKind } from '~/lib/record-list'
import { deerTypeFields } from '~/kinds/deer-types/deer-type.fields'
import { deerTypeStateLabels, type DeerTypeState } from '~/kinds/deer-types/deer-types'

export const deerTypeList = {
  states: deerTypeStateLabels,
  orders: ['a-z', 'z-a', 'newest', 'oldest', 'changed', 'unchanged'],
  category: {
    label: 'Conservation',
    choices: deerTypeFields.conservationStatus.suggestions.map((status) => ({ id: categoryId(status), label: status })),
  },
  nouns: { one: 'deer type', many: 'deer types' },
  changes: {
    on: {
      label: 'Activate',
      outcome: 'active',
      meaning: { one: 'It is in the species guide.', many: 'They are in the species guide.' },
    },
    off: {
      label: 'Deactivate',
      outcome: 'inactive',
      meaning: { one: 'Visitors no longer see it.', many: 'Visitors no longer see them.' },
    },
    categories: [],
  },
} as const satisfies RecordListKind<DeerTypeState>
