/**
 * The operator's session as requests see it: a random id in a cookie that ends with the browser; its rows are in
 * db/sessions.server.ts. A cookie that is not exactly one id is no session, and never an error.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { formTokenField } from '~/lib/form-token'
import { logAudit } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { deleteSession, deleteSessions, findSessionById, isSessionKnown, sessionHash } from '~db/sessions.server'
import { write } from '~db/write.server'
import { ApiError } from '~/server/api.server'
import { db } from '~/server/database.server'
import { isHttps } from '~/server/env.server'

export interface Session {
  operatorId: number
  /** What the database knows it by. */
  sessionHash: string
  username: string
  /** ISO 8601, UTC. */
  expiresAt: string
  /** What the session's forms carry: see hasFormToken. */
  formToken: string
}

export async function findSession(request: Request, newSessionId?: string): Promise<Session | undefined> {
  const id = newSessionId ?? readSessionId(request)
  return id === undefined ? undefined : findById(id)
}

/** Whether the request's session is open or has just ended. */
export async function hadSession(request: Request): Promise<boolean> {
  const id = readSessionId(request)
  return id !== undefined && isSessionKnown(db(), id, new Date())
}

/** The one that this request has begun. */
export async function getSession(id: string): Promise<Session> {
  const session = await findById(id)
  if (!session) throw new Error('The session that has just begun is not there')
  return session
}

async function findById(id: string): Promise<Session | undefined> {
  if (revokedHashes.has(sessionHash(id))) return undefined
  const session = await findSessionById(db(), id, new Date())
  return session && { ...session, sessionHash: sessionHash(id), formToken: toFormToken(id) }
}

/** @throws ApiError 401 */
export async function requireApiOperator(request: Request): Promise<Session> {
  const session = await findSession(request)
  if (session) return session
  throw new ApiError(401, 'Unauthorized')
}

/** Sessions whose rows could not be deleted, as on a full disk. Only sessions that exist get here, so it stays small. */
const revokedHashes = new Set<string>()

/**
 * Ends the session on the server: a kept copy of the cookie is worth nothing. Where that cannot be stored, this process
 * refuses the session all the same. @throws DatabaseWriteError
 */
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

/** Without a lifetime: the browser forgets it at its end. */
export function sessionCookie(id: string): string {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isHttps() ? ['Secure'] : [])]
  return [`${sessionCookieName()}=${id}`, ...attributes].join('; ')
}

export function endedSessionCookie(): string {
  return `${sessionCookie('')}; Max-Age=0`
}

/** Whether this session's own pages made the form. */
export function hasFormToken(form: FormData, session: Session): boolean {
  return isFormToken(form.get(formTokenField), session)
}

export function isFormToken(sent: unknown, session: Session): boolean {
  if (typeof sent !== 'string' || sent.length !== session.formToken.length) return false
  return timingSafeEqual(sha256(sent), sha256(session.formToken))
}

/** Made from the id, which it does not give away, so it ends with the session and needs no place of its own. */
function toFormToken(id: string): string {
  return sha256(`form token of ${id}`).toString('base64url')
}

/** Two cookies of the name are none: one of them was planted by another page of the host. */
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

/** The operator's session cookie. `__Host-` makes browsers refuse it from other hosts and without TLS. */

export const sessionCookieNames = { http: 'stagwise_session', https: '__Host-stagwise_session' } as const

export function sessionCookieName(): string {
  return sessionCookieNames[isHttps() ? 'https' : 'http']
}

/** Ends every session of the operator but this one. @returns how many were not over @throws DatabaseWriteError */
export function endOtherSessions(
  db: Kysely<Database>,
  own: Pick<Session, 'operatorId' | 'username' | 'sessionHash'>,
  now: Date,
): Promise<number> {
  return write(db, async (trx) => {
    const { operatorId: id, username: name, sessionHash: except } = own
    const sessions = await deleteSessions(trx, { of: id, except }, now)
    const detail = { counts: { sessions } }
    if (sessions > 0) await logAudit(trx, { by: own, now }, { event: 'sessions-ended', id, name, detail })
    return sessions
  })
}
