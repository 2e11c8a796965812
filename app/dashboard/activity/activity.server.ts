/** Reads the audit log, newest first. */
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { binWords } from '~/content/bin/bin'
import { pictureFields } from '~/content/pictures/library'
import { mailSettingsLabels } from '~/inbox/mail/mail-settings'
import { pageStores, plainStores } from '~/dashboard/kinds.server'
import { credentialNames, credentials } from '~/lib/credentials'
import { pageKinds, plainKinds } from '~/lib/page-kinds'
import { labelsOf } from '~/lib/record-fields'
import { binnedTables } from '~/lib/visibility'
import type { Cursor } from '~/lib/cursor'
import { auditEvents, subjectKinds, type AuditDetail, type SubjectKind } from '~/lib/audit-events'
import { toKeysetPage, type KeysetPage } from '~/lib/keyset-page'
import type { ListFilter } from '~/lib/list-query'
import type { Database } from '~db/database'
import { containsText } from '~db/list-search.server'
import { countByState } from '~db/row-counts.server'
import type { AuditLogRow } from '~db/tables/audit-log'
import { isThere } from '~db/visibility.server'
import { subjectPath, type ActivityEntry } from './activity'

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
const existences = binnedTables.map(
  (table) =>
    sql`when ${sql.lit(binWords(table).subject)} then (select count(*) from ${sql.table(table)} where id = "auditLog"."subjectId" and ${isThere(table)})`,
)

/** True if the record still exists, and for anything that is no record. */
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
    what: auditEvents.get(event)?.label ?? event,
    subject: subjectKind === 'operator' && subjectId === operatorId ? null : subject,
    href: row.isThere === 1 ? subjectPath(subjectKind, subjectId) : null,
    detail: detail === null ? null : describeDetail(subjectKind, Detail.parse(JSON.parse(detail))),
    by: { name: operatorName, isOperator: operatorId !== null },
  }
}

const scheduleLabels = { publishAt: 'Publication time', isDraft: 'Draft or not', isPublished: 'Published or not' }

/** Fields have the editors’ labels; a switch has its own. */
const fieldLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...Object.fromEntries(
    Object.values(pageStores).map(({ subject, labels }) => [subject, { ...labels, ...scheduleLabels }]),
  ),
  ...Object.fromEntries(Object.values(plainStores).map(({ subject, fields }) => [subject, labelsOf(fields)])),
  seo: { robotsTxt: 'The text' },
  site: { ...mailSettingsLabels, ...labelsOf(pictureFields) },
}

/** The words are singular and plural. */
const countWords: Readonly<Record<string, readonly [string, string]>> = {
  ...Object.fromEntries(
    Object.entries({ ...pageKinds, ...plainKinds }).map(([table, { loggedNouns }]) => [
      table,
      [loggedNouns.one, loggedNouns.many],
    ]),
  ),
  quotes: ['quote', 'quotes'],
  contacts: ['message', 'messages'],
  pictures: ['picture', 'pictures'],
  ...Object.fromEntries(credentialNames.map((name) => [name, [credentials[name].noun, `${credentials[name].noun}s`]])),
  versions: ['version', 'versions'],
  replaced: ['replaced', 'replaced'],
  bin: ['entry in the bin', 'entries in the bin'],
  notes: ['note', 'notes'],
  views: ['read mark', 'read marks'],
  answers: ['answer', 'answers'],
  mails: ['mail', 'mails'],
  records: ['record', 'records'],
  drafts: ['draft', 'drafts'],
  changes: ['change', 'changes'],
  olderBackups: ['older backup deleted', 'older backups deleted'],
}

export function describeDetail(kind: string, detail: AuditDetail): string {
  if ('from' in detail) return `From ${detail.from} to ${detail.to}`
  if ('fields' in detail) {
    const names = detail.fields.map((field) => fieldLabels[kind]?.[field] ?? field)
    return names.length === 0 ? 'Nothing was different' : `Changed: ${names.join(', ')}`
  }
  const counts = Object.entries(detail.counts).filter(([, count]) => count > 0)
  return counts
    .map(([name, count]) => `${count.toLocaleString('en-US')} ${countWords[name]?.[count === 1 ? 0 : 1] ?? name}`)
    .join(', ')
}
