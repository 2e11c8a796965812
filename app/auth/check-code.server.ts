/**
 * Whether what was typed is the operator's code. A code of the app works once, and none of an earlier step works after
 * it (RFC 6238, section 5.2). Wrong ones are counted for the operator, wherever they come from: no address is trusted
 * with more guesses. A recovery code cannot be guessed, so it is not held up by the guesses of others.
 */
import type { Kysely, Transaction } from 'kysely'
import { readTypedCode } from '~/lib/login-codes'
import type { Database } from '~db/database'
import { countOne, forgetCount, readCount, uncountOne, type Limit } from '~db/rate-limits.server'
import { stepOfCode } from './one-time-code.server'
import { takeRecoveryCode } from './recovery-codes.server'
import { openSecret } from './sealed-secret.server'

/** Unreadable: the secret was sealed with another session secret, so no code of the app can be checked. */
export type CodeCheck = 'right' | 'wrong' | 'used' | 'unreadable'

/**
 * Three codes of a million are right at a time. Ten guesses in a quarter of an hour, and twenty on a day: one chance in
 * 16,000 a day for somebody who has the password, and the operator is told of the guesses meanwhile.
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

/** Takes the code, where it is right. @throws LimitReachedError */
export async function checkCode(trx: Transaction<Database>, typed: Typed, now: Date): Promise<CodeCheck> {
  const { operatorId } = typed
  const code = readTypedCode(typed.code)
  if (!code) return 'wrong'
  if (code.kind === 'recovery') return takeRecoveryCode(trx, { operatorId, code: code.code }, now)
  const limits = limitsOf(operatorId)
  // Each counts until it was right, so that many at once are no way around the limit.
  for (const limit of limits) await countOne(trx, limit, now)
  const check = await takeAppCode(trx, { ...typed, digits: code.digits }, now)
  if (check === 'right' || check === 'unreadable') for (const limit of limits) await uncountOne(trx, limit)
  return check
}

/** Wrong codes of the app since yesterday, which only somebody who has the password can have typed. */
export async function countWrongCodes(db: Kysely<Database>, operatorId: number, now: Date): Promise<number> {
  const counted = await readCount(db, { kind: 'code-day', key: String(operatorId) }, now)
  return counted?.count ?? 0
}

/** For a new password, which nobody has yet, and for a factor that is no more: the guesses were at other ones. */
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

/** Where an operator's secret is sealed for. */
export function placeOf(operatorId: number): string {
  return `operator ${String(operatorId)}`
}

function limitsOf(operatorId: number): Limit[] {
  return codeLimits.map((limit) => ({ ...limit, key: String(operatorId) }))
}
