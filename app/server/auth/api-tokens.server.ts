/** Tokens of scripts. The table has a hash; a token acts as the operator who made it, whose role limits it, too. */
import { randomBytes } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import type { Kysely, Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import {
  hasBearer,
  mayCall,
  mostTokenCalls,
  mostTokens,
  tokenIn,
  tokenPrefix,
  type ListedToken,
  type TokenArea,
  type TokenScope,
} from '~/lib/api-tokens'
import { widerNetworkOf } from '~/lib/network-of'
import { forOwnersMessage, needsSecondFactorMessage, type OperatorRole } from '~/lib/roles'
import { truncate } from '~/lib/text'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { LimitReachedError } from '~db/rate-limits.server'
import { lacksSecondFactor } from '~db/sessions.server'
import { write } from '~db/write.server'
import { ApiError } from '~/server/api.server'
import { db } from '~/server/database.server'
import type { RequestArgs } from '~/server/load-context'
import { log } from '~/server/log.server'
import { hashOf } from './hash.server'
import { requireStillOwner } from './operator-access.server'
import { isOperatorsRequest, listOwners, requireApiOperator, requireApiOwner } from './session.server'
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
  name: string
  lastUsedAt: string | null
  networks: string
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
    await countUse(found, context)
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
export async function isOperatorsCall({ request, context }: RequestArgs, area: TokenArea): Promise<boolean> {
  const authorization = request.headers.get('Authorization')
  if (!hasBearer(authorization)) return isOperatorsRequest(request)
  const found = await findSentToken(authorization)
  if (!found || found.lacksSecondFactor || !mayCall(found.scope[area], request.method)) return false
  await countUse(found, context)
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
    .select(['apiTokens.id', 'name', 'requests', 'content', 'seo', 'lastUsedAt', 'networks'])
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
  return { id, name, scope, ...use, operatorId, username: shown, role, lacksSecondFactor: isRefused }
}

/** The most characters of a name, with the sign that something was cut off. */
const longestName = 119

const minuteMs = 60_000
const useNotedEveryMs = 5 * minuteMs

const mostNetworks = 20
const Networks = z.array(z.string())

/** A read with a token writes nothing, so calls are counted in memory. */
const calls = new LRUCache<number, { count: number; endsAt: number }>({ max: 1000 })

/** A guard and a handler, or several loaders, ask in the same call. */
const counted = new WeakSet<AppLoadContext>()

/** @throws LimitReachedError */
async function countUse(found: FoundToken, context: AppLoadContext): Promise<void> {
  if (counted.has(context)) return
  counted.add(context)
  const now = new Date()
  const before = calls.get(found.id)
  const isOpen = before !== undefined && before.endsAt > now.getTime() && before.endsAt <= now.getTime() + minuteMs
  const window = isOpen ? before : { count: 0, endsAt: now.getTime() + minuteMs }
  window.count += 1
  calls.set(found.id, window)
  if (window.count > mostTokenCalls) {
    throw new LimitReachedError(Math.ceil((window.endsAt - now.getTime()) / 1000), 'token-calls')
  }
  await noteUse(found, widerNetworkOf(context.clientAddress ?? 'unknown'), now)
}

async function noteUse(found: FoundToken, network: string, now: Date): Promise<void> {
  const { id, name, lastUsedAt } = found
  const isRecent = lastUsedAt !== null && now.getTime() - Date.parse(lastUsedAt) < useNotedEveryMs
  if (isRecent && Networks.parse(JSON.parse(found.networks)).includes(network)) return
  try {
    await write(db(), async (trx) => {
      const row = await trx.selectFrom('apiTokens').select('networks').where('id', '=', id).executeTakeFirst()
      if (!row) return
      const known = Networks.parse(JSON.parse(row.networks))
      const networks = JSON.stringify([network, ...known.filter((each) => each !== network)].slice(0, mostNetworks))
      const use = { lastUsedAt: now.toISOString(), networks }
      await trx.updateTable('apiTokens').set(use).where('id', '=', id).execute()
      if (known.includes(network)) return
      const { operatorId } = found
      const subject = { event: 'api-token-new-network', id: operatorId, name: `${name}, ${network}` } as const
      await logAudit(trx, { by: found, now }, subject)
    })
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
    .select(['networks', 'operators.username as madeBy'])
    .where('expiresAt', '>', now.toISOString())
    .orderBy('apiTokens.id', 'desc')
    .limit(mostTokens)
    .execute()
  return rows.map(({ requests, content, seo, networks, ...row }) => {
    const [lastNetwork = null] = Networks.parse(JSON.parse(networks))
    return { ...row, scope: { requests, content, seo }, lastNetwork }
  })
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
