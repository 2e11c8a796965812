import { templateLabels } from '~/features/answers/templates/template.fields'
import { postLabels } from '~/features/blog/admin/post-form'
import { deerTypeLabels } from '~/features/deer-types/deer-type.fields'
import { pictureFields } from '~/features/images/library'
import { mailSettingsLabels } from '~/features/mail/mail-settings'
import { productLabels } from '~/features/products/product.fields'
import { seasonLabels } from '~/features/seasons/season.fields'
import type { AuditDetail, SubjectKind } from '~/lib/audit-events'
import { labelsOf } from '~/lib/record-fields'
import { editPath, entryPath, operatorsPath, tabPath } from '~/paths'

export interface ActivityEntry {
  id: number
  /** ISO 8601, UTC. */
  at: string
  /** "Product saved". */
  what: string
  /** The record's name at that time; null for an operator's own actions. */
  subject: string | null
  /** Its editor, while the record exists. */
  href: string | null
  detail: string | null
  by: { name: string; isOperator: boolean }
}

export const activityMessages = {
  none: 'Nothing has been done yet.',
  listFailed: { title: 'Error', message: 'Failed to load the activity. Please try again.' },
} as const

export const subjectLabels = {
  product: 'Products',
  'deer-type': 'Deer Types',
  post: 'Posts',
  season: 'Seasons',
  quote: 'Quotes',
  contact: 'Messages',
  template: 'Templates',
  seo: 'SEO',
  site: 'Site',
  operator: 'Operators',
} as const satisfies Record<SubjectKind, string>

/** Null if the dashboard has no page for it. */
export function subjectPath(kind: string, id: number | null): string | null {
  if (kind === 'seo') return tabPath('seo')
  if (kind === 'operator') return operatorsPath
  if (id === null) return null
  if (kind === 'product') return editPath('products', id)
  if (kind === 'deer-type') return editPath('deer-types', id)
  if (kind === 'post') return editPath('blog', id)
  if (kind === 'season') return editPath('seasons', id)
  if (kind === 'template') return editPath('templates', id)
  if (kind === 'quote') return entryPath('quotes', id)
  return kind === 'contact' ? entryPath('contacts', id) : null
}

const scheduleLabels = { publishAt: 'Publication time' }

/** By the editors' labels; a switch has its own. */
const fieldLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  product: { ...productLabels, ...scheduleLabels, isDraft: 'Draft or not' },
  'deer-type': { ...deerTypeLabels, ...scheduleLabels },
  post: { ...postLabels, ...scheduleLabels, isPublished: 'Published or not' },
  season: seasonLabels,
  template: templateLabels,
  seo: { robotsTxt: 'The text' },
  site: { ...mailSettingsLabels, ...labelsOf(pictureFields) },
}

/** Singular and plural. */
const countWords: Readonly<Record<string, readonly [string, string]>> = {
  products: ['product', 'products'],
  deerTypes: ['deer type', 'deer types'],
  blogPosts: ['post', 'posts'],
  quotes: ['quote', 'quotes'],
  contacts: ['message', 'messages'],
  pictures: ['picture', 'pictures'],
  sessions: ['session', 'sessions'],
  seasons: ['season', 'seasons'],
  answerTemplates: ['answer template', 'answer templates'],
  versions: ['version', 'versions'],
  replaced: ['replaced', 'replaced'],
  bin: ['entry in the bin', 'entries in the bin'],
  notes: ['private note', 'private notes'],
  views: ['read mark', 'read marks'],
  answers: ['answer', 'answers'],
  mails: ['mail', 'mails'],
  records: ['record', 'records'],
  drafts: ['draft', 'drafts'],
  olderBackups: ['older backup deleted', 'older backups deleted'],
}

export function describeDetail(kind: string, detail: AuditDetail): string {
  if ('from' in detail) return `From ${detail.from} to ${detail.to}`
  if ('fields' in detail) {
    const names = detail.fields.map((field) => fieldLabels[kind]?.[field] ?? field)
    return names.length === 0 ? 'Nothing was different' : `Changed: ${names.join(', ')}`
  }
  const counts = Object.entries(detail.counts).filter(([, count]) => count > 0)
  return counts
    .map(([name, count]) => `${count.toLocaleString('en-US')} ${countWords[name]?.[count === 1 ? 0 : 1] ?? name}`)
    .join(', ')
}
