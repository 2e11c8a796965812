/** One row, id 1, inserted by the migration. */
import type { Generated } from 'kysely'
import type { Flag } from './columns'

export interface SeoSettingsTable {
  id: Generated<1>
  /** At most 64 KiB. NULL until saved: the default depends on SITE_URL. */
  robotsTxt: string | null
  /** 1 once the operator has confirmed that the home page's reviews are real. */
  reviewsConfirmed: Generated<Flag>
  updatedAt: string
}
