import type { Kysely } from 'kysely'
import { logAudit } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { deleteSessions } from '~db/sessions.server'
import { write } from '~db/write.server'

interface OwnSession {
  operatorId: number
  username: string
  sessionHash: string
}

/** Ends every session of the operator but this one. @returns how many were not over @throws DatabaseWriteError */
export function endOtherSessions(db: Kysely<Database>, own: OwnSession, now: Date): Promise<number> {
  return write(db, async (trx) => {
    const { operatorId: id, username: name, sessionHash } = own
    const sessions = await deleteSessions(trx, { of: id, except: sessionHash }, now)
    const detail = { counts: { sessions } }
    if (sessions > 0) await logAudit(trx, { by: own, now }, { event: 'sessions-ended', id, name, detail })
    return sessions
  })
}
