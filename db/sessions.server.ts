/** Session rows. For the cookie see app/auth/session.server.ts. */
import { createHash, randomBytes } from 'node:crypto'
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import type { Database } from './database'

const sessionHours = 12
/** How long an ended session is recognized: its operator may be in the middle of a long text. */
const knownAfterEndMinutes = 60

/** Returns the id, which only the browser stores. Deletes old sessions. */
export async function insertSession(trx: Transaction<Database>, operatorId: number, now: Date): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  const createdAt = now.toISOString()
  const expiresAt = new Date(now.getTime() + sessionHours * 60 * 60 * 1000).toISOString()
  await trx.deleteFrom('sessions').where('expiresAt', '<=', startOfKnown(now)).execute()
  await trx
    .insertInto('sessions')
    .values({ idHash: sessionHash(id), operatorId, createdAt, expiresAt })
    .execute()
  return id
}

export async function findSessionById(db: Kysely<Database>, id: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('operators', 'operators.id', 'sessions.operatorId')
    .select(['operators.id as operatorId', 'operators.username', 'operators.role', 'sessions.expiresAt'])
    .where('sessions.idHash', '=', sessionHash(id))
    .where('sessions.expiresAt', '>', now.toISOString())
    .executeTakeFirst()
}

/** Open, or just expired. */
export async function isSessionKnown(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const known = db
    .selectFrom('sessions')
    .select('idHash')
    .where('idHash', '=', sessionHash(id))
    .where('expiresAt', '>', startOfKnown(now))
  return (await known.executeTakeFirst()) !== undefined
}

export async function isSessionOpen(db: Kysely<Database>, idHash: string, now: Date): Promise<boolean> {
  const open = db
    .selectFrom('sessions')
    .select('idHash')
    .where('idHash', '=', idHash)
    .where('expiresAt', '>', now.toISOString())
  return (await open.executeTakeFirst()) !== undefined
}

export async function deleteSession(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom('sessions').where('idHash', '=', sessionHash(id)).execute()
}

interface WhichSessions {
  /** An operator's id. */
  of: number | 'everybody'
  /** Hash of the one to leave out. */
  except?: string
}

/** @returns how many are open */
export async function countSessions(db: Kysely<Database>, which: WhichSessions, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(areAmong(which))
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirstOrThrow()
  return count
}

/** @returns how many were open */
export async function deleteSessions(trx: Transaction<Database>, which: WhichSessions, now: Date): Promise<number> {
  const ended = await countSessions(trx, which, now)
  await trx.deleteFrom('sessions').where(areAmong(which)).execute()
  return ended
}

function areAmong({ of, except }: WhichSessions) {
  return (eb: ExpressionBuilder<Database, 'sessions'>) =>
    eb.and([
      ...(of === 'everybody' ? [] : [eb('operatorId', '=', of)]),
      ...(except === undefined ? [] : [eb('idHash', '<>', except)]),
    ])
}

function startOfKnown(now: Date): string {
  return new Date(now.getTime() - knownAfterEndMinutes * 60 * 1000).toISOString()
}

export function sessionHash(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
