import { differencesOf } from '~/lib/editing'
import { viewPage, type Message } from '~/lib/messages'
import { slugPath } from '~/paths'
import { deerTypeLabels, toDeerTypeValues } from '~/kinds/deer-types/deer-type.fields'
import { deerTypeMessages, emptySections, type DeerType } from '~/kinds/deer-types/deer-types'
import type { FollowedMarks } from '~/kinds/deer-types/moved-marks'

export const deerTypeAdminMessages = {
  none: 'No deer types found. Create your first one!',
  notFound: {
    title: deerTypeMessages.notFound,
    message: "The deer type you're looking for doesn't exist or has been removed.",
  },
  listFailed: { title: 'Error Loading Deer Types', message: 'Unable to load deer types. Please try again later.' },
  loadFailed: { title: 'Error', message: 'Failed to load deer type data for editing.' },
  created: { title: 'Deer Type Created', description: 'The deer type has been created successfully.' },
  updated: { title: 'Deer Type Updated', description: 'The deer type has been updated successfully.' },
  deleted: { title: 'Deer Type Deleted', description: 'Its page is gone from the species guide.' },
  statusUpdated: { title: 'Status Updated', description: 'The deer type status has been updated successfully.' },
  createFailed: { title: 'Error', description: 'Failed to create deer type. Please try again.' },
  updateFailed: { title: 'Error', description: 'Failed to update deer type. Please try again.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete deer type. Please try again.' },
  statusFailed: { title: 'Error', description: 'Failed to update deer type status. Please try again.' },
  submitFailed: { title: 'Error', description: 'Failed to submit form. Please try again.' },
  removeFailed: { title: 'Error', description: 'Failed to remove image. Please try again.' },
  featuredRemoved: 'Featured image has been removed successfully.',
  galleryRemoved: 'Gallery image has been removed successfully.',
  invalid: { title: 'Error', description: 'Please correct the marked fields.' },
  confirmDelete: 'Are you sure you want to delete this deer type?',
} as const

export function withVisibility(done: Message, deerType: DeerType, waiting: readonly string[] = []): Message {
  const { name, slug, isActive } = deerType
  if (!isActive) {
    const hidden = `“${name}” is hidden from visitors.`
    return { ...done, description: [done.description, hidden, ...waiting].join(' ') }
  }
  const empty = emptySections(deerType).map(({ label }) => label)
  const leftOut = empty.length === 0 ? '' : ` Its page leaves out what is still empty: ${empty.join(', ')}.`
  return {
    ...done,
    description: `${done.description} “${name}” is public.${leftOut}`,
    link: { to: slugPath(slug), label: viewPage },
  }
}

type Pictures = Pick<DeerType, 'featuredImageUrl' | 'galleryImages'>

export function removalMessages(stored: Pictures, saved: Pictures): string[] {
  const isFeaturedGone = stored.featuredImageUrl !== null && saved.featuredImageUrl === null
  const isGalleryLess = stored.galleryImages.some((url) => !saved.galleryImages.includes(url))
  return [
    ...(isFeaturedGone ? [deerTypeAdminMessages.featuredRemoved] : []),
    ...(isGalleryLess ? [deerTypeAdminMessages.galleryRemoved] : []),
  ]
}

export function markMessages({ renumbered, left }: Pick<FollowedMarks<unknown>, 'renumbered' | 'left'>): string[] {
  const labels = new Map<string, string>(Object.entries(deerTypeLabels))
  const named = (names: readonly string[]) => names.map((name) => labels.get(name) ?? name).join(', ')
  return [
    ...(renumbered.length > 0 ? [`The reference marks follow the sources in: ${named(renumbered)}.`] : []),
    ...(left.length > 0 ? [`Check the marks that you changed yourself in: ${named(left)}.`] : []),
  ]
}

export function changeFailed(stored: DeerType | undefined, typed: Readonly<Record<string, unknown>>): Message {
  const changes = stored ? differencesOf(deerTypeLabels, { stored: toDeerTypeValues(stored), typed }) : []
  const pictures: readonly string[] = [deerTypeLabels.featuredImageUrl, deerTypeLabels.galleryImages]
  const isRemoval = changes.every((change) => {
    const before = change.stored.split('\n')
    const after = change.typed.split('\n').filter((url) => url !== '')
    return pictures.includes(change.label) && after.length < before.length && after.every((url) => before.includes(url))
  })
  return changes.length > 0 && isRemoval ? deerTypeAdminMessages.removeFailed : deerTypeAdminMessages.updateFailed
}
