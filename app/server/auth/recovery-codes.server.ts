/** With 80 random bits plain SHA-256 is safe, and a slow hash would only let attackers keep the CPU busy. */
import { randomInt } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { inGroupsOfFour, recoveryAlphabet, recoveryCodeLength } from '~/lib/login-codes'
import type { Database } from '~db/database'
import { hashOf } from './hash.server'

const recoveryCodeCount = 10

/** @returns the codes, which are shown once */
export async function replaceRecoveryCodes(trx: Transaction<Database>, operatorId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, makeCode)
  await trx.deleteFrom('recoveryCodes').where('operatorId', '=', operatorId).execute()
  const rows = codes.map((code) => ({ operatorId, codeHash: hashOf(code), usedAt: null }))
  await trx.insertInto('recoveryCodes').values(rows).execute()
  return codes.map((code) => inGroupsOfFour(code, '-'))
}

export async function takeRecoveryCode(
  trx: Transaction<Database>,
  { operatorId, code }: { operatorId: number; code: string },
  now: Date,
): Promise<'right' | 'wrong' | 'used'> {
  const codeHash = hashOf(code)
  const found = await trx
    .selectFrom('recoveryCodes')
    .select('usedAt')
    .where('operatorId', '=', operatorId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
  if (!found) return 'wrong'
  if (found.usedAt !== null) return 'used'
  await trx
    .updateTable('recoveryCodes')
    .set({ usedAt: now.toISOString() })
    .where('operatorId', '=', operatorId)
    .where('codeHash', '=', codeHash)
    .execute()
  return 'right'
}

export async function countRecoveryCodes(db: Kysely<Database>, operatorId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('operatorId', '=', operatorId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

/**
 * Tells whether somebody has said that they kept the codes, or has used one. The audit log has the answer for as long as
 * it is kept; later than that, nobody is asked any more.
 */
export async function areCodesKept(db: Kysely<Database>, operatorId: number): Promise<boolean> {
  const last = await db
    .selectFrom('auditLog')
    .select('event')
    .where('subjectKind', '=', 'operator')
    .where('subjectId', '=', operatorId)
    .where('event', 'in', ['second-factor-on', 'recovery-codes-made', 'recovery-codes-kept'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last === undefined || last.event === 'recovery-codes-kept') return true
  return (await countRecoveryCodes(db, operatorId)) < recoveryCodeCount
}

function makeCode(): string {
  return Array.from({ length: recoveryCodeLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('')
}
