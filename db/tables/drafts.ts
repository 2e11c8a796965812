/** What an editor's form holds and the public does not see yet: one row per opened form. */
import type { PublicTable } from '~/kinds/page-kinds'
import type { Generated, Selectable } from 'kysely'
import type { CreatedAt, RowVersion } from './columns'

/** By the name of their table. */
export type EditedKind = PublicTable | 'siteSettings'

export interface DraftsTable {
  id: Generated<number>
  kind: EditedKind
  /** NULL for a new record. */
  recordId: number | null
  /** Of the opened form. */
  formKey: string
  /** Of the opened page that saved it last. */
  tabKey: string | null
  /** Of that page's saves, the number of the last one. */
  sequence: Generated<number>
  /** For lists: the first field as typed. */
  name: string | null
  /** JSON: the form's values as typed. */
  content: string
  /** The version of the record that the edit started from. */
  baseVersion: number | null
  createdAt: CreatedAt
  updatedAt: string
  version: RowVersion
  /** NULL once the operator is removed. */
  operatorId: number | null
  operatorName: string
}

export type DraftRow = Selectable<DraftsTable>
