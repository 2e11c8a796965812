/** Marks a row of an inbox, besides its status: whether somebody has opened it, and whether its answer was refused. */
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '~db/database'
import { asFlag, indexedBy } from '~db/portable-sql.server'
import { isThere } from '~db/visibility.server'
import type { QuoteOffer } from '~/inbox/quotes/quotes'
import { inboxKinds, type InboxTab } from './inbox'
import { readOffers } from './offer-marks.server'

/**
 * Finds entries whose latest answer was refused for good, or failed for three days of attempts. SQLite keeps the order
 * of a cross join, so it starts from the few mails that failed.
 */
export function hasRefusedAnswer(table: InboxTab): RawBuilder<SqlBool> {
  return sql<SqlBool>`id in (
    select answers."entryId" from mails cross join answers
    where mails.kind = 'answer' and mails.state = 'failed' and answers."mailId" = mails.id
    and answers."entryKind" = ${sql.lit(table)} and ${isLatestAnswer()}
  )`
}

/** The condition is for a row of `answers`. */
export function isLatestAnswer(): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    select 1 from answers as later
    where later."entryKind" = answers."entryKind" and later."entryId" = answers."entryId" and later.id > answers.id
  )`
}

/**
 * The condition is for a row of `mails` that is an answer: somebody has had no other answer, and the entry is still
 * open.
 */
export function isAwaited(): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isAwaitedIn('quotes')} or ${isAwaitedIn('contacts')})`
}

function isAwaitedIn(table: InboxTab): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from answers inner join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = answers."entryId"
    where answers."mailId" = mails.id and answers."entryKind" = ${sql.lit(table)} and ${isLatestAnswer()}
    and status = ${sql.lit(inboxKinds[table].open)} and suspected = 0 and ${isThere(table)}
  )`
}

/** Counts open entries alone: one that somebody has closed since is settled. */
export async function countRefused(db: Kysely<Database>, { table }: { table: InboxTab }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} ${indexedBy(db, `${table}Open`)}
    where suspected = 0 and status = ${sql.lit(inboxKinds[table].open)} and ${isThere(table)} and ${hasRefusedAnswer(table)}
  `.execute(db)
  return rows[0]?.count ?? 0
}

export interface RowMarks {
  /** The ids of entries that an operator has opened. */
  seen: ReadonlySet<number>
  /** The ids of entries whose answer did not arrive. */
  refused: ReadonlySet<number>
  /** The newest offer by the quote's id. */
  offers: ReadonlyMap<number, QuoteOffer>
}

export async function readMarks(db: Kysely<Database>, table: InboxTab, ids: readonly number[]): Promise<RowMarks> {
  const isSeen = sql<SqlBool>`exists (
    select 1 from "entryEvents"
    where "entryKind" = ${sql.lit(table)} and "entryId" = ${sql.ref(`${table}.id`)} and event = 'seen'
  )`
  const rows = await db
    .selectFrom(table)
    .select(['id', asFlag(isSeen).as('isSeen'), asFlag(hasRefusedAnswer(table)).as('isRefused')])
    .where('id', 'in', ids)
    .where(isThere(table))
    .execute()
  const idsOf = (mark: 'isSeen' | 'isRefused') => new Set(rows.filter((row) => row[mark] === 1).map(({ id }) => id))
  const offers = table === 'quotes' ? await readOffers(db, ids) : new Map<number, QuoteOffer>()
  return { seen: idsOf('isSeen'), refused: idsOf('isRefused'), offers }
}
