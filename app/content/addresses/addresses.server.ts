import { sql, type Kysely } from 'kysely'
import { slugPath } from '~/paths'
import { pageKinds, pageTables } from '~/lib/page-kinds'
import type { Database } from '~db/database'
import { hasPage } from '~db/visibility.server'

export async function findNewSlug(db: Kysely<Database>, slug: string): Promise<string | undefined> {
  const former = await db
    .selectFrom('formerAddresses')
    .select(['kind', 'recordId'])
    .where('path', '=', slugPath(slug))
    .executeTakeFirst()
  if (!former) return undefined
  const table = pageTables.find((each) => pageKinds[each].kind === former.kind)
  if (!table) return undefined
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(table)} where id = ${former.recordId} and ${hasPage(table)}
  `.execute(db)
  return rows[0]?.slug
}
