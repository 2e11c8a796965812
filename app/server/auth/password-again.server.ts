/** A browser left open is not enough for these changes. Wrong passwords count per operator, from any address. */
import type { Kysely, Transaction } from 'kysely'
import { env } from '~/server/env.server'
import { logAudit } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { countOne, LimitReachedError, uncountOne, type Limit } from '~db/rate-limits.server'
import { isSessionOpen, notePassword } from '~db/sessions.server'
import { write } from '~db/write.server'
import { isCodeLimit } from './check-code.server'
import { isStillThePassword, loginLimits } from './login.server'
import { TooManyPasswordsError, verifyPassword } from './password.server'

export type WithPassword<T> =
  | { ok: true; value: T }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'sessionOver' }
  | { ok: false; reason: 'limited' | 'codesLimited'; retryAfterSeconds: number }

export const passwordMinutes = 10

/** A time in the future comes from a clock that was set back. */
export function isPasswordFresh({ passwordAt }: { passwordAt: string }, now: Date): boolean {
  const age = now.getTime() - Date.parse(passwordAt)
  return age >= 0 && age < passwordMinutes * 60_000
}

export function passwordAgainLimit(operatorId: number): Limit {
  return { kind: 'password-again', key: String(operatorId), ...env().LIMIT_LOGIN }
}

interface PasswordCheck {
  operatorId: number
  sessionHash: string
  password: string
  now: Date
  prepare?: () => Promise<void>
}

/** @throws DatabaseWriteError if it was not stored */
export async function withPassword<T>(
  db: Kysely<Database>,
  { operatorId, sessionHash, password, now, prepare }: PasswordCheck,
  change: (trx: Transaction<Database>) => Promise<T>,
): Promise<WithPassword<T>> {
  const limit = passwordAgainLimit(operatorId)
  try {
    const operator = await write(db, async (trx) => {
      await countOne(trx, limit, now)
      const found = trx.selectFrom('operators').select(['id', 'username', 'passwordHash']).where('id', '=', operatorId)
      return found.executeTakeFirst()
    })
    const isTooLong = password.length > loginLimits.password
    const isRight = await verifyPassword(isTooLong ? '' : password, isTooLong ? undefined : operator?.passwordHash)
    if (!operator) return { ok: false, reason: 'wrong' }
    if (!isRight) {
      const { username } = operator
      const refused = { event: 'password-again-refused', id: operatorId, name: username } as const
      await write(db, (trx) => logAudit(trx, { by: { operatorId, username }, now }, refused))
      return { ok: false, reason: 'wrong' }
    }
    await prepare?.()
    const findRefusal = async (trx: Transaction<Database>) => {
      if (!(await isSessionOpen(trx, sessionHash, now))) return { ok: false, reason: 'sessionOver' } as const
      return (await isStillThePassword(trx, operator)) ? undefined : ({ ok: false, reason: 'wrong' } as const)
    }
    // A change that is rolled back must not make a right password count as wrong.
    const refusal = await write(db, async (trx) => {
      const found = await findRefusal(trx)
      if (found) return found
      await uncountOne(trx, limit)
      await notePassword(trx, sessionHash, now)
      return undefined
    })
    if (refusal) return refusal
    return await write(db, async (trx) => (await findRefusal(trx)) ?? { ok: true, value: await change(trx) })
  } catch (error) {
    if (error instanceof TooManyPasswordsError) return { ok: false, reason: 'limited', retryAfterSeconds: 5 }
    if (!(error instanceof LimitReachedError)) throw error
    const { kind, retryAfterSeconds } = error
    return { ok: false, reason: isCodeLimit(kind) ? 'codesLimited' : 'limited', retryAfterSeconds }
  }
}
