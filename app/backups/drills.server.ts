import type { Kysely } from 'kysely'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { write } from '~db/write.server'

export interface RestoreDrill {
  at: string
  isPassed: boolean
  name: string
}

const drillEvents = ['restore-drill-passed', 'restore-drill-failed'] as const

/** Returns undefined if no drill ran in the last 400 days. */
export async function findLastDrill(db: Kysely<Database>): Promise<RestoreDrill | undefined> {
  const last = await db
    .selectFrom('auditLog')
    .select(['at', 'event', 'subject'])
    .where('subjectKind', '=', 'site')
    .where('event', 'in', drillEvents)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last && { at: last.at, isPassed: last.event === 'restore-drill-passed', name: last.subject ?? '' }
}

/** @param name the name of the backup */
export async function noteDrill(
  db: Kysely<Database>,
  { name, isPassed }: Pick<RestoreDrill, 'name' | 'isPassed'>,
  act: Act,
): Promise<void> {
  const event = isPassed ? 'restore-drill-passed' : 'restore-drill-failed'
  await write(db, (trx) => logAudit(trx, act, { event, name: name.slice(0, 200) }))
}
