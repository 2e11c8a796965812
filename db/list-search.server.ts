import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { likePattern } from './like-pattern'
import { searchForms } from '~/lib/search-text'

export function containsText(search: string): RawBuilder<SqlBool> {
  const forms = searchForms(search).map((parts) =>
    sql.join(
      parts.map((part) => sql`"searchText" like ${likePattern(part)} escape '\\'`),
      sql` and `,
    ),
  )
  return sql<SqlBool>`(${sql.join(forms, sql` or `)})`
}
