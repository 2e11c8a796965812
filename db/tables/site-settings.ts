/** A section without a row has its defaults. */
import type { RowVersion } from './columns'

export interface SiteSettingsTable {
  /** Each section has a fixed id. */
  id: number
  section: string
  content: string
  updatedAt: string
  version: RowVersion
  operatorName: string
}
