/** Tokens of scripts. The table has a hash; a token acts as the operator who made it, whose role limits it, too. */
import { randomBytes } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import type { Kysely, Transaction } from 'kysely'
import {
  hasBearer,
  mayCall,
  mostTokens,
  tokenIn,
  tokenPrefix,
  type ListedToken,
  type TokenArea,
  type TokenScope,
} from '~/lib/api-tokens'
import { forOwnersMessage, needsSecondFactorMessage, type OperatorRole } from '~/lib/roles'
import { truncate } from '~/lib/text'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { LimitReachedError } from '~db/rate-limits.server'
import { lacksSecondFactor } from '~db/sessions.server'
import { write } from '~db/write.server'
import { ApiError } from '~/server/api.server'
import { db } from '~/server/database.server'
import { log } from '~/server/log.server'
import { hashOf } from './hash.server'
import { requireStillOwner } from './operator-access.server'
import { findSession, listOwners, requireApiOperator, requireApiOwner } from './session.server'
import { countWrongLink } from './wrong-links.server'

/** The audit log names a caller by these fields. */
export interface Caller {
  operatorId: number
  username: string
  role: OperatorRole
}

interface FoundToken extends Caller {
  id: number
  scope: TokenScope
  lastUsedAt: string | null
  lacksSecondFactor: boolean
}

/**
 * Requires a token that may call this area, or the session. The guard throws ApiError 401 and 403, and
 * LimitReachedError after many wrong tokens.
 */
export function callerOf(area: TokenArea, role: OperatorRole = 'editor') {
  return async (request: Request, context: AppLoadContext): Promise<Caller> => {
    const authorization = request.headers.get('Authorization')
    if (!hasBearer(authorization)) return role === 'owner' ? requireApiOwner(request) : requireApiOperator(request)
    const found = await requireToken(authorization, context)
    await noteUse(found)
    if (found.lacksSecondFactor) throw new ApiError(403, needsSecondFactorMessage)
    if (!mayCall(found.scope[area], request.method)) throw new ApiError(403, 'This token may not do that')
    if (role === 'owner' && found.role !== 'owner') throw new ApiError(403, forOwnersMessage(await listOwners(db())))
    return { operatorId: found.operatorId, username: found.username, role: found.role }
  }
}

/**
 * Tells whether an operator calls, where an operator sees more than a visitor. Whoever may not read this sees what
 * visitors see.
 */
export async function isOperatorsCall(request: Request, area: TokenArea): Promise<boolean> {
  const authorization = request.headers.get('Authorization')
  if (!hasBearer(authorization)) return (await findSession(request))?.lacksSecondFactor === false
  const found = await findSentToken(authorization)
  if (!found || found.lacksSecondFactor || !mayCall(found.scope[area], request.method)) return false
  await noteUse(found)
  return true
}

async function requireToken(authorization: string | null, context: AppLoadContext): Promise<FoundToken> {
  const found = await findSentToken(authorization)
  if (found) return found
  if (tokenIn(authorization) !== undefined) {
    const wait = await countWrongLink(db(), context.clientAddress ?? 'unknown', new Date())
    if (wait !== undefined) throw new LimitReachedError(wait, 'token')
  }
  throw new ApiError(401, 'Unauthorized')
}

async function findSentToken(authorization: string | null): Promise<FoundToken | undefined> {
  const token = tokenIn(authorization)
  return token === undefined ? undefined : findToken(db(), token, new Date())
}

async function findToken(db: Kysely<Database>, token: string, now: Date): Promise<FoundToken | undefined> {
  const row = await db
    .selectFrom('apiTokens')
    .innerJoin('operators', 'operators.id', 'apiTokens.operatorId')
    .select(['apiTokens.id', 'name', 'requests', 'content', 'seo', 'lastUsedAt'])
    .leftJoin('secondFactors', 'secondFactors.operatorId', 'operators.id')
    .select(['operators.id as operatorId', 'operators.username', 'operators.role'])
    .select('secondFactors.createdAt as secondFactorSince')
    .where('tokenHash', '=', hashOf(token))
    .where('apiTokens.expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  if (!row) return undefined
  const { id, name, requests, content, seo, operatorId, username, role, secondFactorSince, ...use } = row
  const shown = truncate(`${username} (token ${name})`, longestName)
  const isRefused = await lacksSecondFactor(db, { role, secondFactorSince })
  const scope = { requests, content, seo }
  return { id, scope, ...use, operatorId, username: shown, role, lacksSecondFactor: isRefused }
}

/** The most characters of a name, with the sign that something was cut off. */
const longestName = 119

const useNotedEveryMs = 5 * 60_000

async function noteUse({ id, lastUsedAt }: FoundToken): Promise<void> {
  const now = new Date()
  if (lastUsedAt !== null && now.getTime() - Date.parse(lastUsedAt) < useNotedEveryMs) return
  try {
    await write(db(), (trx) =>
      trx.updateTable('apiTokens').set({ lastUsedAt: now.toISOString() }).where('id', '=', id).execute(),
    )
  } catch (error) {
    log.error('the use of a token could not be noted', { error })
  }
}

/** Lists the open tokens of all owners, newest first. */
export async function listTokens(db: Kysely<Database>, now: Date): Promise<ListedToken[]> {
  const rows = await db
    .selectFrom('apiTokens')
    .innerJoin('operators', 'operators.id', 'apiTokens.operatorId')
    .select(['apiTokens.id', 'name', 'requests', 'content', 'seo', 'apiTokens.createdAt', 'expiresAt', 'lastUsedAt'])
    .select('operators.username as madeBy')
    .where('expiresAt', '>', now.toISOString())
    .orderBy('apiTokens.id', 'desc')
    .limit(mostTokens)
    .execute()
  return rows.map(({ requests, content, seo, ...row }) => ({ ...row, scope: { requests, content, seo } }))
}

export interface NewToken extends TokenScope {
  name: string
  days: number
}

/** @returns the token, which nobody can read again; undefined if there are too many @throws OperatorRefusedError */
export async function createToken(
  trx: Transaction<Database>,
  { name, days, requests, content, seo }: NewToken,
  act: Act & { by: { operatorId: number } },
): Promise<string | undefined> {
  const { by, now } = act
  await requireStillOwner(trx, act)
  if ((await listTokens(trx, now)).length >= mostTokens) return undefined
  const token = tokenPrefix + randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toISOString()
  const { operatorId } = by
  await trx
    .insertInto('apiTokens')
    .values({
      tokenHash: hashOf(token),
      name,
      requests,
      content,
      seo,
      createdAt: now.toISOString(),
      expiresAt,
      operatorId,
    })
    .execute()
  await logAudit(trx, act, { event: 'api-token-made', id: operatorId, name })
  return token
}

/** @returns its name; undefined if it is gone @throws OperatorRefusedError · DatabaseWriteError */
export async function revokeToken(db: Kysely<Database>, id: number, act: Act): Promise<string | undefined> {
  return write(db, async (trx) => {
    await requireStillOwner(trx, act)
    const gone = await trx
      .deleteFrom('apiTokens')
      .where('id', '=', id)
      .returning(['name', 'operatorId'])
      .executeTakeFirst()
    if (gone) await logAudit(trx, act, { event: 'api-token-revoked', id: gone.operatorId, name: gone.name })
    return gone?.name
  })
}

/** Deletes ended tokens, once a day. */
export async function deleteEndedTokens(db: Kysely<Database>, now: Date): Promise<void> {
  await write(db, (trx) => trx.deleteFrom('apiTokens').where('expiresAt', '<=', now.toISOString()).execute())
}
