/**
 * The operators: the first one, made at the start, and the login. Failures count per address, and per account from
 * addresses that never logged in to it: guesses from all over the world end after ten, and nobody can lock the operator
 * out of the places that were used before.
 */
import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { networkOf } from '~/lib/network-of'
import { passwordLength } from '~/lib/password-rules'
import { env } from '~/server/env.server'
import type { Database } from '~db/database'
import { countOne, forgetCount, LimitReachedError, uncountOne, type Limit } from '~db/rate-limits.server'
import { insertSession } from '~db/sessions.server'
import { write } from '~db/write.server'
import { TooManyPasswordsError, verifyPassword } from './password.server'

/** What a login form may send; more is a wrong login like any other. */
export const loginLimits = { username: 120, password: passwordLength.max } as const

export interface LoginAttempt {
  username: string
  password: string
  /** The client's IP address. */
  address: string
}

export type LoginResult =
  | { ok: true; sessionId: string }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'limited'; retryAfterSeconds: number }

/**
 * Begins a session when the password is right. An attempt counts as a failure until it has succeeded, so that many at
 * once are no way around the limit; one that is limited costs no verification. Unknown names take the same path.
 * @throws DatabaseWriteError
 */
export async function logIn(db: Kysely<Database>, attempt: LoginAttempt, now: Date): Promise<LoginResult> {
  const loginName = toLoginName(attempt.username)
  const address = networkOf(attempt.address)
  const limits = { address: limitOf(addressCount(address)), account: limitOf(accountCount(loginName)) }
  try {
    const candidate = await write(db, async (trx) => {
      const found = await findCandidate(trx, loginName, address)
      await countOne(trx, limits.address, now)
      if (!found.isAddressKnown) await countOne(trx, limits.account, now)
      return found
    })
    const { operator, isAddressKnown } = candidate
    const isTooLong = attempt.password.length > loginLimits.password
    const password = attempt.password.slice(0, loginLimits.password)
    const isRight = await verifyPassword(password, isTooLong ? undefined : operator?.passwordHash)
    if (!isRight || !operator) return { ok: false, reason: 'wrong' }
    const sessionId = await write(db, async (trx) => {
      await forgetCount(trx, limits.address)
      if (!isAddressKnown) await uncountOne(trx, limits.account)
      await rememberAddress(trx, { operatorId: operator.id, address, lastLoginAt: now.toISOString() })
      return insertSession(trx, operator.id, now)
    })
    return { ok: true, sessionId }
  } catch (error) {
    if (error instanceof TooManyPasswordsError) return { ok: false, reason: 'limited', retryAfterSeconds: 5 }
    if (!(error instanceof LimitReachedError)) throw error
    return { ok: false, reason: 'limited', retryAfterSeconds: error.retryAfterSeconds }
  }
}

export function toLoginName(username: string): string {
  return username.trim().toLowerCase()
}

async function findCandidate(trx: Transaction<Database>, loginName: string, address: string) {
  const row = await trx
    .selectFrom('operators')
    .leftJoin('knownLoginAddresses as known', (join) =>
      join.onRef('known.operatorId', '=', 'operators.id').on('known.address', '=', address),
    )
    .select(['operators.id', 'operators.passwordHash', 'known.address as knownAddress'])
    .where('operators.loginName', '=', loginName)
    .executeTakeFirst()
  return { operator: row && { id: row.id, passwordHash: row.passwordHash }, isAddressKnown: Boolean(row?.knownAddress) }
}

async function rememberAddress(
  trx: Transaction<Database>,
  known: { operatorId: number; address: string; lastLoginAt: string },
): Promise<void> {
  const { lastLoginAt } = known
  await trx
    .insertInto('knownLoginAddresses')
    .values(known)
    .onConflict((conflict) => conflict.columns(['operatorId', 'address']).doUpdateSet({ lastLoginAt }))
    .execute()
}

/** Where failures from an address, as knownLoginAddresses has it, are counted. */
export function addressCount(address: string) {
  return { kind: 'login-address', key: address }
}

/** Where failures at an account from addresses that are new to it are counted. */
export function accountCount(loginName: string) {
  return { kind: 'login-account', key: hashOf(loginName) }
}

function limitOf(name: { kind: string; key: string }): Limit {
  return { ...name, ...env().LIMIT_LOGIN }
}

/** People type passwords into the wrong field: what was typed as a name is not kept. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
