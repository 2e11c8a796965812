import type { RecordOf } from '~/lib/record-fields'
import { httpErrorLine } from '~/lib/messages'
import type { authorFields } from './author.fields'

export type Author = RecordOf<typeof authorFields>

/** Posts without another author are by this one. */
export const defaultAuthorId = 1

export function initialsOf(fullName: string): string {
  const names = fullName.split(/\s+/).filter(Boolean)
  const ends = names.length > 1 ? [names.at(0), names.at(-1)] : names
  return ends
    .map((name = '') => Array.from(name)[0] ?? '')
    .join('')
    .toUpperCase()
}

const inPosts = 'The author’s posts show it.'

export const authorMessages = {
  notFound: { title: 'Author Not Found', message: 'The requested author could not be found.' },
  listFailed: { title: 'Failed to fetch authors', message: httpErrorLine(500) },
  created: { title: 'Author created', description: 'You can choose the author in a post.' },
  updated: { title: 'Author saved', description: inPosts },
  deleted: { title: 'Author deleted', description: 'No post names the author.' },
  createFailed: { title: 'Error', description: 'Failed to create author.' },
  updateFailed: { title: 'Error', description: 'Failed to update author.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete author: ' },
  invalid: { title: 'Error', description: 'Please correct the marked fields.' },
  confirmDelete: 'Are you sure you want to delete this author?',
  isDefault: 'Posts without another author are by this one, so it stays. You can change its name and everything else.',
  needsHeir: 'Choose who the posts are by from now on.',
} as const
