/** Changes several entries in one transaction. */
import { sql, type Kysely, type Transaction } from 'kysely'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { isThere } from '~db/visibility.server'
import { write } from '~db/write.server'
import type { Inbox } from './inbox.server'
import { entryTitle } from './inbox-messages'
import type { Move, Moved } from './moves'

/** Any status may follow any other. */
export async function moveEntries(
  db: Kysely<Database>,
  inbox: Inbox,
  moves: readonly Move[],
  act: Act,
): Promise<Moved> {
  return write(db, async (trx) => {
    const done: Moved[] = []
    for (const move of moves) done.push(await moveSome(trx, inbox, move, act))
    return {
      entries: done.flatMap(({ entries }) => entries),
      gone: done.flatMap(({ gone }) => gone),
      undo: done.flatMap(({ undo }) => undo),
    }
  })
}

interface Stored {
  id: number
  sender: string
  status: string
  suspected: 0 | 1
}

async function moveSome(
  trx: Transaction<Database>,
  { table, sender, auditEvents }: Inbox,
  { change, ids }: Move,
  act: Act,
): Promise<Moved> {
  const { rows: entries } = await sql<Stored>`
    select id, ${sql.ref(sender)} as sender, status, suspected from ${sql.table(table)}
    where id in (${sql.join(ids)}) and ${isThere(table)}
  `.execute(trx)
  const isMark = change === 'spam' || change === 'not-spam'
  const before = ({ status, suspected }: Stored) => {
    if (!isMark) return status
    return suspected === 1 ? 'spam' : 'not-spam'
  }
  const changed = entries.filter((entry) => before(entry) !== change)
  const column = isMark ? 'suspected' : 'status'
  const value = isMark ? Number(change === 'spam') : change
  for (const entry of changed) {
    const { id } = entry
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where id = ${id}`.execute(trx)
    const name = entryTitle(table, id)
    const detail = { from: entry.status, to: change }
    const mark = { event: change === 'spam' ? auditEvents.spam : auditEvents.notSpam, id, name }
    await logAudit(trx, act, isMark ? mark : { event: auditEvents.statusSet, id, name, detail })
  }
  const befores = [...new Set(changed.map(before))]
  return {
    entries,
    gone: ids.filter((id) => entries.every((entry) => entry.id !== id)),
    undo: befores.map((was) => ({
      change: was,
      ids: changed.filter((entry) => before(entry) === was).map(({ id }) => id),
    })),
  }
}
