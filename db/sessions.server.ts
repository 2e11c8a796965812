/** The sessions' rows, of which the request's side is app/server/session.server.ts. */
import { createHash, randomBytes } from 'node:crypto'
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import type { Database } from './database'

const sessionHours = 12
/** So long a session that is over is still known: its operator may be in the middle of a long text. */
const knownAfterEndMinutes = 60

/** Begins a session and returns its id, which only the browser keeps. Sessions that ended long enough ago go. */
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

/** Whether a session with this id is open or has just ended by its time. */
export async function isSessionKnown(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const known = db
    .selectFrom('sessions')
    .select('idHash')
    .where('idHash', '=', sessionHash(id))
    .where('expiresAt', '>', startOfKnown(now))
  return (await known.executeTakeFirst()) !== undefined
}

/** Whether it has neither ended nor been ended. */
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
  /** What the database knows the one by that stays. */
  except?: string
}

/** @returns how many are not over */
export async function countSessions(db: Kysely<Database>, which: WhichSessions, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(areAmong(which))
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirstOrThrow()
  return count
}

/** @returns how many of them were not over */
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

/** What the database keeps of a session's id. */
export function sessionHash(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
