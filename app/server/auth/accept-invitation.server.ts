import type { Kysely, Transaction } from 'kysely'
import { networkOf } from '~/lib/network-of'
import { env } from '~/server/env.server'
import { logAudit } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { countOne, LimitReachedError, uncountOne, type Limit } from '~db/rate-limits.server'
import { findSiteName } from '~db/site-name.server'
import { write } from '~db/write.server'
import { beginSession } from './begin-session.server'
import { hashOf } from './hash.server'
import { findInvitation, type Invitation } from './invitations.server'
import { toLoginName } from './login.server'
import { OperatorRefusedError } from './operator-access.server'
import { insertOperator, refuseTaken, toUsername } from './operator-accounts.server'
import { findPasswordFault } from './password-strength.server'
import { hashPassword, TooManyPasswordsError } from './password.server'
import { countWrongLink } from './wrong-links.server'

export type OpenedInvitation = { ok: true; invitation: Invitation } | { ok: false; reason: 'gone' } | Limited

interface Limited {
  ok: false
  reason: 'limited'
  retryAfterSeconds: number
}

/** @param address IP address */
export async function openInvitation(
  db: Kysely<Database>,
  { token, address }: { token: string; address: string },
  now: Date,
): Promise<OpenedInvitation> {
  const invitation = await findInvitation(db, token, now)
  if (invitation) return { ok: true, invitation }
  const wait = await countWrongLink(db, address, now)
  return wait === undefined ? { ok: false, reason: 'gone' } : limited(wait)
}

function limited(retryAfterSeconds: number): Limited {
  return { ok: false, reason: 'limited', retryAfterSeconds }
}

function attemptLimit(token: string): Limit {
  return { kind: 'invitation-used', key: hashOf(token), ...env().LIMIT_LOGIN }
}

type InvitationErrors = Partial<Record<'username' | 'password' | 'passwordAgain', string>>

type AcceptedInvitation =
  | { ok: true; sessionId: string; username: string }
  | { ok: false; reason: 'invalid'; errors: InvitationErrors }
  | Exclude<OpenedInvitation, { ok: true }>

interface Acceptance {
  token: string
  username: string
  password: string
  passwordAgain: string
  address: string
  device?: string | null
}

/** Only one of two requests at the same time wins. @throws DatabaseWriteError */
export async function acceptInvitation(
  db: Kysely<Database>,
  given: Acceptance,
  now: Date,
): Promise<AcceptedInvitation> {
  const { token, address, password, device = null } = given
  const opened = await openInvitation(db, given, now)
  if (!opened.ok) return opened
  try {
    // Even somebody with a link must not make the process hash passwords without limit.
    await write(db, (trx) => countOne(trx, attemptLimit(token), now))
    const errors = await findErrors(db, given)
    if (Object.keys(errors).length > 0) return { ok: false, reason: 'invalid', errors }
    const passwordHash = await hashPassword(password)
    const username = toUsername(given.username)
    return await write(db, (trx) => useInvitation(trx, { token, username, passwordHash, address, device }, now))
  } catch (error) {
    if (error instanceof OperatorRefusedError) {
      return { ok: false, reason: 'invalid', errors: { username: error.message } }
    }
    if (error instanceof TooManyPasswordsError) return limited(5)
    if (!(error instanceof LimitReachedError)) throw error
    return limited(error.retryAfterSeconds)
  }
}

async function findErrors(db: Kysely<Database>, given: Acceptance): Promise<InvitationErrors> {
  const errors: InvitationErrors = {}
  try {
    await refuseTaken(db, toUsername(given.username))
  } catch (error) {
    if (!(error instanceof OperatorRefusedError)) throw error
    errors.username = error.message
  }
  const fault = await findPasswordFault(given.password, given.username, await findSiteName(db))
  if (fault !== undefined) errors.password = `The password ${fault}.`
  else if (given.password !== given.passwordAgain) {
    errors.passwordAgain = 'This is not the same as the password. Please type both again.'
  }
  return errors
}

async function useInvitation(
  trx: Transaction<Database>,
  {
    token,
    passwordHash,
    address,
    device,
    ...made
  }: Pick<Acceptance, 'token' | 'username' | 'address'> & { passwordHash: string; device: string | null },
  now: Date,
): Promise<AcceptedInvitation> {
  const used = await trx
    .deleteFrom('invitations')
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now.toISOString())
    .returning('role')
    .executeTakeFirst()
  if (!used) return { ok: false, reason: 'gone' }
  const { username } = made
  const id = await insertOperator(trx, { username, passwordHash, role: used.role }, now)
  await uncountOne(trx, attemptLimit(token))
  const by = { operatorId: id, username }
  await logAudit(trx, { by, now }, { event: 'invitation-accepted', id, name: `${username}, ${used.role}` })
  const login = { operatorId: id, username, loginName: toLoginName(username), address: networkOf(address), device }
  return { ok: true, sessionId: await beginSession(trx, { ...login, isAddressKnown: true }, now), username }
}
