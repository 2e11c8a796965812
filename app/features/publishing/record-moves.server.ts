/** Puts a record on the site, takes it off, or sets its category: by a switch, as one of several, by the schedule. */
import type { Transaction } from 'kysely'
import {
  standingAfter,
  undoOf,
  type ChangedRecord,
  type RecordChange,
  type RecordStanding,
} from '~/features/records/record-changes'
import type { PublicTable } from '~/lib/visibility'
import type { Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { findDue, findPublication } from './publication.server'

interface Saved<Entry> {
  stored: Entry
  before: RecordStanding
  after: RecordStanding
  /** ISO 8601, UTC: since when it is public, if it is now. */
  publishedAt: string
}

export interface MovedKind<Entry> {
  table: PublicTable
  find: (trx: Transaction<Database>, id: number) => Promise<Entry | undefined>
  standingOf: (stored: Entry) => { name: string; isOn: boolean; category: string }
  /** As the record stores a category; without it as it is. */
  toCategory?: (text: string) => string
  /** Notes it in the audit log, and keeps the version. */
  save: (trx: Transaction<Database>, saved: Saved<Entry>, act: Act) => Promise<Entry>
}

interface Move {
  id: number
  change: RecordChange
  publishedAt?: string
}

/** Undefined if there is no such record. @throws what the kind's `save` throws */
export async function moveRecord<Entry>(
  trx: Transaction<Database>,
  kind: MovedKind<Entry>,
  { id, change, publishedAt }: Move,
  act: Act,
): Promise<(ChangedRecord & { record: Entry }) | undefined> {
  const stored = await kind.find(trx, id)
  const publication = await findPublication(trx, kind.table, id)
  if (!stored || !publication) return undefined
  const { name, isOn, category } = kind.standingOf(stored)
  const before = { isOn, publication, category }
  const { toCategory } = kind
  const wanted =
    change.kind === 'category' && toCategory ? { ...change, category: toCategory(change.category) } : change
  const after = standingAfter(before, wanted)
  if (!after) return { name, record: stored, undo: undefined }
  const saved = { stored, before, after, publishedAt: publishedAt ?? act.now.toISOString() }
  return { name, record: await kind.save(trx, saved, act), undo: undoOf(change, before) }
}

/** By the schedule. False if it is not due any more. @throws what the kind's `save` throws */
export async function publishIfDue<Entry>(
  trx: Transaction<Database>,
  kind: MovedKind<Entry>,
  id: number,
  act: Act,
): Promise<boolean> {
  const publishedAt = await findDue(trx, kind.table, { id, now: act.now })
  if (publishedAt === undefined) return false
  return (await moveRecord(trx, kind, { id, change: { kind: 'on' }, publishedAt }, act)) !== undefined
}
