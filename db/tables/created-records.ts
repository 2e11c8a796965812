/** Which record an editor's form has made; rows of a day and more ago go with the next one that is made. */
import type { CreatedAt } from './columns'

export interface CreatedRecordsTable {
  /** SHA-256 of the form's own key and of everything in it. */
  formHash: string
  recordId: number
  createdAt: CreatedAt
}
