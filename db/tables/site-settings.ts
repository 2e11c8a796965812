/** A section without a row has its defaults. */
import type { RowVersion } from './columns'
import type { Generated } from 'kysely'

export interface SiteSettingsTable {
  id: number
  section: string
  content: string
  updatedAt: string
  version: RowVersion
  operatorName: string
}

export interface SeoSettingsTable {
  id: Generated<1>
  /** At most 64 KiB. NULL until saved: the default depends on SITE_URL. */
  robotsTxt: string | null
  updatedAt: string
}
