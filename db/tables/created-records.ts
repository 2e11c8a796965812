/** Which record an editor's form has created. Rows older than a day are deleted with the next insert. */
import type { CreatedAt } from './columns'

export interface CreatedRecordsTable {
  /** SHA-256 of the kind, the form key and all fields. */
  formHash: string
  recordId: number
  createdAt: CreatedAt
}
