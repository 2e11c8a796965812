/** Every act that ends somebody's access ends the credentials of this list: see `app/lib/credentials.ts`. */
import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool, type Transaction } from 'kysely'
import { credentialNames, heldCredentials, type CredentialCounts, type CredentialName } from '~/lib/credentials'
import type { Database } from './database'
import { isOpen } from './sessions.server'

export interface WhoseCredentials {
  of: number | 'everybody'
  /** Hash of a session that goes on. */
  except?: string | undefined
  only?: readonly CredentialName[]
}

type Condition = Expression<SqlBool>

interface Rows {
  belongsTo: (operatorId: number) => Condition
  isOpen: (now: Date) => Condition
  /** The column with the hash of a session. */
  session?: string
}

const ofOperator = (id: number) => sql<SqlBool>`"operatorId" = ${id}`
const notExpired = (now: Date) => sql<SqlBool>`"expiresAt" > ${now.toISOString()}`

const rowsOf: Record<CredentialName, Rows> = {
  pendingSecondFactors: {
    belongsTo: (id) => sql`"sessionHash" in (select "idHash" from "sessions" where ${ofOperator(id)})`,
    isOpen: () => sql`1 = 1`,
    session: 'sessionHash',
  },
  loginTickets: { belongsTo: ofOperator, isOpen: notExpired },
  sessions: {
    belongsTo: ofOperator,
    isOpen: (now) => isOpen(now)(expressionBuilder<Database, 'sessions'>()),
    session: 'idHash',
  },
  apiTokens: { belongsTo: ofOperator, isOpen: notExpired },
  invitations: { belongsTo: (id) => sql`"invitedById" = ${id}`, isOpen: notExpired },
  previewLinks: { belongsTo: ofOperator, isOpen: notExpired },
}

/** @returns how many are open, without those of which there is none */
export async function countCredentials(
  db: Kysely<Database>,
  which: WhoseCredentials,
  now: Date,
): Promise<CredentialCounts> {
  const { only = credentialNames } = which
  const counts: [CredentialName, number][] = []
  for (const name of only) {
    const are = sql`${areAmong(name, which)} and ${rowsOf[name].isOpen(now)}`
    const query = sql<{ count: number }>`select count(*) as "count" from ${sql.table(name)} where ${are}`
    const count = (await query.execute(db)).rows[0]?.count ?? 0
    if (count > 0) counts.push([name, count])
  }
  return Object.fromEntries(counts)
}

/** @returns how many were open */
export async function endCredentials(
  trx: Transaction<Database>,
  which: WhoseCredentials,
  now: Date,
): Promise<CredentialCounts> {
  const ended = await countCredentials(trx, which, now)
  for (const name of which.only ?? credentialNames) {
    await sql`delete from ${sql.table(name)} where ${areAmong(name, which)}`.execute(trx)
  }
  return ended
}

/** What an operator has, and what they made, unless they keep that. */
export function heldOrMade(isMadeEnded: boolean): readonly CredentialName[] {
  return isMadeEnded ? credentialNames : heldCredentials
}

function areAmong(name: CredentialName, { of, except }: WhoseCredentials): Condition {
  const { belongsTo, session } = rowsOf[name]
  const are = of === 'everybody' ? sql<SqlBool>`1 = 1` : belongsTo(of)
  if (session === undefined || except === undefined) return are
  return sql`${are} and ${sql.ref(session)} <> ${except}`
}

/** These are no credentials, but addresses must not come back, either. */
const passingTables: readonly string[] = ['sessions', 'loginTickets', 'pendingSecondFactors', 'rateLimits']

/** A backup has no logins. A restore also ends what a thief may have made, or what was revoked since. */
export const forgottenBy = {
  backup: passingTables,
  restore: [...new Set([...passingTables, ...credentialNames])],
  restoreWithTokens: [...new Set([...passingTables, ...credentialNames])].filter((name) => name !== 'apiTokens'),
}
