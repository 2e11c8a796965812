import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { EnvError } from '~/server/env.server'
import { logAudit, siteStart } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { write } from '~db/write.server'
import { toLoginName } from './login.server'
import { findPasswordFault } from './password-strength.server'
import { hashPassword } from './password.server'

interface FirstOperator {
  username: string
  inventedPassword: string | undefined
}

/**
 * Only one of several processes that start at once creates the operator. @throws EnvError for a password that is easy
 * to guess
 */
export async function createFirstOperator(
  db: Kysely<Database>,
  given: { username: string; password: string | undefined },
  now: Date,
): Promise<FirstOperator | undefined> {
  if (await hasOperator(db)) return undefined
  const fault = given.password === undefined ? undefined : await findPasswordFault(given.password, given.username)
  if (fault !== undefined) throw new EnvError([`ADMIN_PASSWORD ${fault}`])
  const password = given.password ?? inventPassword()
  const passwordHash = await hashPassword(password)
  const isMade = await write(db, async (trx) => {
    if (await hasOperator(trx)) return false
    const { username } = given
    const row = { username, loginName: toLoginName(username), passwordHash, createdAt: now.toISOString() }
    const { id } = await trx.insertInto('operators').values(row).returning('id').executeTakeFirstOrThrow()
    await logAudit(trx, { by: siteStart, now }, { event: 'operator-created', id, name: username })
    return true
  })
  if (!isMade) return undefined
  return { username: given.username, inventedPassword: given.password === undefined ? password : undefined }
}

async function hasOperator(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('operators').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** The alphabet has no lookalikes. Four groups of five are about 99 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

export function inventPassword(): string {
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}
