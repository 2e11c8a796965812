/**
 * An app code works once, and no earlier one works after it (RFC 6238, section 5.2). Wrong app codes count per
 * operator, from any address. Nobody can guess recovery codes, so those guesses do not block them.
 */
import type { Kysely, Transaction } from 'kysely'
import { readTypedCode } from '~/lib/login-codes'
import type { Database } from '~db/database'
import { countOne, forgetCount, readCount, uncountOne, type Limit } from '~db/rate-limits.server'
import { stepOfCode } from './one-time-code.server'
import { takeRecoveryCode } from './recovery-codes.server'
import { openSecret } from './sealed-secret.server'

/** `unreadable` means that the secret was sealed with another session secret. */
export type CodeCheck = 'right' | 'wrong' | 'used' | 'unreadable'

/**
 * Three of a million codes are right at any time. Ten guesses in 15 minutes and twenty a day leave somebody who has
 * the password a chance of 1 in 16,000 a day, and the dashboard reports the guesses.
 */
const codeLimits = [
  { kind: 'code', count: 10, seconds: 900 },
  { kind: 'code-day', count: 20, seconds: 86_400 },
] as const

export function isCodeLimit(kind: string): boolean {
  return codeLimits.some((limit) => limit.kind === kind)
}

interface Typed {
  operatorId: number
  code: string
  sessionSecret: string
}

export async function checkCode(trx: Transaction<Database>, typed: Typed, now: Date): Promise<CodeCheck> {
  const { operatorId } = typed
  const code = readTypedCode(typed.code)
  if (!code) return 'wrong'
  if (code.kind === 'recovery') return takeRecoveryCode(trx, { operatorId, code: code.code }, now)
  const limits = limitsOf(operatorId)
  // Every attempt counts until it succeeds, so parallel attempts do not get around the limit.
  for (const limit of limits) await countOne(trx, limit, now)
  const check = await takeAppCode(trx, { ...typed, digits: code.digits }, now)
  if (check === 'right' || check === 'unreadable') for (const limit of limits) await uncountOne(trx, limit)
  return check
}

/** Only somebody who has the password can have typed these codes. */
export async function countWrongCodes(db: Kysely<Database>, operatorId: number, now: Date): Promise<number> {
  const counted = await readCount(db, { kind: 'code-day', key: String(operatorId) }, now)
  return counted?.count ?? 0
}

export async function forgetWrongCodes(trx: Transaction<Database>, operatorId: number): Promise<void> {
  for (const limit of limitsOf(operatorId)) await forgetCount(trx, limit)
}

async function takeAppCode(
  trx: Transaction<Database>,
  { operatorId, digits, sessionSecret }: Omit<Typed, 'code'> & { digits: string },
  now: Date,
): Promise<CodeCheck> {
  const factor = await trx
    .selectFrom('secondFactors')
    .select(['sealedSecret', 'lastUsedStep'])
    .where('operatorId', '=', operatorId)
    .executeTakeFirst()
  if (!factor) return 'wrong'
  const secret = openSecret(factor.sealedSecret, { sessionSecret, place: placeOf(operatorId) })
  if (!secret) return 'unreadable'
  const step = stepOfCode(secret, digits, now)
  if (step === undefined) return 'wrong'
  if (step <= factor.lastUsedStep) return 'used'
  await trx.updateTable('secondFactors').set({ lastUsedStep: step }).where('operatorId', '=', operatorId).execute()
  return 'right'
}

export function placeOf(operatorId: number): string {
  return `operator ${String(operatorId)}`
}

function limitsOf(operatorId: number): Limit[] {
  return codeLimits.map((limit) => ({ ...limit, key: String(operatorId) }))
}
