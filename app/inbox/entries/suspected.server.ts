/** Finds and deletes all suspected spam at once. */
import type { Kysely } from 'kysely'
import { moveToBin } from '~/content/bin/bin.server'
import { Refusal } from '~/lib/refusal'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { isThere } from '~db/visibility.server'
import { write } from '~db/write.server'
import { entryBinKind } from './entry-traces.server'
import type { Inbox } from './inbox.server'

class SpamChangedError extends Refusal {
  readonly status = 409

  constructor() {
    super('Somebody has marked more as spam since you were asked. Nothing was deleted: look at the list again.')
    this.name = 'SpamChangedError'
  }
}

/** Returns how many there are, and the id of the latest. */
export async function findSuspected(
  db: Kysely<Database>,
  { table }: Inbox,
): Promise<{ count: number; latest: number }> {
  const { count, latest } = await db
    .selectFrom(table)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('id').as('latest')])
    .where('suspected', '=', 1)
    .where(isThere(table))
    .executeTakeFirstOrThrow()
  return { count, latest: latest ?? 0 }
}

/**
 * Deletes up to the id `latest`, so that entries which arrived after the question stay. Returns how many.
 * @throws SpamChangedError if earlier entries were marked since, and what write() throws
 */
export async function deleteSuspected(
  db: Kysely<Database>,
  inbox: Inbox,
  { latest, count: asked }: { latest: number; count: number },
  act: Act,
): Promise<number> {
  return write(db, async (trx) => {
    const { table, auditEvents } = inbox
    const rows = await trx
      .selectFrom(table)
      .select('id')
      .where('suspected', '=', 1)
      .where(isThere(table))
      .where('id', '<=', latest)
      .execute()
    if (rows.length > asked) throw new SpamChangedError()
    const ids = rows.map(({ id }) => id)
    const { length: count } = await moveToBin(trx, { kind: entryBinKind(inbox), ids }, act)
    const detail = { counts: { [table]: count } }
    if (count > 0) await logAudit(trx, act, { event: auditEvents.suspectedDeleted, detail })
    return count
  })
}
