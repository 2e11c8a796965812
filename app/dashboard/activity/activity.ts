import { binWords } from '~/content/bin/bin'
import { pageKinds, plainKinds } from '~/lib/page-kinds'
import type { SubjectKind } from '~/lib/audit-events'
import { binnedTables } from '~/lib/visibility'
import { operatorsPath, tabPath } from '~/paths'

export interface ActivityEntry {
  id: number
  /** ISO 8601, UTC. */
  at: string
  /** A label such as "Product saved". */
  what: string
  /** The record's name at that time; null for an operator's own actions. */
  subject: string | null
  /** The address of the record's editor, while the record exists. */
  href: string | null
  detail: string | null
  by: { name: string; isOperator: boolean }
}

export const activityMessages = {
  none: 'Nothing has been done yet.',
  listFailed: { title: 'Error', message: 'Failed to load the activity. Please try again.' },
} as const

export function subjectLabel(kind: SubjectKind): string {
  return (
    ownLabels.get(kind) ??
    [...Object.values(pageKinds), ...Object.values(plainKinds)].find(({ subject }) => subject === kind)?.label ??
    kind
  )
}

const ownLabels = new Map<SubjectKind, string>([
  ['quote', 'Quotes'],
  ['contact', 'Messages'],
  ['seo', 'SEO'],
  ['site', 'Site'],
  ['operator', 'Operators'],
])

/** Returns null if the dashboard has no page for it. */
export function subjectPath(kind: string, id: number | null): string | null {
  if (kind === 'seo') return tabPath('seo')
  if (kind === 'operator') return operatorsPath
  const table = binnedTables.find((each) => binWords(each).subject === kind)
  return id === null || !table ? null : binWords(table).pathOf(id)
}
