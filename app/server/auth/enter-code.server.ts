import type { Kysely, Transaction } from 'kysely'
import { readTypedCode } from '~/lib/login-codes'
import { networkOf } from '~/lib/network-of'
import { logAudit, somebody } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { countOne, LimitReachedError } from '~db/rate-limits.server'
import { write } from '~db/write.server'
import { addressLimit, beginSession } from './begin-session.server'
import { checkCode, isCodeLimit, type CodeCheck } from './check-code.server'
import { countWrongCode, deleteTicket, findTicket } from './login-tickets.server'
import { countRecoveryCodes } from './recovery-codes.server'

interface CodeAttempt {
  ticket: string
  code: string
  address: string
  sessionSecret: string
  device?: string | null
}

type CodeFailure = Exclude<CodeCheck, 'right'> | 'missing' | 'limited' | 'tooMany'

export type CodeResult =
  /** The number of recovery codes that are left, after one was used. */
  | { ok: true; sessionId: string; recoveryCodesLeft?: number }
  | { ok: false; reason: 'code'; ticket: string; failed: CodeFailure; retryAfterSeconds?: number }
  | { ok: false; reason: 'ticket' }

/**
 * The first step counts as a failure until the code is right, which also covers the first code. @throws
 * DatabaseWriteError
 */
export async function enterCode(db: Kysely<Database>, attempt: CodeAttempt, now: Date): Promise<CodeResult> {
  const { ticket, code, sessionSecret, device } = attempt
  const address = networkOf(attempt.address)
  const again = { ok: false, reason: 'code', ticket } as const
  // Invalid tickets must not wait for the write lock.
  if (!(await findTicket(db, ticket, now))) return { ok: false, reason: 'ticket' }
  try {
    return await write(db, async (trx): Promise<CodeResult> => {
      const login = await findTicket(trx, ticket, now)
      if (!login) return { ok: false, reason: 'ticket' }
      if (code.trim() === '') return { ...again, failed: 'missing' }
      const { operatorId, username, loginName } = login
      if (login.attempts > 0) await countOne(trx, addressLimit(address), now)
      const check = await checkCode(trx, { operatorId, code, sessionSecret }, now)
      if (check !== 'right') {
        await logAudit(trx, { by: somebody, now }, { event: 'code-refused', id: operatorId, name: username })
        return (await countWrongCode(trx, ticket)) ? { ...again, failed: check } : { ok: false, reason: 'ticket' }
      }
      await deleteTicket(trx, ticket)
      const isAddressKnown = await isKnown(trx, { operatorId, address })
      const known = { operatorId, username, loginName, address, isAddressKnown, device: device ?? null }
      const sessionId = await beginSession(trx, known, now)
      if (readTypedCode(code)?.kind !== 'recovery') return { ok: true, sessionId }
      return { ok: true, sessionId, recoveryCodesLeft: await countRecoveryCodes(trx, operatorId) }
    })
  } catch (error) {
    if (!(error instanceof LimitReachedError)) throw error
    const { kind, retryAfterSeconds } = error
    return { ...again, failed: isCodeLimit(kind) ? 'limited' : 'tooMany', retryAfterSeconds }
  }
}

async function isKnown(trx: Transaction<Database>, known: { operatorId: number; address: string }): Promise<boolean> {
  const row = await trx
    .selectFrom('knownLoginAddresses')
    .select('address')
    .where('operatorId', '=', known.operatorId)
    .where('address', '=', known.address)
    .executeTakeFirst()
  return row !== undefined
}
