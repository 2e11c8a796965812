/** The filters of the dashboard's lists. Each record is in one state. */
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { PublicTable } from '~/lib/visibility'
import type { Database } from '~db/database'
import { countByState } from '~db/row-counts.server'

// As SQLite wants conditions of partial indexes: without parameters.
const isScheduled = sql<SqlBool>`publishAt IS NOT NULL`
const isWaiting = (flag: string) => sql<SqlBool>`${sql.ref(flag)} = 0 AND publishAt IS NULL`

export const inState = {
  products: {
    active: sql<SqlBool>`isActive = 1`,
    inactive: sql<SqlBool>`${isWaiting('isActive')} AND isDraft = 0`,
    draft: sql<SqlBool>`isDraft = 1 AND publishAt IS NULL`,
    scheduled: isScheduled,
  },
  deerTypes: {
    active: sql<SqlBool>`isActive = 1`,
    inactive: isWaiting('isActive'),
    scheduled: isScheduled,
  },
  blogPosts: {
    published: sql<SqlBool>`isPublished = 1`,
    draft: isWaiting('isPublished'),
    scheduled: isScheduled,
  },
} as const satisfies Record<PublicTable, Record<string, RawBuilder<SqlBool>>>

/** From indexes alone. */
export async function countRecords(db: Kysely<Database>, table: PublicTable) {
  const counts = await countByState(db, table)
  const scheduled = await countRows(db, table, isScheduled)
  const drafts = table === 'products' ? await countRows(db, table, sql<SqlBool>`isDraft = 1`) : 0
  const scheduledDrafts =
    table === 'products' ? await countRows(db, table, sql<SqlBool>`${isScheduled} AND isDraft = 1`) : 0
  const isOn = (counts.get('active') ?? 0) + (counts.get('published') ?? 0)
  const isOff = (counts.get('inactive') ?? 0) + (counts.get('draft') ?? 0)
  const draft = drafts - scheduledDrafts
  return { on: isOn, off: isOff - draft - scheduled, draft, scheduled }
}

async function countRows(db: Kysely<Database>, table: PublicTable, condition: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM ${sql.table(table)} WHERE ${condition}
  `.execute(db)
  return rows[0]?.count ?? 0
}
