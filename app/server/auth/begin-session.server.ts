import type { Transaction } from 'kysely'
import { env } from '~/server/env.server'
import { logAudit } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { forgetCount, uncountOne, type Limit } from '~db/rate-limits.server'
import { insertSession } from '~db/sessions.server'
import { hashOf } from './hash.server'

export function addressLimit(address: string): Limit {
  return { kind: 'login-address', key: address, ...env().LIMIT_LOGIN }
}

/** The key is the hash of the name, because people type passwords into its field. */
export function accountLimit(loginName: string): Limit {
  return { kind: 'login-account', key: hashOf(loginName), ...env().LIMIT_LOGIN }
}

interface Login {
  operatorId: number
  username: string
  loginName: string
  address: string
  isAddressKnown: boolean
  device?: string | null
}

/** @returns the session's id */
export async function beginSession(trx: Transaction<Database>, login: Login, now: Date): Promise<string> {
  const { operatorId, username, loginName, address, isAddressKnown, device = null } = login
  await forgetCount(trx, addressLimit(address))
  if (!isAddressKnown) await uncountOne(trx, accountLimit(loginName))
  const lastLoginAt = now.toISOString()
  await trx
    .insertInto('knownLoginAddresses')
    .values({ operatorId, address, lastLoginAt })
    .onConflict((conflict) => conflict.columns(['operatorId', 'address']).doUpdateSet({ lastLoginAt }))
    .execute()
  await logAudit(trx, { by: { operatorId, username }, now }, { event: 'logged-in', id: operatorId, name: username })
  return insertSession(trx, { operatorId, device }, now)
}
