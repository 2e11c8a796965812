/** What a row of an inbox is marked with besides its status: whether somebody has opened it, and a refused answer. */
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '~db/database'
import { indexedBy } from '~db/portable-sql.server'
import { isThere } from '~db/visibility.server'
import { inboxKinds, type InboxTab } from './inbox'

/** The mail server refused the latest answer for good, or three days of attempts failed. */
export function hasRefusedAnswer(table: InboxTab): RawBuilder<SqlBool> {
  const kind = sql.lit(table)
  return sql<SqlBool>`id in (
    select answers."entryId" from mails join answers on answers."mailId" = mails.id
    where mails.kind = 'answer' and mails.state = 'failed' and answers."entryKind" = ${kind} and not exists (
      select 1 from answers as later
      where later."entryKind" = ${kind} and later."entryId" = answers."entryId" and later.id > answers.id
    )
  )`
}

/** Open entries alone: one that somebody has closed since is settled. */
export async function countRefused(db: Kysely<Database>, { table }: { table: InboxTab }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} ${indexedBy(db, `${table}Open`)}
    where suspected = 0 and status = ${sql.lit(inboxKinds[table].open)} and ${isThere(table)} and ${hasRefusedAnswer(table)}
  `.execute(db)
  return rows[0]?.count ?? 0
}

export interface RowMarks {
  /** Ids of those that an operator has opened. */
  seen: ReadonlySet<number>
  /** Ids of those whose answer did not arrive. */
  refused: ReadonlySet<number>
}

export async function readMarks(db: Kysely<Database>, table: InboxTab, ids: readonly number[]): Promise<RowMarks> {
  const seen = await db
    .selectFrom('entryEvents')
    .select('entryId')
    .where('entryKind', '=', table)
    .where('entryId', 'in', ids)
    .where('event', '=', 'seen')
    .execute()
  const refused = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .where(isThere(table))
    .where(hasRefusedAnswer(table))
    .execute()
  return { seen: new Set(seen.map(({ entryId }) => entryId)), refused: new Set(refused.map(({ id }) => id)) }
}
