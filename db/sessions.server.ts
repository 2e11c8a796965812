import { createHash, randomBytes } from 'node:crypto'
import type { ExpressionBuilder, Kysely, Selectable, Transaction } from 'kysely'
import type { OperatorRole } from '~/lib/roles'
import type { Database } from './database'
import { readRule } from './rules.server'
import type { SessionsTable } from './tables/sessions'

const minuteMs = 60_000
const sessionHours = 12
const idleMinutes = 60
/** An ended session is recognized for this long: its operator may be in the middle of a long text. */
const knownAfterEndMinutes = 60
/** A clock may be set back. A session of a time far ahead would not end for as long. */
const aheadMinutes = 60

interface NewSession {
  operatorId: number
  device: string | null
}

export async function insertSession(
  trx: Transaction<Database>,
  { operatorId, device }: NewSession,
  now: Date,
): Promise<string> {
  const [createdAt, expiresAt] = [now.toISOString(), minutesAfter(now, sessionHours * 60)]
  const times = { createdAt, expiresAt, lastUsedAt: createdAt, passwordAt: createdAt }
  return insertWithNewId(trx, { operatorId, device, ...times })
}

type SessionRow = Selectable<SessionsTable>

async function insertWithNewId(trx: Transaction<Database>, row: Omit<SessionRow, 'idHash'>): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  await trx
    .insertInto('sessions')
    .values({ idHash: sessionHash(id), ...row })
    .execute()
  return id
}

/** The session gets a new id, unknown to anybody who knew the one before (session fixation). @returns the id */
export async function renewSession(trx: Transaction<Database>, idHash: string): Promise<string> {
  const { idHash: _, ...row } = await trx
    .deleteFrom('sessions')
    .where('idHash', '=', idHash)
    .returningAll()
    .executeTakeFirstOrThrow()
  return insertWithNewId(trx, row)
}

export async function deleteEndedSessions(trx: Transaction<Database>, now: Date): Promise<void> {
  await trx.deleteFrom('sessions').where('expiresAt', '<=', minutesAfter(now, -knownAfterEndMinutes)).execute()
}

export async function findSessionById(db: Kysely<Database>, id: string, now: Date) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('operators', 'operators.id', 'sessions.operatorId')
    .leftJoin('secondFactors', 'secondFactors.operatorId', 'sessions.operatorId')
    .select(['operators.id as operatorId', 'operators.username', 'operators.role', 'sessions.expiresAt'])
    .select(['sessions.lastUsedAt', 'sessions.passwordAt', 'secondFactors.createdAt as secondFactorSince'])
    .where('sessions.idHash', '=', sessionHash(id))
    .where(isOpen(now))
    .executeTakeFirst()
  if (!row) return undefined
  const { secondFactorSince, ...session } = row
  return { ...session, lacksSecondFactor: await lacksSecondFactor(db, { role: session.role, secondFactorSince }) }
}

/** Of whom the rule demands a second factor. It holds for sessions and for tokens. */
export async function lacksSecondFactor(
  db: Kysely<Database>,
  { role, secondFactorSince }: { role: OperatorRole; secondFactorSince: string | null },
): Promise<boolean> {
  return role === 'owner' && secondFactorSince === null && (await readRule(db, 'secondFactor')).ownersNeedSecondFactor
}

export async function noteUse(trx: Transaction<Database>, idHash: string, now: Date): Promise<void> {
  await trx.updateTable('sessions').set({ lastUsedAt: now.toISOString() }).where('idHash', '=', idHash).execute()
}

export async function notePassword(trx: Transaction<Database>, idHash: string, now: Date): Promise<void> {
  await trx.updateTable('sessions').set({ passwordAt: now.toISOString() }).where('idHash', '=', idHash).execute()
}

interface OpenSession {
  idHash: string
  createdAt: string
  lastUsedAt: string
  device: string | null
}

export async function listSessions(
  db: Kysely<Database>,
  { of, limit }: { of: number; limit: number },
  now: Date,
): Promise<OpenSession[]> {
  return db
    .selectFrom('sessions')
    .select(['idHash', 'createdAt', 'lastUsedAt', 'device'])
    .where('operatorId', '=', of)
    .where(isOpen(now))
    .orderBy('lastUsedAt', 'desc')
    .orderBy('idHash')
    .limit(limit)
    .execute()
}

export function isOpen(now: Date) {
  return (is: ExpressionBuilder<Database, 'sessions'>) =>
    is.and([
      is('sessions.expiresAt', '>', now.toISOString()),
      is('sessions.lastUsedAt', '>', minutesAfter(now, -idleMinutes)),
      is('sessions.createdAt', '<=', minutesAfter(now, aheadMinutes)),
    ])
}

export async function isSessionKnown(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const known = db
    .selectFrom('sessions')
    .select('idHash')
    .where('idHash', '=', sessionHash(id))
    .where('expiresAt', '>', minutesAfter(now, -knownAfterEndMinutes))
  return (await known.executeTakeFirst()) !== undefined
}

export async function isSessionOpen(db: Kysely<Database>, idHash: string, now: Date): Promise<boolean> {
  const open = db.selectFrom('sessions').select('idHash').where('idHash', '=', idHash).where(isOpen(now))
  return (await open.executeTakeFirst()) !== undefined
}

export async function deleteSession(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom('sessions').where('idHash', '=', sessionHash(id)).execute()
}

interface WhichSessions {
  of: number
  except: string
  only?: string
}

/** @returns how many are open */
async function countSessions(db: Kysely<Database>, which: WhichSessions, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(areAmong(which))
    .where(isOpen(now))
    .executeTakeFirstOrThrow()
  return count
}

/** @returns how many were open */
export async function deleteSessions(trx: Transaction<Database>, which: WhichSessions, now: Date): Promise<number> {
  const ended = await countSessions(trx, which, now)
  await trx.deleteFrom('sessions').where(areAmong(which)).execute()
  return ended
}

function areAmong({ of, except, only }: WhichSessions) {
  return (eb: ExpressionBuilder<Database, 'sessions'>) =>
    eb.and([
      eb('operatorId', '=', of),
      eb('idHash', '<>', except),
      ...(only === undefined ? [] : [eb('idHash', '=', only)]),
    ])
}

function minutesAfter(now: Date, minutes: number): string {
  return new Date(now.getTime() + minutes * minuteMs).toISOString()
}

export function sessionHash(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
