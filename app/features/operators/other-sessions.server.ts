import type { Kysely } from 'kysely'
import { noteDeed } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { deleteOtherSessions } from '~db/sessions.server'
import { write } from '~db/write.server'

interface OwnSession {
  operatorId: number
  username: string
  sessionHash: string
}

/** Ends every session of the operator but this one. @returns how many there were @throws DatabaseWriteError */
export function endOtherSessions(db: Kysely<Database>, own: OwnSession, now: Date): Promise<number> {
  return write(db, async (trx) => {
    const ended = await deleteOtherSessions(trx, own, now)
    const { operatorId: id, username: name } = own
    if (ended > 0) await noteDeed(trx, { by: own, now }, { deed: 'sessions-ended', id, name })
    return ended
  })
}
