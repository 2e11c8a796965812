/** Every read of a content table uses one of these conditions. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { pageKinds, type PublicTable } from '~/lib/page-kinds'
import type { BinnedTable } from '~/lib/visibility'

export function isThere(table: BinnedTable, alias: string = table): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${alias}.deletedAt`)} is null`
}

/** Lists, search, feed, sitemap and the API use this condition. */
export function isListed(table: PublicTable): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${table}.${pageKinds[table].flag}`)} = 1 and ${isThere(table)})`
}

/** An inactive product keeps its page, which says Out of Stock; a draft has none. */
export function hasPage(table: PublicTable): RawBuilder<SqlBool> {
  return pageKinds[table].keepsPage
    ? sql<SqlBool>`(${sql.ref(`${table}.isDraft`)} = 0 and ${isThere(table)})`
    : isListed(table)
}
