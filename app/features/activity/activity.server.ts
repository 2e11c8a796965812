/** Reads the audit log, newest first. */
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import type { Cursor } from '~/lib/cursor'
import { auditEvents, subjectKinds, type SubjectKind } from '~/lib/audit-events'
import { toKeysetPage, type KeysetPage } from '~/lib/keyset-page'
import type { ListFilter } from '~/lib/list-query'
import type { Database } from '~db/database'
import { containsText } from '~db/list-search.server'
import { countByState } from '~db/row-counts.server'
import type { AuditLogRow } from '~db/tables/audit-log'
import { isThere } from '~db/visibility.server'
import { describeDetail, subjectPath, type ActivityEntry } from './activity'

interface ActivityQuery {
  filter: ListFilter<SubjectKind>
  size: number
  cursor: Cursor | undefined
}

export async function pageOfActivity(
  db: Kysely<Database>,
  { filter, size, cursor }: ActivityQuery,
): Promise<KeysetPage<ActivityEntry>> {
  const backwards = cursor?.direction === 'before'
  const rows = await db
    .selectFrom('auditLog')
    .selectAll()
    .select(stillExists.as('isThere'))
    .$if(filter.show !== 'all', (query) => query.where('subjectKind', '=', filter.show))
    .$if(filter.search !== '', (query) => query.where(containsText(filter.search)))
    .$if(cursor !== undefined, (query) => query.where('id', backwards ? '>' : '<', cursor?.id ?? 0))
    .orderBy('id', backwards ? 'asc' : 'desc')
    .limit(size + 1)
    .execute()
  return toKeysetPage(rows.map(toEntry), { size, cursor })
}

/** Records that have their own pages in the dashboard. */
const tables = {
  product: 'products',
  'deer-type': 'deerTypes',
  post: 'blogPosts',
  season: 'seasons',
  quote: 'quotes',
  contact: 'contacts',
  template: 'answerTemplates',
} as const satisfies Partial<Record<SubjectKind, keyof Database>>

const existences = Object.entries(tables).map(
  ([kind, table]) =>
    sql`when ${sql.lit(kind)} then (select count(*) from ${sql.table(table)} where id = "auditLog"."subjectId" and ${isThere(table)})`,
)

/** Whether the record still exists; always for anything else. */
const stillExists = sql<number>`case "subjectKind" ${sql.join(existences, sql` `)} else 1 end`

export async function countActivity(db: Kysely<Database>): Promise<{ kind: SubjectKind; count: number }[]> {
  const counts = await countByState(db, 'auditLog')
  return subjectKinds.map((kind) => ({ kind, count: counts.get(kind) ?? 0 }))
}

const Detail = z.union([
  z.object({ fields: z.array(z.string()) }),
  z.object({ from: z.string(), to: z.string() }),
  z.object({ counts: z.record(z.string(), z.number()) }),
])

function toEntry(row: AuditLogRow & { isThere: number }): ActivityEntry {
  const { id, at, event, subjectKind, subjectId, subject, detail, operatorId, operatorName } = row
  return {
    id,
    at,
    what: isAuditEvent(event) ? auditEvents[event].label : event,
    subject: subjectKind === 'operator' && subjectId === operatorId ? null : subject,
    href: row.isThere === 1 ? subjectPath(subjectKind, subjectId) : null,
    detail: detail === null ? null : describeDetail(subjectKind, Detail.parse(JSON.parse(detail))),
    by: { name: operatorName, isOperator: operatorId !== null },
  }
}

function isAuditEvent(text: string): text is keyof typeof auditEvents {
  return Object.hasOwn(auditEvents, text)
}
