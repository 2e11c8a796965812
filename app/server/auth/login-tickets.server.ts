/**
 * A ticket links the two steps of a login: right password, code missing. It allows five minutes and five wrong codes.
 */
import { randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '~db/database'
import { hashOf } from './hash.server'

const ticketSeconds = 300
const mostAttempts = 5

/** @returns its id, which only the login page has */
export async function insertTicket(trx: Transaction<Database>, operatorId: number, now: Date): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + ticketSeconds * 1000).toISOString()
  await trx.deleteFrom('loginTickets').where('expiresAt', '<=', now.toISOString()).execute()
  await trx
    .insertInto('loginTickets')
    .values({ idHash: hashOf(id), operatorId, expiresAt })
    .execute()
  return id
}

export async function findTicket(db: Kysely<Database>, id: string, now: Date) {
  return db
    .selectFrom('loginTickets')
    .innerJoin('operators', 'operators.id', 'loginTickets.operatorId')
    .select(['loginTickets.operatorId', 'operators.username', 'operators.loginName', 'loginTickets.attempts'])
    .where('loginTickets.idHash', '=', hashOf(id))
    .where('loginTickets.expiresAt', '>', now.toISOString())
    .executeTakeFirst()
}

/** @returns whether another code may be tried */
export async function countWrongCode(trx: Transaction<Database>, id: string): Promise<boolean> {
  const { attempts } = await trx
    .updateTable('loginTickets')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('idHash', '=', hashOf(id))
    .returning('attempts')
    .executeTakeFirstOrThrow()
  if (attempts < mostAttempts) return true
  await deleteTicket(trx, id)
  return false
}

export async function deleteTicket(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom('loginTickets').where('idHash', '=', hashOf(id)).execute()
}
