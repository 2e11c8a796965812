/** The one rule of what visitors see, as conditions. Every public read takes one of them. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { publicFlags, type PublicTable } from '~/lib/visibility'

/** For lists, search, feed, sitemap and the API. */
export function isListed(table: PublicTable): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${table}.${publicFlags[table]}`)} = 1`
}

/** For pages, and what belongs to one. An inactive product keeps its page, which says Out of Stock; a draft has none. */
export function hasPage(table: PublicTable): RawBuilder<SqlBool> {
  return table === 'products' ? sql<SqlBool>`${sql.ref('products.isDraft')} = 0` : isListed(table)
}
