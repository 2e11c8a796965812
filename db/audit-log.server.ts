/**
 * An event is stored in the transaction that causes it. Triggers refuse to change a row, and to delete one too early;
 * anybody with the file can still do anything.
 */
import type { Transaction } from 'kysely'
import { auditEvents, type AuditEvent, type AuditDetail } from '~/lib/audit-events'
import { withSearchText } from '~/lib/search-text'
import type { Database } from './database'

export interface Actor {
  operatorId: number | null
  username: string
}

export const commandLine = { operatorId: null, username: 'command line' } as const satisfies Actor

export const siteStart = { operatorId: null, username: 'start of the site' } as const satisfies Actor

export const siteItself = { operatorId: null, username: 'the site' } as const satisfies Actor

export const theSchedule = { operatorId: null, username: 'the schedule' } as const satisfies Actor

/** The actor is whoever has the link of an offer. */
export const theCustomer = { operatorId: null, username: 'the customer' } as const satisfies Actor

/** The actor is not logged in. */
export const somebody = { operatorId: null, username: 'somebody' } as const satisfies Actor

export interface Act {
  by: Actor
  now: Date
}

export interface AuditEntry {
  event: AuditEvent
  /** The subject has a short name that reveals nothing about visitors. */
  id?: number
  name?: string
  detail?: AuditDetail
}

export async function logAudit(
  trx: Transaction<Database>,
  { by, now }: Act,
  { event, id, name, detail }: AuditEntry,
): Promise<void> {
  const known = auditEvents.get(event)
  if (!known) throw new Error(`There is no event ${event}`)
  await trx
    .insertInto('auditLog')
    .values(
      withSearchText('auditLog', {
        at: now.toISOString(),
        operatorId: by.operatorId,
        operatorName: by.username,
        event,
        subjectKind: known.of,
        subjectId: id ?? null,
        subject: name ?? null,
        detail: detail === undefined ? null : JSON.stringify(detail),
      }),
    )
    .execute()
}

/** The triggers have the same number. */
export const auditLogDays = 400

export async function deleteOldAuditEvents(trx: Transaction<Database>, now: Date): Promise<void> {
  const keptSince = new Date(now.getTime() - auditLogDays * 24 * 60 * 60 * 1000)
  await trx.deleteFrom('auditLog').where('at', '<=', keptSince.toISOString()).execute()
}
