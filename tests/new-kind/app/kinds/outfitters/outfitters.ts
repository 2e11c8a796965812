import { pagePath } from '~/lib/page-kinds'
import { httpErrorLine } from '~/lib/messages'
import type { EntryStamps, RecordOf } from '~/lib/record-fields'
import { placeholderPath } from '~/paths'
import type { outfitterFields } from './outfitter.fields'

export interface Outfitter extends RecordOf<typeof outfitterFields> {
  id: number
}

export interface OutfitterEntry extends Outfitter, EntryStamps {}

export interface OutfitterListEntry extends Pick<
  Outfitter,
  'id' | 'name' | 'slug' | 'region' | 'imageUrl' | 'isActive'
> {
  /** A time in ISO 8601, UTC, or null if not scheduled. */
  publishAt: string | null
}

export const outfittersPath = '/outfitters'

export function outfitterPath(slug: string): string {
  return pagePath('outfitters', slug)
}

export function outfitterPicture({ imageUrl, name }: Pick<Outfitter, 'imageUrl' | 'name'>): string {
  return imageUrl ?? placeholderPath(name)
}

const error = 'Error'

export const outfitterMessages = {
  none: 'No outfitters found',
  notFound: { title: 'Outfitter Not Found', message: 'There is no outfitter at this address.' },
  listFailed: { title: 'Failed to fetch outfitters', message: httpErrorLine(500) },
  created: { title: 'Outfitter created' },
  updated: { title: 'Outfitter saved' },
  statusUpdated: ({ name, isActive }: Pick<Outfitter, 'name' | 'isActive'>) => ({
    title: 'Outfitter status updated',
    description: isActive ? `“${name}” is on the site.` : `“${name}” is off the site.`,
  }),
  deleted: { title: 'Outfitter deleted', description: 'Its page is gone.' },
  createFailed: { title: error, description: 'Failed to create outfitter.' },
  updateFailed: { title: error, description: 'Failed to update outfitter.' },
  statusFailed: { title: error, description: 'Failed to update outfitter status: ' },
  deleteFailed: { title: error, description: 'Failed to delete outfitter: ' },
  invalid: { title: error, description: 'Please correct the marked fields.' },
  confirmDelete: 'Are you sure you want to delete this outfitter?',
} as const
