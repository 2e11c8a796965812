/** Makes operators with a second factor, as the security page switches it on, and the codes of their app. */
import type { Kysely } from 'kysely'
import { codeAt } from '~/server/auth/one-time-code.server'
import { hashPassword } from '~/server/auth/password.server'
import { beginSetup, findPendingSecret, switchOn } from '~/server/auth/second-factor.server'
import type { Database } from '~db/database'
import { insertSession, sessionHash } from '~db/sessions.server'
import { write } from '~db/write.server'

export const password = 'the right password'

/** Hashes at a low cost, which the hash itself names. @returns the operator's id */
export async function addOperator(db: Kysely<Database>, username: string, now: Date): Promise<number> {
  const passwordHash = await hashPassword(password)
  const row = { username, loginName: username.toLowerCase(), passwordHash, createdAt: now.toISOString() }
  const { id } = await db.insertInto('operators').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export interface App {
  codeAt: (time: Date) => string
  recoveryCodes: string[]
}

/** Uses up the code of `now`. */
export async function switchOnFor(
  db: Kysely<Database>,
  { operatorId, sessionSecret }: { operatorId: number; sessionSecret: string },
  now: Date,
): Promise<App> {
  const session = await write(db, (trx) => insertSession(trx, { operatorId, device: null }, now))
  const setup = { operatorId, sessionHash: sessionHash(session), sessionSecret }
  await beginSetup(db, setup, now)
  const secret = await findPendingSecret(db, setup)
  if (!secret) throw new Error('No secret is shown')
  const result = await write(db, (trx) => switchOn(trx, { ...setup, code: codeAt(secret, now) }, now))
  if (!result.ok) throw new Error(`It was not switched on: ${result.reason}`)
  await db.deleteFrom('sessions').execute()
  return { codeAt: (time) => codeAt(secret, time), recoveryCodes: result.recoveryCodes }
}
