/**
 * The log of what operators did. A event is noted in the transaction that does it: either both are stored or neither is.
 * Triggers refuse to change a row, and to delete one before its time; whoever holds the file itself can do anything.
 */
import type { Transaction } from 'kysely'
import { auditEvents, type AuditEvent, type AuditDetail } from '~/lib/audit-events'
import { withSearchText } from '~/lib/search-text'
import type { Database } from './database'

/** Who did it. A session is one. */
export interface Actor {
  /** Null: nobody who is logged in. */
  operatorId: number | null
  username: string
}

/** Whoever may run commands on the machine. */
export const commandLine = { operatorId: null, username: 'command line' } as const satisfies Actor

/** The site itself, when it starts for the first time. */
export const siteStart = { operatorId: null, username: 'start of the site' } as const satisfies Actor

/** Somebody who is not logged in. */
export const somebody = { operatorId: null, username: 'somebody' } as const satisfies Actor

/** Who does something, and when. */
export interface Act {
  by: Actor
  now: Date
}

export interface AuditEntry {
  event: AuditEvent
  /** Of what it is done to, and a short name of it that says nothing of a visitor. */
  id?: number
  name?: string
  detail?: AuditDetail
}

export async function logAudit(
  trx: Transaction<Database>,
  { by, now }: Act,
  { event, id, name, detail }: AuditEntry,
): Promise<void> {
  await trx
    .insertInto('auditLog')
    .values(
      withSearchText('auditLog', {
        at: now.toISOString(),
        operatorId: by.operatorId,
        operatorName: by.username,
        event,
        subjectKind: auditEvents[event].of,
        subjectId: id ?? null,
        subject: name ?? null,
        detail: detail === undefined ? null : JSON.stringify(detail),
      }),
    )
    .execute()
}

/** The migration's triggers hold the same number. */
export const auditLogDays = 400

/** Forgets the audit events whose time is over. */
export async function deleteOldAuditEvents(trx: Transaction<Database>, now: Date): Promise<void> {
  const keptSince = new Date(now.getTime() - auditLogDays * 24 * 60 * 60 * 1000)
  await trx.deleteFrom('auditLog').where('at', '<=', keptSince.toISOString()).execute()
}
