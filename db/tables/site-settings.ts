/** What an owner set, by section. A section without a row has its defaults. */
import type { RowVersion } from './columns'

export interface SiteSettingsTable {
  /** Fixed per section. */
  id: number
  section: string
  /** JSON: the section's fields. */
  content: string
  updatedAt: string
  version: RowVersion
  /** Who saved it last. */
  operatorName: string
}
