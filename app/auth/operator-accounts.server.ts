/** Operator accounts, for the command line and the Security page. */
import type { Kysely, Transaction } from 'kysely'
import { networkOf } from '~/lib/network-of'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { forgetCount } from '~db/rate-limits.server'
import { deleteSessions } from '~db/sessions.server'
import { write } from '~db/write.server'
import { accountLimit, addressLimit } from './begin-session.server'
import { forgetWrongCodes } from './check-code.server'
import { loginLimits, toLoginName } from './login.server'
import { passwordAgainLimit } from './password-again.server'
import { findPasswordFault } from './password-strength.server'
import { hashPassword } from './password.server'

/** The message is for people. */
export class OperatorRefusedError extends Error {}

export interface OperatorAccount {
  username: string
  /** ISO 8601, UTC. */
  createdAt: string
  /** Null without a login since the last password change. */
  lastLoginAt: string | null
  openSessions: number
  hasSecondFactor: boolean
}

export async function listOperators(db: Kysely<Database>, now: Date): Promise<OperatorAccount[]> {
  const rows = await db
    .selectFrom('operators')
    .leftJoin('secondFactors', 'secondFactors.operatorId', 'operators.id')
    .select((eb) => [
      'operators.username',
      'secondFactors.createdAt as secondFactorSince',
      'operators.createdAt',
      eb
        .selectFrom('knownLoginAddresses')
        .select(({ fn }) => fn.max<string | null>('lastLoginAt').as('last'))
        .whereRef('operatorId', '=', 'operators.id')
        .as('lastLoginAt'),
      eb
        .selectFrom('sessions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('operatorId', '=', 'operators.id')
        .where('expiresAt', '>', now.toISOString())
        .$asScalar()
        .$notNull()
        .as('openSessions'),
    ])
    .orderBy('operators.id')
    .execute()
  return rows.map(({ secondFactorSince, ...operator }) => ({
    ...operator,
    hasSecondFactor: secondFactorSince !== null,
  }))
}

/** @throws OperatorRefusedError, also if the name is taken or the password easy to guess · DatabaseWriteError */
export async function createOperator(
  db: Kysely<Database>,
  given: { username: string; password: string },
  act: Act,
): Promise<void> {
  const username = given.username.trim()
  if (username === '' || [...username].length > loginLimits.username || /\p{Cc}/u.test(username)) {
    throw new OperatorRefusedError(`A name has 1 to ${String(loginLimits.username)} characters, in one line.`)
  }
  const loginName = toLoginName(username)
  await refuseTaken(db, loginName)
  await refuseWeak({ ...given, username })
  const passwordHash = await hashPassword(given.password)
  await write(db, async (trx) => {
    await refuseTaken(trx, loginName)
    const { id } = await trx
      .insertInto('operators')
      .values({ username, loginName, passwordHash, createdAt: act.now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await logAudit(trx, act, { event: 'operator-created', id, name: username })
  })
}

/**
 * Ends all sessions and forgets known addresses, since they may be an intruder's, and resets failure counts so that
 * the operator can log in. @throws OperatorRefusedError · DatabaseWriteError
 */
export async function changePassword(
  db: Kysely<Database>,
  { username, password }: { username: string; password: string },
  act: Act,
): Promise<void> {
  const { username: ownName } = await requireOperator(db, username)
  await refuseWeak({ username: ownName, password })
  const passwordHash = await hashPassword(password)
  await write(db, async (trx) => {
    const { id, loginName, username: name } = await requireOperator(trx, username)
    const sessions = await storePassword(trx, { id, passwordHash }, act.now)
    const known = await trx
      .deleteFrom('knownLoginAddresses')
      .where('operatorId', '=', id)
      .returning('address')
      .execute()
    for (const { address } of known) await forgetCount(trx, addressLimit(address))
    await forgetCount(trx, accountLimit(loginName))
    await forgetCount(trx, passwordAgainLimit(id))
    await forgetWrongCodes(trx, id)
    await logAudit(trx, act, { event: 'password-changed', id, name, detail: { counts: { sessions } } })
  })
}

/**
 * By the operator, who just typed the current password. Forgets other known addresses. Keeps the count of wrong
 * codes, or each new password would allow ten more guesses. @returns how many sessions ended
 */
export async function changeOwnPassword(
  trx: Transaction<Database>,
  own: { operatorId: number; username: string; sessionHash: string; address: string; passwordHash: string },
  now: Date,
): Promise<number> {
  const { operatorId: id, username: name, sessionHash: except, address, passwordHash } = own
  const sessions = await storePassword(trx, { id, passwordHash, except }, now)
  await trx
    .deleteFrom('knownLoginAddresses')
    .where('operatorId', '=', id)
    .where('address', '<>', networkOf(address))
    .execute()
  const detail = { counts: { sessions } }
  await logAudit(trx, { by: own, now }, { event: 'password-changed', id, name, detail })
  return sessions
}

/** Ends the sessions but `except`, and all pending logins. */
async function storePassword(
  trx: Transaction<Database>,
  { id, passwordHash, except }: { id: number; passwordHash: string; except?: string },
  now: Date,
): Promise<number> {
  await trx.updateTable('operators').set({ passwordHash }).where('id', '=', id).execute()
  await trx.deleteFrom('loginTickets').where('operatorId', '=', id).execute()
  return deleteSessions(trx, { of: id, ...(except === undefined ? {} : { except }) }, now)
}

/** Of one operator, or of all. @returns how many ended @throws OperatorRefusedError · DatabaseWriteError */
export async function endSessions(db: Kysely<Database>, username: string | undefined, act: Act): Promise<number> {
  return write(db, async (trx) => {
    const operator = username === undefined ? undefined : await requireOperator(trx, username)
    const sessions = await deleteSessions(trx, { of: operator?.id ?? 'everybody' }, act.now)
    const whose = operator ? { id: operator.id, name: operator.username } : { name: 'everybody' }
    const detail = { counts: { sessions } }
    if (sessions > 0) await logAudit(trx, act, { event: 'sessions-ended', ...whose, detail })
    return sessions
  })
}

/**
 * Deletes the sessions, too. The last operator stays, because the next start would create one again. @throws
 * OperatorRefusedError · DatabaseWriteError
 */
export async function deleteOperator(db: Kysely<Database>, username: string, act: Act): Promise<void> {
  await write(db, async (trx) => {
    const { id, username: name } = await requireOperator(trx, username)
    const others = await trx.selectFrom('operators').select('id').where('id', '!=', id).limit(1).execute()
    if (others.length === 0) {
      throw new OperatorRefusedError('This is the only operator, and the site must have one. Make another one first.')
    }
    await trx.deleteFrom('operators').where('id', '=', id).execute()
    await logAudit(trx, act, { event: 'operator-removed', id, name })
  })
}

/** @throws OperatorRefusedError */
export async function requireOperator(db: Kysely<Database> | Transaction<Database>, username: string) {
  const operator = await findOperator(db, toLoginName(username))
  if (operator) return operator
  throw new OperatorRefusedError(`There is no operator "${username.trim()}".`)
}

async function refuseTaken(db: Kysely<Database> | Transaction<Database>, loginName: string): Promise<void> {
  const taken = await findOperator(db, loginName)
  if (taken) throw new OperatorRefusedError(`There is an operator "${taken.username}" already.`)
}

async function refuseWeak({ username, password }: { username: string; password: string }): Promise<void> {
  const fault = await findPasswordFault(password, username)
  if (fault !== undefined) throw new OperatorRefusedError(`The password ${fault}.`)
}

function findOperator(db: Kysely<Database> | Transaction<Database>, loginName: string) {
  return db
    .selectFrom('operators')
    .select(['id', 'username', 'loginName'])
    .where('loginName', '=', loginName)
    .executeTakeFirst()
}
