import type { Generated } from 'kysely'

export interface SeoSettingsTable {
  id: Generated<1>
  /** At most 64 KiB. NULL until saved: the default depends on SITE_URL. */
  robotsTxt: string | null
  updatedAt: string
}
