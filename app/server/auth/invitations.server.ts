/** An invitation is a link that works once. The link has a token, the table its hash. */
import { randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { OperatorRole } from '~/lib/roles'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { write } from '~db/write.server'
import { OperatorRefusedError, requireStillOwner } from './operator-access.server'
import { refuseTaken, toUsername } from './operator-accounts.server'
import { hashOf } from './hash.server'

const invitationDays = 3

export interface Invitation {
  id: number
  name: string
  role: OperatorRole
  createdAt: string
  expiresAt: string
  invitedBy: string
}

interface MadeInvitation {
  token: string
  name: string
  role: OperatorRole
  expiresAt: string
}

/** @throws OperatorRefusedError if the name is an operator's, or was invited */
export async function createInvitation(
  trx: Transaction<Database>,
  given: { name: string; role: OperatorRole },
  { by, now }: Act,
): Promise<MadeInvitation> {
  const name = toUsername(given.name)
  const { role } = given
  await refuseTaken(trx, name)
  const open = await listInvitations(trx, now)
  if (open.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
    throw new OperatorRefusedError(`There is an open invitation for "${name}" already. Withdraw it to make another.`)
  }
  // Paths are in lower case, so the token is in hex.
  const token = randomBytes(32).toString('hex')
  const expiresAt = new Date(now.getTime() + invitationDays * 24 * 60 * 60 * 1000).toISOString()
  const { operatorId: invitedById, username: invitedBy } = by
  await trx
    .insertInto('invitations')
    .values({ tokenHash: hashOf(token), name, role, createdAt: now.toISOString(), expiresAt, invitedById, invitedBy })
    .execute()
  await logAudit(trx, { by, now }, { event: 'operator-invited', name: `${name}, ${role}` })
  return { token, name, role, expiresAt }
}

export async function deleteEndedInvitations(db: Kysely<Database>, now: Date): Promise<void> {
  await write(db, (trx) => trx.deleteFrom('invitations').where('expiresAt', '<=', now.toISOString()).execute())
}

const shown = ['id', 'name', 'role', 'createdAt', 'expiresAt', 'invitedBy'] as const

export async function listInvitations(db: Kysely<Database>, now: Date): Promise<Invitation[]> {
  const open = db.selectFrom('invitations').select(shown).where('expiresAt', '>', now.toISOString())
  return open.orderBy('expiresAt').orderBy('id').execute()
}

export async function findInvitation(db: Kysely<Database>, token: string, now: Date): Promise<Invitation | undefined> {
  return db
    .selectFrom('invitations')
    .select(shown)
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
}

/** @returns its name; undefined if it is gone @throws OperatorRefusedError · DatabaseWriteError */
export async function withdrawInvitation(db: Kysely<Database>, id: number, act: Act): Promise<string | undefined> {
  return write(db, async (trx) => {
    await requireStillOwner(trx, act)
    const gone = await trx.deleteFrom('invitations').where('id', '=', id).returning('name').executeTakeFirst()
    if (gone) await logAudit(trx, act, { event: 'invitation-withdrawn', name: gone.name })
    return gone?.name
  })
}
