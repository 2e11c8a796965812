import { isPublicTable, pageKinds, plainKinds, type PageSubject, type PlainSubject } from '~/lib/page-kinds'
import { capitalize } from '~/lib/text'
import { countDays } from '~/lib/days'
import type { Message, UndoForm } from '~/lib/messages'
import type { BinnedTable } from '~/lib/visibility'
import { binPath, editPath, entryPath } from '~/paths'

const dayMs = 24 * 60 * 60 * 1000

interface BinWords {
  label: string
  many: string
  subject: PageSubject | PlainSubject | 'quote' | 'contact'
  pathOf: (id: number) => string
  belongings?: string
}

export function binWords(table: BinnedTable): BinWords {
  if (table === 'quotes' || table === 'contacts') {
    const words =
      table === 'quotes'
        ? ({ label: 'Quote request', many: 'Quote requests', subject: 'quote' } as const)
        : ({ label: 'Message', many: 'Messages', subject: 'contact' } as const)
    return { ...words, pathOf: (id) => entryPath(table, id), belongings: 'notes, answers, and mails' }
  }
  const { subject, tab, nouns } = isPublicTable(table) ? pageKinds[table] : plainKinds[table]
  return {
    label: capitalize(nouns.one),
    many: capitalize(nouns.many),
    subject,
    pathOf: (id) => editPath(tab, id),
    ...(isPublicTable(table) && { belongings: 'versions, drafts, and former addresses' }),
  }
}

export interface BinEntry {
  id: number
  kind: string
  title: string
  deletedAt: string
  deletedBy: string
  daysLeft: number
  obstacle?: BinObstacle | undefined
}

export interface BinObstacle {
  address: string
  owner: string
  freeAddress: string
}

/** Counts full days, rounded up; 0 means that the next round deletes the record. */
export function daysLeft(deletedAt: string, { binDays, now }: { binDays: number; now: Date }): number {
  return Math.max(0, Math.ceil((Date.parse(deletedAt) + binDays * dayMs - now.getTime()) / dayMs))
}

export function countRecords(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'record' : 'records'}`
}

export function binPromise(binDays: number, count = 1): string {
  return count === 1
    ? `You can restore it from the bin for ${countDays(binDays)}. After that it is deleted for good.`
    : `You can restore them from the bin for ${countDays(binDays)}. After that they are deleted for good.`
}

export function deletedForGood(count = 1, kind?: BinnedTable): string {
  const words = count === 1 ? { go: 'It goes', its: 'its', it: 'it' } : { go: 'They go', its: 'their', it: 'them' }
  const named = kind && binWords(kind).belongings
  const all = kind === undefined ? `, with all that belongs to ${words.it}` : ''
  const lost = named === undefined ? all : `, with ${words.its} ${named}`
  return `${words.go} for good${lost}. Backups made before keep ${words.it} until they are replaced.`
}

/** Records deleted in one go share their instant. */
export function undoDeletion(count: number, { now }: { now: Date }): UndoForm | undefined {
  if (count === 0) return undefined
  return { action: binPath, fields: { intent: 'undo-deletion', deletedAt: now.toISOString() } }
}

export const binMessages = {
  none: 'The bin is empty.',
  gone: { title: 'Not in the Bin', message: 'It was restored or deleted for good.' },
  listFailed: { title: 'Error', message: 'Failed to load the bin. Please try again.' },
  confirmDelete: 'Are you sure you want to delete this for good?',
  deletedForGood: { title: 'Deleted for Good', description: 'It is no longer in the bin.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete. Nothing has changed.' },
  emptied: { title: 'Bin Emptied', description: 'Everything in it has been deleted for good.' },
  nothingToRestore: { title: 'Error', description: 'Nothing was restored: it is no longer in the bin.' },
  restoreFailed: { title: 'Error', description: 'Failed to restore. Nothing has changed.' },
} as const

export interface Restored {
  restored: readonly { kind: BinnedTable; recordId: number; title: string; remark?: string | undefined }[]
  refused: readonly { title: string; reason: string }[]
}

/** A message travels in a cookie of at most 4 KB. */
const mostSaid = 3

function firstOf(lines: readonly string[]): string {
  const more = lines.length - mostSaid
  return [...lines.slice(0, mostSaid), ...(more > 0 ? [`And ${String(more)} more.`] : [])].join(' ')
}

export function restoredMessage({ restored, refused }: Restored): Message & { isDone: boolean } {
  const [first] = restored
  const reasons = firstOf(refused.map(({ title, reason }) => `${title} stays in the bin: ${reason}`))
  if (first === undefined) {
    if (reasons === '') return { ...binMessages.nothingToRestore, isDone: false }
    const link = { to: binPath, label: 'Open the bin' }
    return { ...binMessages.restoreFailed, description: reasons, link, isDone: false }
  }
  const only = restored.length === 1 ? first : undefined
  const back = only ? 'It is back where it was.' : 'They are back where they were.'
  const remarks = restored.flatMap(({ title, remark }) => {
    if (remark === undefined) return []
    return [only ? remark : `${title}: ${remark}`]
  })
  return {
    title: 'Restored',
    outcome: only ? only.title : countRecords(restored.length),
    description: [back, firstOf(remarks), reasons].filter((text) => text !== '').join(' '),
    ...(only && { link: { to: binWords(only.kind).pathOf(only.recordId), label: 'Open it' } }),
    isDone: true,
  }
}
