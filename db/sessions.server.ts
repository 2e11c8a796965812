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
    .values({ idHash: sessionHash(id), operatorId, createdAt, expiresAt })
    .execute()
  return id
}

/** The session with this id and its operator, until it is over. */
export async function findSessionById(db: Kysely<Database>, id: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('operators', 'operators.id', 'sessions.operatorId')
    .select(['operators.id as operatorId', 'operators.username', 'sessions.expiresAt'])
    .where('sessions.idHash', '=', sessionHash(id))
    .where('sessions.expiresAt', '>', now.toISOString())
    .executeTakeFirst()
}

export async function deleteSession(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom('sessions').where('idHash', '=', sessionHash(id)).execute()
}

interface OwnSession {
  operatorId: number
  sessionHash: string
}

export async function countOtherSessions(db: Kysely<Database>, own: OwnSession, now: Date): Promise<number> {
  const { others } = await db
    .selectFrom('sessions')
    .select((eb) => eb.fn.countAll<number>().as('others'))
    .where('operatorId', '=', own.operatorId)
    .where('idHash', '<>', own.sessionHash)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirstOrThrow()
  return others
}

/** @returns how many of them were not over */
export async function deleteOtherSessions(trx: Transaction<Database>, own: OwnSession, now: Date): Promise<number> {
  const others = await countOtherSessions(trx, own, now)
  await trx
    .deleteFrom('sessions')
    .where('operatorId', '=', own.operatorId)
    .where('idHash', '<>', own.sessionHash)
    .execute()
  return others
}

/** What the database keeps of a session's id. */
export function sessionHash(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
