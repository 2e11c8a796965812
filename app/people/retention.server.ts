import { setImmediate } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { deleteEntryTraces } from '~/inbox/entries/entry-traces.server'
import type { InboxTab } from '~/inbox/entries/inbox'
import type { EditQuestion } from '~/lib/editing'
import type { Rules } from '~/lib/rules'
import { logAudit, siteItself, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { indexedBy } from '~db/portable-sql.server'
import { isThere } from '~db/visibility.server'
import { readRule } from '~db/rules.server'
import { write } from '~db/write.server'
import { monthsBefore, retentionQuestion, type Expired, retentionLimits } from './retention'
import { z } from 'zod'
import { cleanLine } from '~/lib/text'
import { entryTables } from '~/lib/visibility'

const { min, max } = retentionLimits
const wrong = `Use a whole number from ${String(min)} to ${String(max)}, or leave it empty`

export const RetentionInput = z
  .object({
    months: z
      .string()
      .optional()
      .transform((text = '') => (cleanLine(text) === '' ? null : Number(cleanLine(text))))
      .pipe(z.int({ error: wrong }).min(min, { error: wrong }).max(max, { error: wrong }).nullable()),
  })
  .transform(({ months }) => ({ retentionMonths: months }))

export async function findExpired(db: Kysely<Database>, months: number, now: Date): Promise<Expired> {
  const before = monthsBefore(now, months)
  return { quotes: await countClosed(db, 'quotes', before), contacts: await countClosed(db, 'contacts', before) }
}

async function countClosed(db: Kysely<Database>, table: InboxTab, before: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${closedBefore(db, table, before)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Without the index's name and its exact condition, SQLite would read all closed entries. */
function closedBefore(db: Kysely<Database>, table: InboxTab, before: string) {
  return sql`
    from ${sql.table(table)} ${indexedBy(db, `${table}Closed`)}
    where status = 'closed' and "createdAt" <= ${before} and ${isThere(table)}
  `
}

export async function findRetentionQuestion(
  db: Kysely<Database>,
  { before, after }: { before: Rules['retention']; after: Rules['retention'] },
  now: Date,
): Promise<EditQuestion | undefined> {
  const months = after.retentionMonths
  if (months === null || (before.retentionMonths !== null && months >= before.retentionMonths)) return undefined
  return retentionQuestion(months, await findExpired(db, months, now))
}

/** A batch of this many rows holds the write lock for some 30 ms. */
const entriesAtOnce = 500

/** Works until nothing is left. Each batch is noted in its transaction. */
export async function applyRetention(db: Kysely<Database>, now: Date): Promise<void> {
  const act = { by: siteItself, now }
  for (const table of entryTables) {
    while ((await write(db, (trx) => deleteSome(trx, table, act))) === entriesAtOnce) await setImmediate()
  }
}

/** The rule may have been turned off meanwhile, so it is read each time. */
async function deleteSome(trx: Transaction<Database>, table: InboxTab, act: Act): Promise<number> {
  const { retentionMonths } = await readRule(trx, 'retention')
  if (retentionMonths === null) return 0
  const expired = closedBefore(trx, table, monthsBefore(act.now, retentionMonths))
  const { rows } = await sql<{ id: number }>`
    select id ${expired} order by "createdAt", id limit ${entriesAtOnce}
  `.execute(trx)
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  await deleteEntryTraces(trx, table, ids)
  await trx.deleteFrom(table).where('id', 'in', ids).execute()
  await logAudit(trx, act, { event: 'retention-applied', detail: { counts: { [table]: rows.length } } })
  return rows.length
}
