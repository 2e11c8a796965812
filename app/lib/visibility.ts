/** Queries follow the same rule: db/visibility.server.ts. */
import { pageTables, plainTables } from '~/lib/page-kinds'

/** The tables of what visitors send. */
export const entryTables = ['quotes', 'contacts'] as const

export const binnedTables = [...entryTables, ...pageTables, ...plainTables] as const

export type BinnedTable = (typeof binnedTables)[number]

export function isBinnedTable(table: string): table is BinnedTable {
  return binnedTables.some((name) => name === table)
}

/** Lists, search, feed, sitemap and social cards show listed records alone. */
export function isListed(record: { isActive: boolean } | { isPublished: boolean }): boolean {
  return 'isPublished' in record ? record.isPublished : record.isActive
}
