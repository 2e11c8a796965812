/** What an owner set, by section. A section without a row has its defaults. */
import type { RowVersion } from './columns'
import type { Generated } from 'kysely'

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

export interface SeoSettingsTable {
  id: Generated<1>
  /** At most 64 KiB. NULL until saved: the default depends on SITE_URL. */
  robotsTxt: string | null
  updatedAt: string
}
