/** Queries follow the same rule: db/visibility.server.ts. */
import { pageTables, plainTables } from '~/lib/page-kinds'

export const binnedTables = ['quotes', 'contacts', ...pageTables, ...plainTables] as const

export type BinnedTable = (typeof binnedTables)[number]

export function isBinnedTable(table: string): table is BinnedTable {
  return binnedTables.some((name) => name === table)
}

/** Lists, search, feed, sitemap and social cards leave out the others. */
export function isListed(record: { isActive: boolean } | { isPublished: boolean }): boolean {
  return 'isPublished' in record ? record.isPublished : record.isActive
}
