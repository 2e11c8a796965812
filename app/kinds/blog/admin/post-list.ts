import { categoryId, type RecordListKind } from '~/lib/record-list'
import { publicationStateLabels, type PublicationState } from '~/kinds/blog/blog'
import { blogCategories, noCategory } from '~/kinds/blog/blog-categories'

const categories = blogCategories.map(({ id, name }) => ({ id, label: name }))

export const postList = {
  states: publicationStateLabels,
  orders: ['newest', 'oldest', 'published', 'published-earliest', 'changed', 'unchanged', 'a-z', 'z-a'],
  category: {
    label: 'Category',
    choices: [...categories, { id: categoryId(noCategory), label: 'No category yet' }],
  },
  nouns: { one: 'post', many: 'posts' },
  changes: {
    on: {
      label: 'Publish',
      outcome: 'published',
      meaning: { one: 'Everybody sees it.', many: 'Everybody sees them.' },
    },
    off: {
      label: 'Unpublish',
      outcome: 'draft',
      meaning: { one: 'Only you see it.', many: 'Only you see them.' },
    },
    categories,
  },
} as const satisfies RecordListKind<PublicationState>
