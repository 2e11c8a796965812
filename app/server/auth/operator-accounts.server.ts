import type { Kysely, Transaction } from 'kysely'
import type { CredentialCounts } from '~/lib/credentials'
import { networkOf } from '~/lib/network-of'
import type { OperatorAccount, OperatorRole } from '~/lib/roles'
import { cleanLine } from '~/lib/text'
import { logAudit, type Act } from '~db/audit-log.server'
import { endCredentials, heldOrMade } from '~db/credentials.server'
import type { Database } from '~db/database'
import { forgetCount } from '~db/rate-limits.server'
import { isOpen } from '~db/sessions.server'
import { findSiteName } from '~db/site-name.server'
import { write } from '~db/write.server'
import { accountLimit, addressLimit } from './begin-session.server'
import { forgetWrongCodes } from './check-code.server'
import { loginLimits, toLoginName } from './login.server'
import { detailOf, endAccess, OperatorRefusedError, removeOperator, setRole } from './operator-access.server'
import { passwordAgainLimit } from './password-again.server'
import { findPasswordFault } from './password-strength.server'
import { hashPassword } from './password.server'

export async function listOperators(db: Kysely<Database>, now: Date): Promise<OperatorAccount[]> {
  const rows = await db
    .selectFrom('operators')
    .leftJoin('secondFactors', 'secondFactors.operatorId', 'operators.id')
    .select((eb) => [
      'operators.id',
      'operators.username',
      'operators.role',
      'secondFactors.createdAt as secondFactorSince',
      'operators.createdAt',
      eb
        .selectFrom('knownLoginAddresses')
        .select(({ fn }) => fn.max<string | null>('lastLoginAt').as('last'))
        .whereRef('operatorId', '=', 'operators.id')
        .as('lastLoginAt'),
      eb
        .selectFrom('sessions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('operatorId', '=', 'operators.id')
        .where(isOpen(now))
        .$asScalar()
        .$notNull()
        .as('openSessions'),
    ])
    .orderBy('operators.id')
    .execute()
  return rows.map(({ secondFactorSince, ...operator }) => ({
    ...operator,
    hasSecondFactor: secondFactorSince !== null,
  }))
}

interface NewOperator {
  username: string
  password: string
  role?: OperatorRole
}

/** @throws OperatorRefusedError, also if the name is taken or the password easy to guess · DatabaseWriteError */
export async function createOperator(db: Kysely<Database>, given: NewOperator, act: Act): Promise<void> {
  const username = toUsername(given.username)
  await refuseTaken(db, username)
  await refuseWeak(db, { ...given, username })
  const passwordHash = await hashPassword(given.password)
  await write(db, async (trx) => {
    const { role = 'owner' } = given
    const id = await insertOperator(trx, { username, passwordHash, role }, act.now)
    await logAudit(trx, act, { event: 'operator-created', id, name: username })
  })
}

export function toUsername(typed: string): string {
  const username = cleanLine(typed)
  if (username !== '' && [...username].length <= loginLimits.username && !/\p{Cc}/u.test(typed.trim())) return username
  throw new OperatorRefusedError(`A name has 1 to ${String(loginLimits.username)} characters, in one line.`)
}

/** @returns the id @throws OperatorRefusedError if the name is taken */
export async function insertOperator(
  trx: Transaction<Database>,
  operator: { username: string; passwordHash: string; role: OperatorRole },
  now: Date,
): Promise<number> {
  const { username } = operator
  await refuseTaken(trx, username)
  const row = { ...operator, loginName: toLoginName(username), createdAt: now.toISOString() }
  const { id } = await trx.insertInto('operators').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Known addresses may be an intruder's, so they are forgotten. @throws OperatorRefusedError · DatabaseWriteError */
export async function changePassword(
  db: Kysely<Database>,
  { username, password, alsoMade = true }: { username: string; password: string; alsoMade?: boolean },
  act: Act,
): Promise<CredentialCounts> {
  const { username: ownName } = await requireOperator(db, username)
  await refuseWeak(db, { username: ownName, password })
  const passwordHash = await hashPassword(password)
  return write(db, async (trx) => {
    const { id, loginName, username: name } = await requireOperator(trx, username)
    const counts = await storePassword(trx, { id, passwordHash, alsoMade }, act.now)
    const known = await trx
      .deleteFrom('knownLoginAddresses')
      .where('operatorId', '=', id)
      .returning('address')
      .execute()
    for (const { address } of known) await forgetCount(trx, addressLimit(address))
    await forgetCount(trx, accountLimit(loginName))
    await forgetCount(trx, passwordAgainLimit(id))
    await forgetWrongCodes(trx, id)
    await logAudit(trx, act, { event: 'password-changed', id, name, ...detailOf(counts) })
    return counts
  })
}

interface OwnPasswordChange {
  operatorId: number
  username: string
  sessionHash: string
  address: string
  passwordHash: string
  alsoMade: boolean
}

/** The count of wrong codes stays: otherwise each new password would allow ten more guesses. */
export async function changeOwnPassword(
  trx: Transaction<Database>,
  own: OwnPasswordChange,
  now: Date,
): Promise<CredentialCounts> {
  const { operatorId: id, username: name, sessionHash: except, address, passwordHash, alsoMade } = own
  const counts = await storePassword(trx, { id, passwordHash, except, alsoMade }, now)
  await trx
    .deleteFrom('knownLoginAddresses')
    .where('operatorId', '=', id)
    .where('address', '<>', networkOf(address))
    .execute()
  await logAudit(trx, { by: own, now }, { event: 'password-changed', id, name, ...detailOf(counts) })
  return counts
}

async function storePassword(
  trx: Transaction<Database>,
  { id, passwordHash, except, alsoMade }: { id: number; passwordHash: string; except?: string; alsoMade: boolean },
  now: Date,
): Promise<CredentialCounts> {
  await trx.updateTable('operators').set({ passwordHash }).where('id', '=', id).execute()
  return endCredentials(trx, { of: id, except, only: heldOrMade(alsoMade) }, now)
}

/** @param which no username is everybody */
export async function endAccessOf(
  db: Kysely<Database>,
  { username, alsoMade = true }: { username: string | undefined; alsoMade?: boolean },
  act: Act,
): Promise<CredentialCounts> {
  return write(db, async (trx) => {
    const operator = username === undefined ? undefined : await requireOperator(trx, username)
    return endAccess(trx, { operator, only: heldOrMade(alsoMade) }, act)
  })
}

export async function deleteOperator(db: Kysely<Database>, username: string, act: Act): Promise<CredentialCounts> {
  return write(db, async (trx) => removeOperator(trx, await requireOperator(trx, username), act))
}

/** @returns undefined if it was the same one @throws OperatorRefusedError, for the last owner, too · DatabaseWriteError */
export async function changeRole(
  db: Kysely<Database>,
  { username, role }: { username: string; role: OperatorRole },
  act: Act,
): Promise<CredentialCounts | undefined> {
  return write(db, async (trx) => setRole(trx, await requireOperator(trx, username), { role }, act))
}

/** @throws OperatorRefusedError */
export async function requireOperator(db: Kysely<Database>, username: string) {
  const operator = await findOperator(db, toLoginName(username))
  if (operator) return operator
  throw new OperatorRefusedError(`There is no operator "${username.trim()}".`)
}

export async function refuseTaken(db: Kysely<Database>, username: string): Promise<void> {
  const taken = await findOperator(db, toLoginName(username))
  if (taken) throw new OperatorRefusedError(`There is an operator "${taken.username}" already.`)
}

async function refuseWeak(
  db: Kysely<Database>,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const fault = await findPasswordFault(password, username, await findSiteName(db))
  if (fault !== undefined) throw new OperatorRefusedError(`The password ${fault}.`)
}

function findOperator(db: Kysely<Database>, loginName: string) {
  return db
    .selectFrom('operators')
    .select(['id', 'username', 'loginName', 'role'])
    .where('loginName', '=', loginName)
    .executeTakeFirst()
}
