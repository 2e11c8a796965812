/** A version is a saved record; a draft is what a form holds and nobody else sees yet. */
import type { PublicTable } from '~/lib/page-kinds'
import type { Generated, Selectable, ColumnType } from 'kysely'
import type { RowVersion, CreatedAt } from './columns'
import type { EntryKind } from './entry-events'

export type EditedKind = PublicTable | 'siteSettings'

/** A draft of an entry belongs to the answer to it. */
export type RevisionKind = EditedKind | EntryKind

export interface RevisionsTable {
  id: Generated<number>
  kind: RevisionKind
  /** NULL for a new record. */
  recordId: number | null
  state: 'saved' | 'draft'
  /** A version has the number of the record after the save; a draft has a count of its saves. */
  version: RowVersion
  savedAt: string
  /** NULL in a version, and once the operator is removed. */
  operatorId: number | null
  /** NULL for versions that were saved before names were stored. */
  operatorName: string | null
  restoredFrom: number | null
  /** The draft started from this version of the record. */
  baseVersion: number | null
  formKey: string | null
  tabKey: string | null
  sequence: Generated<number>
  name: string | null
  /** The JSON has the fields of the record, or the form's values as typed. */
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
