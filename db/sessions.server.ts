/** The sessions' rows, of which the request's side is app/server/session.server.ts. */
import { createHash, randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './database'

export const sessionHours = 12

/** Begins a session and returns its id, which only the browser keeps. Sessions that are over go. */
export async function insertSession(trx: Transaction<Database>, operatorId: number, now: Date): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  const createdAt = now.toISOString()
  const expiresAt = new Date(now.getTime() + sessionHours * 60 * 60 * 1000).toISOString()
  await trx.deleteFrom('sessions').where('expiresAt', '<=', createdAt).execute()
  await trx
    .insertInto('sessions')
    .values({ idHash: hashOf(id), operatorId, createdAt, expiresAt })
    .execute()
  return id
}

/** The session with this id and its operator, until it is over. */
export async function findSessionById(db: Kysely<Database>, id: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('operators', 'operators.id', 'sessions.operatorId')
    .select(['operators.id as operatorId', 'operators.username', 'sessions.expiresAt'])
    .where('sessions.idHash', '=', hashOf(id))
    .where('sessions.expiresAt', '>', now.toISOString())
    .executeTakeFirst()
}

export async function deleteSession(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom('sessions').where('idHash', '=', hashOf(id)).execute()
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
