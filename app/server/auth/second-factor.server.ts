/** A new secret belongs to one session until a code proves that an app has it. */
import type { Kysely, Transaction } from 'kysely'
import { inGroupsOfFour, readTypedCode } from '~/lib/login-codes'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { write } from '~db/write.server'
import { countWrongCodes, forgetWrongCodes, placeOf } from './check-code.server'
import { authenticatorLink, stepOfCode, toBase32 } from './one-time-code.server'
import { toQrCode, type QrCode } from '~/lib/qr-code'
import { areCodesKept, countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.server'
import { newSecret, openSecret, sealSecret } from './sealed-secret.server'

interface SecondFactor {
  since: string
  codesLeft: number
  /** False until the operator has said that they kept the codes. */
  areCodesKept: boolean
  wrongCodes: number
  /** False after a change of the session secret: then no app code can be checked. */
  isReadable: boolean
}

export async function hasSecondFactor(db: Kysely<Database>, operatorId: number): Promise<boolean> {
  const found = db.selectFrom('secondFactors').select('operatorId').where('operatorId', '=', operatorId)
  return (await found.executeTakeFirst()) !== undefined
}

export async function findSecondFactor(
  db: Kysely<Database>,
  { operatorId, sessionSecret }: { operatorId: number; sessionSecret: string },
  now: Date,
): Promise<SecondFactor | undefined> {
  const found = await db
    .selectFrom('secondFactors')
    .select(['sealedSecret', 'createdAt'])
    .where('operatorId', '=', operatorId)
    .executeTakeFirst()
  if (!found) return undefined
  return {
    since: found.createdAt,
    codesLeft: await countRecoveryCodes(db, operatorId),
    areCodesKept: await areCodesKept(db, operatorId),
    wrongCodes: await countWrongCodes(db, operatorId, now),
    isReadable: openSecret(found.sealedSecret, { sessionSecret, place: placeOf(operatorId) }) !== undefined,
  }
}

interface Setup {
  operatorId: number
  sessionHash: string
  sessionSecret: string
}

export async function beginSetup(db: Kysely<Database>, setup: Setup, now: Date): Promise<void> {
  const { sessionHash } = setup
  const sealedSecret = sealSecret(newSecret(), toSeal(setup))
  await write(db, async (trx) => {
    if (await hasSecondFactor(trx, setup.operatorId)) return
    if (!(await findPendingSecret(trx, setup))) await deletePending(trx, sessionHash)
    await trx
      .insertInto('pendingSecondFactors')
      .values({ sessionHash, sealedSecret, createdAt: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

/** @throws DatabaseWriteError */
export async function cancelSetup(db: Kysely<Database>, { sessionHash }: Setup): Promise<void> {
  await write(db, (trx) => deletePending(trx, sessionHash))
}

export async function findPendingSecret(db: Kysely<Database>, setup: Setup): Promise<Buffer | undefined> {
  const pending = await db
    .selectFrom('pendingSecondFactors')
    .select('sealedSecret')
    .where('sessionHash', '=', setup.sessionHash)
    .executeTakeFirst()
  return pending && openSecret(pending.sealedSecret, toSeal(setup))
}

interface ShownSetup {
  qrCode: QrCode
  typed: string
  link: string
}

export async function findSetup(
  db: Kysely<Database>,
  setup: Setup,
  names: { siteName: string; username: string },
): Promise<ShownSetup | undefined> {
  const secret = await findPendingSecret(db, setup)
  if (!secret) return undefined
  const link = authenticatorLink(secret, names)
  return { qrCode: toQrCode(link), typed: inGroupsOfFour(toBase32(secret), ' '), link }
}

/** `gone` means that it is already on, or that this session has no secret. */
type SwitchedOn = { ok: true; recoveryCodes: string[] } | { ok: false; reason: 'wrong' | 'gone' }

/** The caller has verified the password. */
export async function switchOn(
  trx: Transaction<Database>,
  { code, ...setup }: Setup & { code: string },
  now: Date,
): Promise<SwitchedOn> {
  const { operatorId, sessionHash, sessionSecret } = setup
  const secret = await findPendingSecret(trx, setup)
  if (!secret || (await hasSecondFactor(trx, operatorId))) return { ok: false, reason: 'gone' }
  const typed = readTypedCode(code)
  const lastUsedStep = typed?.kind === 'app' ? stepOfCode(secret, typed.digits, now) : undefined
  if (lastUsedStep === undefined) return { ok: false, reason: 'wrong' }
  const sealedSecret = sealSecret(secret, { sessionSecret, place: placeOf(operatorId) })
  const row = { operatorId, sealedSecret, lastUsedStep, createdAt: now.toISOString() }
  await trx.insertInto('secondFactors').values(row).execute()
  await deletePending(trx, sessionHash)
  return { ok: true, recoveryCodes: await replaceRecoveryCodes(trx, operatorId) }
}

/** Switching off needs no code: it is the way back for an operator who has neither app nor recovery codes. */
export async function switchOffSecondFactor(db: Kysely<Database>, operatorId: number, act: Act): Promise<boolean> {
  return write(db, async (trx) => {
    const isOff = await deleteSecondFactor(trx, operatorId)
    if (!isOff) return false
    const operators = trx.selectFrom('operators').select('username').where('id', '=', operatorId)
    const { username: name } = await operators.executeTakeFirstOrThrow()
    await logAudit(trx, act, { event: 'second-factor-off', id: operatorId, name })
    return true
  })
}

export async function deleteSecondFactor(trx: Transaction<Database>, operatorId: number): Promise<boolean> {
  const deleted = await trx.deleteFrom('secondFactors').where('operatorId', '=', operatorId).executeTakeFirst()
  await forgetWrongCodes(trx, operatorId)
  return deleted.numDeletedRows > 0n
}

async function deletePending(trx: Transaction<Database>, sessionHash: string): Promise<void> {
  await trx.deleteFrom('pendingSecondFactors').where('sessionHash', '=', sessionHash).execute()
}

function toSeal({ sessionHash, sessionSecret }: Setup) {
  return { sessionSecret, place: `session ${sessionHash}` }
}
