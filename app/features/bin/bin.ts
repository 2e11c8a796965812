/** Deleted records, which can be restored for 30 days. */
import type { Message, UndoForm } from '~/lib/messages'
import { countDays } from '~/lib/days'
import { binPath, entryPath } from '~/paths'

export const binDays = 30
const dayMs = 24 * 60 * 60 * 1000

/** By the name of their table. */
export const binKinds = {
  quotes: { label: 'Quote request', many: 'Quote requests', pathOf: (id: number) => entryPath('quotes', id) },
  contacts: { label: 'Message', many: 'Messages', pathOf: (id: number) => entryPath('contacts', id) },
} as const satisfies Record<string, { label: string; many: string; pathOf: (id: number) => string }>

export type BinKindName = keyof typeof binKinds

export const binKindNames = ['quotes', 'contacts'] as const satisfies readonly BinKindName[]

export function isBinKind(kind: string): kind is BinKindName {
  return Object.hasOwn(binKinds, kind)
}

export interface BinEntry {
  id: number
  kind: string
  /** "Q-01313 Anna Berg". */
  title: string
  /** ISO 8601, UTC. */
  deletedAt: string
  deletedBy: string
  daysLeft: number
}

/** Full days, rounded up; 0 when the next round deletes it. */
export function daysLeft(deletedAt: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(deletedAt) + binDays * dayMs - now.getTime()) / dayMs))
}

/** What was deleted until this instant (ISO 8601, UTC) is deleted for good. */
export function expiredBefore(now: Date): string {
  return new Date(now.getTime() - binDays * dayMs).toISOString()
}

/** "1 record", "2,000 records". */
export function countRecords(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'record' : 'records'}`
}

export const binPromise = {
  one: `You can restore it from the bin for ${countDays(binDays)}. After that it is deleted for good.`,
  many: `You can restore them from the bin for ${countDays(binDays)}. After that they are deleted for good.`,
} as const

const untilReplaced = 'Backups made before keep'

export const deletedForGood = {
  one: `It goes for good, with its notes, answers, and mails. ${untilReplaced} it until they are replaced.`,
  many: `They go for good, with their notes, answers, and mails. ${untilReplaced} them until they are replaced.`,
} as const

/** What was deleted in one go shares its instant. */
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
  restored: readonly { kind: BinKindName; recordId: number; title: string }[]
  /** What stayed in the bin, and why. */
  refused: readonly { title: string; reason: string }[]
}

/** What is said of a restore, and whether anything came back. */
export function restoredMessage({ restored, refused }: Restored): Message & { isDone: boolean } {
  const [first] = restored
  const reasons = refused.map(({ title, reason }) => `${title} stays in the bin: ${reason}`).join(' ')
  if (first === undefined) {
    return {
      ...binMessages.restoreFailed,
      ...(reasons === '' ? binMessages.nothingToRestore : { description: reasons }),
      isDone: false,
    }
  }
  const only = restored.length === 1 ? first : undefined
  return {
    title: 'Restored',
    outcome: only ? only.title : countRecords(restored.length),
    description: `${only ? 'It is' : 'They are'} back where ${only ? 'it was' : 'they were'}.${reasons === '' ? '' : ` ${reasons}`}`,
    ...(only && { link: { to: binKinds[only.kind].pathOf(only.recordId), label: 'Open it' } }),
    isDone: true,
  }
}
