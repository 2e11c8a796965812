/** An editor's form has created this record. Rows older than a day are deleted with the next insert. */
import type { CreatedAt } from './columns'

export interface CreatedRecordsTable {
  formHash: string
  recordId: number
  createdAt: CreatedAt
}
