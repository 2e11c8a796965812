/** Roles, removal, and other operators' sessions change inside a transaction, and the last owner always stays. */
import type { Kysely, Transaction } from 'kysely'
import type { OperatorRole } from '~/lib/roles'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { deleteSessions } from '~db/sessions.server'
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

/**
 * An editor's own invitations and tokens end, since they were an owner's to give. @returns whether the role was another
 * one @throws OperatorRefusedError
 */
export async function setRole(
  trx: Transaction<Database>,
  { id, username, role: before }: KnownOperator,
  role: OperatorRole,
  act: Act,
): Promise<boolean> {
  if (before === role) return false
  if (before === 'owner') {
    await refuseLastOwner(trx, id)
    await trx.deleteFrom('invitations').where('invitedById', '=', id).execute()
    await trx.deleteFrom('apiTokens').where('operatorId', '=', id).execute()
  }
  await trx.updateTable('operators').set({ role }).where('id', '=', id).execute()
  const detail = { from: before, to: role }
  await logAudit(trx, act, { event: 'operator-role-set', id, name: username, detail })
  return true
}

export async function removeOperator(
  trx: Transaction<Database>,
  { id, username, role }: KnownOperator,
  act: Act,
): Promise<number> {
  if (role === 'owner') await refuseLastOwner(trx, id)
  const sessions = await deleteSessions(trx, { of: id }, act.now)
  await trx.deleteFrom('operators').where('id', '=', id).execute()
  const detail = sessions > 0 ? { detail: { counts: { sessions } } } : {}
  await logAudit(trx, act, { event: 'operator-removed', id, name: username, ...detail })
  return sessions
}

export async function endOthersSessions(db: Kysely<Database>, id: number, act: Act) {
  return write(db, async (trx) => {
    await requireStillOwner(trx, act)
    const { username } = await requireOperatorById(trx, id)
    return { username, sessions: await endSessionsOf(trx, { id, username }, act) }
  })
}

/** @returns how many were open */
export async function endSessionsOf(
  trx: Transaction<Database>,
  { id, username }: Pick<KnownOperator, 'id' | 'username'>,
  act: Act,
): Promise<number> {
  const sessions = await deleteSessions(trx, { of: id }, act.now)
  // A ticket belongs to somebody who has typed the password and not yet the code.
  await trx.deleteFrom('loginTickets').where('operatorId', '=', id).execute()
  const detail = { counts: { sessions } }
  if (sessions > 0) await logAudit(trx, act, { event: 'sessions-ended', id, name: username, detail })
  return sessions
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
