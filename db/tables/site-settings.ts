/** A section without a row has its defaults. */
import type { RowVersion } from './columns'

export interface SiteSettingsTable {
  id: number
  section: string
  content: string
  updatedAt: string
  version: RowVersion
  operatorName: string
}
