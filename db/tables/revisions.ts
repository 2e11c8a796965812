/** Revisions of a record: saved ones, its versions, and drafts, what a form holds and nobody else sees yet. */
import type { PublicTable } from '~/lib/page-kinds'
import type { Generated, Selectable, ColumnType } from 'kysely'
import type { RowVersion, CreatedAt } from './columns'
import type { EntryKind } from './entry-events'

/** By the name of their table. */
export type EditedKind = PublicTable | 'siteSettings'

/** A draft of an entry is one of the answer to it. */
export type RevisionKind = EditedKind | EntryKind

export interface RevisionsTable {
  id: Generated<number>
  kind: RevisionKind
  /** NULL for a new record. */
  recordId: number | null
  state: 'saved' | 'draft'
  /** The record's after the save; a draft counts its own. */
  version: RowVersion
  savedAt: string
  /** Of a draft. NULL once the operator is removed. */
  operatorId: number | null
  /** NULL: saved before versions were kept. */
  operatorName: string | null
  /** The version that was restored. */
  restoredFrom: number | null
  /** The version of the record that the draft started from. */
  baseVersion: number | null
  /** Of the opened form; NULL in a saved one. */
  formKey: string | null
  /** Of the opened page that saved it last. */
  tabKey: string | null
  /** Of that page's saves, the number of the last one. */
  sequence: Generated<number>
  /** Of a draft, for lists and the audit log. */
  name: string | null
  /** JSON: the fields of the record, or the form's values as typed. */
  content: string
}

export type RevisionRow = Selectable<RevisionsTable>

export interface PreviewLinksTable {
  id: Generated<number>
  tokenHash: ColumnType<string, string, never>
  kind: Exclude<EditedKind, 'siteSettings'>
  recordId: number | null
  draftId: number | null
  createdAt: CreatedAt
  expiresAt: string
  operatorId: number | null
  operatorName: string
}
