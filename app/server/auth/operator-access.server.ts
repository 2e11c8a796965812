/** Roles, removal, and other operators' sessions change inside a transaction, and the last owner always stays. */
import type { Kysely, Transaction } from 'kysely'
import type { CredentialCounts, CredentialName } from '~/lib/credentials'
import type { OperatorRole } from '~/lib/roles'
import { logAudit, type Act } from '~db/audit-log.server'
import { endCredentials, heldOrMade } from '~db/credentials.server'
import type { Database } from '~db/database'
import { write } from '~db/write.server'

export class OperatorRefusedError extends Error {}

export interface KnownOperator {
  id: number
  username: string
  role: OperatorRole
}

async function findOperatorById(db: Kysely<Database>, id: number): Promise<KnownOperator | undefined> {
  return db.selectFrom('operators').select(['id', 'username', 'role']).where('id', '=', id).executeTakeFirst()
}

/** The session may have been an owner's only when its request began. @throws OperatorRefusedError */
export async function requireStillOwner(trx: Transaction<Database>, { by }: Act): Promise<void> {
  const operator = by.operatorId === null ? undefined : await findOperatorById(trx, by.operatorId)
  if (operator?.role !== 'owner') {
    throw new OperatorRefusedError('You are no longer an owner of this site, so nothing was changed.')
  }
}

/** @throws OperatorRefusedError */
export async function requireOperatorById(trx: Transaction<Database>, id: number): Promise<KnownOperator> {
  const operator = await findOperatorById(trx, id)
  if (operator) return operator
  throw new OperatorRefusedError('There is no such operator. Somebody may have removed them.')
}

/** @returns what ended, undefined if the role was the same @throws OperatorRefusedError */
export async function setRole(
  trx: Transaction<Database>,
  { id, username, role: before }: KnownOperator,
  { role, except }: { role: OperatorRole; except?: string },
  act: Act,
): Promise<CredentialCounts | undefined> {
  if (before === role) return undefined
  if (before === 'owner') await refuseLastOwner(trx, id)
  const ended = await endCredentials(trx, { of: id, except }, act.now)
  await trx.updateTable('operators').set({ role }).where('id', '=', id).execute()
  const detail = { from: before, to: role }
  await logAudit(trx, act, { event: 'operator-role-set', id, name: username, detail })
  return ended
}

export async function removeOperator(
  trx: Transaction<Database>,
  { id, username, role }: KnownOperator,
  act: Act,
): Promise<CredentialCounts> {
  if (role === 'owner') await refuseLastOwner(trx, id)
  const counts = await endCredentials(trx, { of: id }, act.now)
  await trx.deleteFrom('operators').where('id', '=', id).execute()
  await logAudit(trx, act, { event: 'operator-removed', id, name: username, ...detailOf(counts) })
  return counts
}

interface AccessEnd {
  /** Undefined is everybody. */
  operator: Pick<KnownOperator, 'id' | 'username'> | undefined
  only: readonly CredentialName[]
  /** Hash of a session that goes on. */
  except?: string
}

export async function endOthersAccess(
  db: Kysely<Database>,
  { id, alsoMade }: { id: number; alsoMade: boolean },
  act: Act,
): Promise<{ username: string; ended: CredentialCounts }> {
  return write(db, async (trx) => {
    await requireStillOwner(trx, act)
    const operator = await requireOperatorById(trx, id)
    return { username: operator.username, ended: await endAccess(trx, { operator, only: heldOrMade(alsoMade) }, act) }
  })
}

/** Ends what lets somebody in as this operator, but for the session itself. @throws DatabaseWriteError */
export async function endOtherAccess(
  db: Kysely<Database>,
  { own, alsoMade }: { own: { operatorId: number; username: string; sessionHash: string }; alsoMade: boolean },
  now: Date,
): Promise<CredentialCounts> {
  const { operatorId: id, username, sessionHash: except } = own
  const which = { operator: { id, username }, only: heldOrMade(alsoMade), except }
  return write(db, (trx) => endAccess(trx, which, { by: own, now }))
}

/** @returns what was open */
export async function endAccess(
  trx: Transaction<Database>,
  { operator, only, except }: AccessEnd,
  act: Act,
): Promise<CredentialCounts> {
  const which = { of: operator?.id ?? ('everybody' as const), except, only }
  const counts = await endCredentials(trx, which, act.now)
  const who = operator ? { id: operator.id, name: operator.username } : { name: 'everybody' }
  const detail = detailOf(counts)
  if (detail.detail) await logAudit(trx, act, { event: 'sessions-ended', ...who, ...detail })
  return counts
}

export function detailOf(counts: CredentialCounts): { detail?: { counts: CredentialCounts } } {
  return Object.keys(counts).length === 0 ? {} : { detail: { counts } }
}

/** Without operators the next start would create one; without owners nobody could make another. */
async function refuseLastOwner(trx: Transaction<Database>, id: number): Promise<void> {
  const others = await trx.selectFrom('operators').select('role').where('id', '!=', id).execute()
  if (others.some(({ role }) => role === 'owner')) return
  throw new OperatorRefusedError(
    others.length === 0
      ? 'This is the only operator, and the site must have one. Make another one first.'
      : 'This is the only owner, and the site must have one. Make another operator an owner first.',
  )
}
