/**
 * Failures count per address, and per account from addresses that never logged in to it: guessing from many addresses
 * ends after ten, and nobody can lock the operator out of known addresses.
 */
import type { Kysely, Transaction } from 'kysely'
import { networkOf, widerNetworkOf } from '~/lib/network-of'
import { passwordLength } from '~/lib/password-rules'
import { cleanLine } from '~/lib/text'
import { logAudit, somebody } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { countOne, LimitReachedError } from '~db/rate-limits.server'
import { write } from '~db/write.server'
import { accountLimit, addressLimit, beginSession } from './begin-session.server'
import { enterCode, type CodeResult } from './enter-code.server'
import { insertTicket } from './login-tickets.server'
import { TooManyPasswordsError, verifyPassword } from './password.server'
import { hasSecondFactor } from './second-factor.server'

/** A longer name or password is a wrong login. */
export const loginLimits = { username: 120, password: passwordLength.max } as const

export interface LoginAttempt {
  username: string
  password: string
  address: string
  device?: string | null
  second?: { code: string; ticket?: string; sessionSecret: string }
}

export type LoginResult =
  CodeResult | { ok: false; reason: 'wrong' } | { ok: false; reason: 'limited'; retryAfterSeconds: number }

/**
 * Each attempt counts as a failure until it succeeds, so parallel attempts do not get around the limit. Unknown names
 * take the same path, and only the right password reveals whether there is a second factor. @throws DatabaseWriteError
 */
export async function logIn(db: Kysely<Database>, attempt: LoginAttempt, now: Date): Promise<LoginResult> {
  const { device = null } = attempt
  const second = { code: '', sessionSecret: '', ...attempt.second, address: attempt.address, device }
  if (second.ticket !== undefined) return enterCode(db, { ...second, ticket: second.ticket }, now)
  const loginName = toLoginName(attempt.username)
  const address = networkOf(attempt.address)
  try {
    const candidate = await write(db, async (trx) => {
      const found = await findCandidate(trx, loginName, address)
      await countOne(trx, addressLimit(address), now)
      if (!found.isAddressKnown) await countOne(trx, accountLimit(loginName), now)
      return found
    })
    const { operator, isAddressKnown } = candidate
    const isTooLong = attempt.password.length > loginLimits.password
    const password = attempt.password.slice(0, loginLimits.password)
    const stored = isTooLong ? undefined : operator?.passwordHash
    const isRight = await verifyPassword(password, stored, isAddressKnown ? undefined : widerNetworkOf(attempt.address))
    if (!isRight || !operator) {
      await write(db, (trx) => noteFailure(trx, { operator, loginName }, now))
      return { ok: false, reason: 'wrong' }
    }
    const { id: operatorId, username } = operator
    const begun = await write(db, async (trx) => {
      if (!(await isStillThePassword(trx, operator))) return {}
      // Failures stay counted until the code is right too.
      if (await hasSecondFactor(trx, operatorId)) return { ticket: await insertTicket(trx, operatorId, now) }
      const login = { operatorId, username, loginName, address, isAddressKnown, device }
      return { sessionId: await beginSession(trx, login, now) }
    })
    if (begun.sessionId !== undefined) return { ok: true, sessionId: begun.sessionId }
    if (begun.ticket === undefined) return { ok: false, reason: 'wrong' }
    return await enterCode(db, { ...second, ticket: begun.ticket }, now)
  } catch (error) {
    if (error instanceof TooManyPasswordsError) return { ok: false, reason: 'limited', retryAfterSeconds: 5 }
    if (!(error instanceof LimitReachedError)) throw error
    return { ok: false, reason: 'limited', retryAfterSeconds: error.retryAfterSeconds }
  }
}

export function toLoginName(username: string): string {
  return cleanLine(username).toLowerCase()
}

async function findCandidate(trx: Transaction<Database>, loginName: string, address: string) {
  const row = await trx
    .selectFrom('operators')
    .leftJoin('knownLoginAddresses as known', (join) =>
      join.onRef('known.operatorId', '=', 'operators.id').on('known.address', '=', address),
    )
    .select(['operators.id', 'operators.username', 'operators.passwordHash', 'known.address as knownAddress'])
    .where('operators.loginName', '=', loginName)
    .executeTakeFirst()
  if (!row) return { operator: undefined, isAddressKnown: false }
  const { knownAddress, ...operator } = row
  return { operator, isAddressKnown: knownAddress !== null }
}

export async function isStillThePassword(
  trx: Transaction<Database>,
  { id, passwordHash }: { id: number; passwordHash: string },
): Promise<boolean> {
  const same = trx.selectFrom('operators').select('id').where('id', '=', id).where('passwordHash', '=', passwordHash)
  return (await same.executeTakeFirst()) !== undefined
}

/**
 * Logs only names that exist, since people type passwords into that field. Writes for every name, so that timing does
 * not reveal which exist.
 */
async function noteFailure(
  trx: Transaction<Database>,
  { operator, loginName }: { operator: { id: number; username: string } | undefined; loginName: string },
  now: Date,
): Promise<void> {
  await countOne(trx, { ...accountLimit(loginName), kind: 'login-failed', count: 1_000_000, seconds: 60 }, now)
  if (!operator) return
  await logAudit(trx, { by: somebody, now }, { event: 'login-failed', id: operator.id, name: operator.username })
}
