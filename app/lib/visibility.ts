/** What visitors see of a record, by its flag. The same rule for queries: db/visibility.server.ts. */
import { pageTables, plainTables } from '~/lib/page-kinds'

/** What visitors send. */
export const entryTables = ['quotes', 'contacts'] as const

/** Whose deleted records are in the bin. */
export const binnedTables = [...entryTables, ...pageTables, ...plainTables] as const

export type BinnedTable = (typeof binnedTables)[number]

export function isBinnedTable(table: string): table is BinnedTable {
  return binnedTables.some((name) => name === table)
}

/** Whether it is in lists, search, feed, sitemap and social cards. */
export function isListed(record: { isActive: boolean } | { isPublished: boolean }): boolean {
  return 'isPublished' in record ? record.isPublished : record.isActive
}
