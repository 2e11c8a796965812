/** Tests of the dashboard get a session without the cost of a password. */
import { findSession, sessionCookie } from '~/server/auth/session.server'
import type { Kysely } from 'kysely'
import type { Database } from '~db/database'
import { insertSession } from '~db/sessions.server'
import { write } from '~db/write.server'

export interface TestSession {
  /** The value of the Cookie header. */
  cookie: string
  formToken: string
}

/** Stores a session as a login does. @returns its id */
export function startSession(db: Kysely<Database>, operatorId: number, now: Date): Promise<string> {
  return write(db, (trx) => insertSession(trx, { operatorId, device: null }, now))
}

export async function beginSession(db: Kysely<Database>, username = 'warden'): Promise<TestSession> {
  const now = new Date()
  const passwordHash = `$scrypt$ln=17,r=8,p=1$${'a'.repeat(22)}$${'b'.repeat(43)}`
  const known = await db.selectFrom('operators').select('id').where('loginName', '=', username).executeTakeFirst()
  const { id } =
    known ??
    (await db
      .insertInto('operators')
      .values({ username, loginName: username, passwordHash, createdAt: now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow())
  return toTestSession(sessionCookie(await startSession(db, id, now)))
}

/** @param setCookie the header that began the session */
export async function toTestSession(setCookie: string): Promise<TestSession> {
  const cookie = setCookie.split(';')[0] ?? ''
  const session = await findSession(new Request('http://localhost', { headers: { Cookie: cookie } }))
  if (!session) throw new Error('The session that was begun is not there')
  return { cookie, formToken: session.formToken }
}
