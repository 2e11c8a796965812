/** The session cookie holds a random id; rows are in db/sessions.server.ts. A malformed cookie means no session. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { formTokenField } from '~/lib/form-rules'
import { forOwnersMessage, needsSecondFactorMessage, type OperatorRole } from '~/lib/roles'
import { newsPath } from '~/paths'
import { logAudit } from '~db/audit-log.server'
import type { Database } from '~db/database'
import {
  deleteSession,
  deleteSessions,
  findSessionById,
  isSessionKnown,
  isSessionOpen,
  noteUse,
  sessionHash,
} from '~db/sessions.server'
import { write } from '~db/write.server'
import { ApiError } from '~/server/api.server'
import { db } from '~/server/database.server'
import { isHttps } from '~/server/env.server'
import { log } from '~/server/log.server'

export interface Session {
  operatorId: number
  sessionHash: string
  username: string
  role: OperatorRole
  expiresAt: string
  passwordAt: string
  lacksSecondFactor: boolean
  formToken: string
}

export async function findSession(request: Request, newSessionId?: string): Promise<Session | undefined> {
  const id = newSessionId ?? readSessionId(request)
  const found = id === undefined ? undefined : await findById(id)
  if (found && new URL(request.url).pathname !== newsPath) await noteUseNowAndThen(found)
  return found?.session
}

/** Whether somebody may see what visitors do not, such as drafts. */
export async function isOperatorsRequest(request: Request): Promise<boolean> {
  return (await findSession(request))?.lacksSecondFactor === false
}

export async function hadSession(request: Request): Promise<boolean> {
  const id = readSessionId(request)
  return id !== undefined && isSessionKnown(db(), id, new Date())
}

export async function getSession(id: string): Promise<Session> {
  const session = (await findById(id))?.session
  if (!session) throw new Error('The session that has just begun is not there')
  return session
}

interface FoundSession {
  session: Session
  lastUsedAt: string
}

async function findById(id: string): Promise<FoundSession | undefined> {
  if (revokedHashes.has(sessionHash(id))) return undefined
  const row = await findSessionById(db(), id, new Date())
  if (!row) return undefined
  const { lastUsedAt, ...session } = row
  return { session: { ...session, sessionHash: sessionHash(id), formToken: toFormToken(id) }, lastUsedAt }
}

/** Somebody may have ended it since its request began. One that is over by its age alone counts as of then. */
export async function isStillOpen({ sessionHash: hash }: Session, began: Date): Promise<boolean> {
  return !revokedHashes.has(hash) && isSessionOpen(db(), hash, began)
}

const useNotedEveryMs = 5 * 60_000

/** Uses are noted at intervals, so that not every loader of every request writes. */
const notedAt = new LRUCache<string, number>({ max: 1000 })

async function noteUseNowAndThen({ session, lastUsedAt }: FoundSession): Promise<void> {
  const now = new Date()
  const isRecent = (time: number) => now.getTime() - time < useNotedEveryMs
  if (isRecent(Date.parse(lastUsedAt)) || isRecent(notedAt.get(session.sessionHash) ?? -Infinity)) return
  notedAt.set(session.sessionHash, now.getTime())
  try {
    await write(db(), (trx) => noteUse(trx, session.sessionHash, now))
  } catch (error) {
    log.error('the use of a session could not be noted', { error })
  }
}

/** @throws ApiError 401, and 403 for an owner who has to set up a second factor */
export async function requireApiOperator(request: Request): Promise<Session> {
  const session = await findSession(request)
  if (!session) throw new ApiError(401, 'Unauthorized')
  if (session.lacksSecondFactor) throw new ApiError(403, needsSecondFactorMessage)
  return session
}

/** @throws ApiError 401, and 403 for an editor */
export async function requireApiOwner(request: Request): Promise<Session> {
  const session = await requireApiOperator(request)
  if (session.role === 'owner') return session
  throw new ApiError(403, forOwnersMessage(await listOwners(db())))
}

export async function listOwners(db: Kysely<Database>): Promise<string[]> {
  const owners = await db.selectFrom('operators').select('username').where('role', '=', 'owner').orderBy('id').execute()
  return owners.map(({ username }) => username)
}

/** The hashes of sessions whose rows could not be deleted, as on a full disk. */
const revokedHashes = new Set<string>()

/** If the delete fails, this process refuses the session anyway. @throws DatabaseWriteError */
export async function endSession(request: Request): Promise<void> {
  const id = readSessionId(request)
  if (id === undefined) return
  const now = new Date()
  try {
    await deleteAndLog(id, now)
  } catch (error) {
    if (await findSessionById(db(), id, now)) revokedHashes.add(sessionHash(id))
    throw error
  }
}

async function deleteAndLog(id: string, now: Date): Promise<void> {
  await write(db(), async (trx) => {
    const by = await findSessionById(trx, id, now)
    await deleteSession(trx, id)
    if (by) await logAudit(trx, { by, now }, { event: 'logged-out', id: by.operatorId, name: by.username })
  })
}

/** Without Max-Age the cookie ends with the browser. */
export function sessionCookie(id: string): string {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isHttps() ? ['Secure'] : [])]
  return [`${sessionCookieName()}=${id}`, ...attributes].join('; ')
}

export function endedSessionCookie(): string {
  return `${sessionCookie('')}; Max-Age=0`
}

export function hasFormToken(form: FormData, session: Session): boolean {
  return isFormToken(form.get(formTokenField), session)
}

export function isFormToken(sent: unknown, session: Session): boolean {
  if (typeof sent !== 'string' || sent.length !== session.formToken.length) return false
  return timingSafeEqual(sha256(sent), sha256(session.formToken))
}

/** The token is a hash of the id, so it ends with the session and need not be stored. */
function toFormToken(id: string): string {
  return sha256(`form token of ${id}`).toString('base64url')
}

/** If there are two cookies of that name, another page of the host planted one of them. */
function readSessionId(request: Request): string | undefined {
  const [value, ...more] = (request.headers.get('Cookie') ?? '').split(';').flatMap((cookie) => {
    const [name = '', ...rest] = cookie.split('=')
    return name.trim() === sessionCookieName() ? [rest.join('=').trim()] : []
  })
  return value !== undefined && more.length === 0 && /^[\w-]{43}$/.test(value) ? value : undefined
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** `__Host-` makes browsers refuse the cookie from other hosts and without TLS. */

export const sessionCookieNames = { http: 'stagwise_session', https: '__Host-stagwise_session' } as const

export function sessionCookieName(): string {
  return sessionCookieNames[isHttps() ? 'https' : 'http']
}

/** @returns how many sessions ended, none if it is the own one @throws DatabaseWriteError */
export function endOneSession(
  db: Kysely<Database>,
  own: Pick<Session, 'operatorId' | 'username' | 'sessionHash'>,
  only: string,
  now: Date,
): Promise<number> {
  return write(db, async (trx) => {
    const { operatorId: id, username: name, sessionHash: except } = own
    const sessions = await deleteSessions(trx, { of: id, except, only }, now)
    const detail = { counts: { sessions } }
    if (sessions > 0) await logAudit(trx, { by: own, now }, { event: 'sessions-ended', id, name, detail })
    return sessions
  })
}
