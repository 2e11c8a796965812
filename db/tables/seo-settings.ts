/** One row, id 1, inserted by the migration: it is updated, never inserted or deleted. */
import type { Generated } from 'kysely'
import type { Flag } from './columns'

export interface SeoSettingsTable {
  id: Generated<1>
  /**
   * The operator's own robots.txt, served byte for byte, at most 64 KiB. NULL until one is saved: the default is
   * written when it is asked for, because its sitemap line holds SITE_URL, which may change.
   */
  robotsTxt: string | null
  /** 1 once the operator confirmed that the reviews on the home page are real. */
  reviewsConfirmed: Generated<Flag>
  updatedAt: string
}
