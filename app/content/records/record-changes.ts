import type { Publication } from '~/content/publishing/publication'
import type { RecordListKind } from '~/lib/record-list'
import { cleanLine } from '~/lib/text'

/** `off` leaves a draft product a draft. `inactive`, `draft` and `later` only undo other changes. */
export type RecordChange =
  | { kind: 'on' | 'off' | 'inactive' | 'draft' }
  | { kind: 'later'; publishAt: string; isDraft: boolean }
  | { kind: 'category'; category: string }

export interface RecordStanding {
  isOn: boolean
  publication: Publication
  category: string
}

export function standingAfter(before: RecordStanding, change: RecordChange): RecordStanding | undefined {
  const after = changed(before, change)
  const isSame =
    after.isOn === before.isOn &&
    after.category === before.category &&
    after.publication.publishAt === before.publication.publishAt &&
    after.publication.isDraft === before.publication.isDraft
  return isSame ? undefined : after
}

function changed(before: RecordStanding, change: RecordChange): RecordStanding {
  const { isDraft } = before.publication
  switch (change.kind) {
    case 'on':
      return { ...before, isOn: true, publication: { publishAt: null, isDraft: false } }
    case 'off':
      return { ...before, isOn: false, publication: { publishAt: null, isDraft } }
    case 'inactive':
    case 'draft':
      return { ...before, isOn: false, publication: { publishAt: null, isDraft: change.kind === 'draft' } }
    case 'later':
      return { ...before, isOn: false, publication: { publishAt: change.publishAt, isDraft: change.isDraft } }
    case 'category':
      return { ...before, category: change.category }
  }
}

export function undoOf({ kind }: RecordChange, before: RecordStanding): RecordChange {
  const { isOn, publication, category } = before
  const { publishAt, isDraft } = publication
  if (kind === 'category') return { kind, category }
  if (publishAt !== null) return { kind: 'later', publishAt, isDraft }
  if (isOn) return { kind: 'on' }
  return { kind: isDraft ? 'draft' : 'inactive' }
}

type Changes = RecordListKind<string>['changes']

export function selectionChanges({ on, off, categories }: Changes) {
  return {
    changes: [
      { value: 'on', label: on.label },
      { value: 'off', label: off.label },
    ],
    ...(categories === undefined || categories.length === 0
      ? {}
      : {
          group: {
            label: 'Set the category',
            changes: categories.map(({ id, label }) => ({ value: `category-${id}`, label })),
          },
        }),
  }
}

export function parseChange(text: string, { categories }: Changes): RecordChange | undefined {
  if (text === 'on' || text === 'off') return { kind: text }
  if (categories === undefined) return text.startsWith('category-') ? readChange(text) : undefined
  const chosen = categories.find(({ id }) => text === `category-${id}`)
  return chosen && { kind: 'category', category: chosen.label }
}

export function formatChange(change: RecordChange): string {
  if (change.kind === 'category') return `category-${encodeURIComponent(change.category)}`
  if (change.kind !== 'later') return change.kind
  return `${change.isDraft ? 'hidden' : 'later'}-${Date.parse(change.publishAt).toString(36)}`
}

export function readChange(text: string): RecordChange | undefined {
  if (text === 'on' || text === 'off' || text === 'inactive' || text === 'draft') return { kind: text }
  const [, kind, value = ''] = /^(category|later|hidden)-(.+)$/.exec(text) ?? []
  if (kind === undefined) return undefined
  if (kind === 'category') return categoryOf(value)
  const time = /^[0-9a-z]{1,9}$/.test(value) ? new Date(Number.parseInt(value, 36)) : undefined
  const isTime = time !== undefined && !Number.isNaN(time.getTime()) && time.getFullYear() < 10_000
  return isTime ? { kind: 'later', publishAt: time.toISOString(), isDraft: kind === 'hidden' } : undefined
}

function categoryOf(value: string): RecordChange | undefined {
  try {
    const category = cleanLine(decodeURIComponent(value))
    return category !== '' && category.length <= 120 ? { kind: 'category', category } : undefined
  } catch {
    return undefined
  }
}
