/** Tokens of scripts are made up, expired, of another area, in the wrong place, or beside a cookie. */
import { examplePath } from '~/api/contract'
import { apiRows } from '~/api/contract.data'
import { mayCall, type TokenArea, type TokenScope } from '~/lib/api-tokens'
import { hashOf } from '~/server/auth/hash.server'
import { canary, newAddress, type Attack, type Theme } from '../attack'
import { siteRoutes } from '../site-routes'
import type { Target } from '../target'
import { exampleBody } from './numbers'

/** Makes a text that looks like a token, and must not be in the log. */
const newToken = () => `stagwise_${canary()}${'x'.repeat(25)}`

const tokens = { reads: newToken(), writesSeo: newToken(), over: newToken() }

const scopes: Readonly<Record<keyof typeof tokens, TokenScope>> = {
  reads: { requests: 'read', content: 'read', seo: 'read' },
  writesSeo: { requests: 'none', content: 'none', seo: 'write' },
  over: { requests: 'write', content: 'write', seo: 'write' },
}

const bearing = (token: string) => ({ authorization: `Bearer ${token}` })

async function plantTokens({ database }: Target): Promise<void> {
  const { id: operatorId } = await database.selectFrom('operators').select('id').executeTakeFirstOrThrow()
  for (const name of ['reads', 'writesSeo', 'over'] as const) {
    // The token has been used just now, so another use is not noted.
    const lastUsedAt = new Date(Date.now() + 60_000).toISOString()
    const expiresAt = name === 'over' ? '2026-01-01T00:00:00.000Z' : '2099-01-01T00:00:00.000Z'
    const networks = JSON.stringify(['127.0.0.0/24'])
    const times = { createdAt: '2025-11-21T12:00:00.000Z', expiresAt, lastUsedAt, networks }
    const row = { ...times, ...scopes[name], name, operatorId, tokenHash: hashOf(tokens[name]) }
    await database.insertInto('apiTokens').values(row).execute()
  }
}

function areaOf(path: string): TokenArea {
  if (/^\/api\/(?:quotes|contacts)/.test(path)) return 'requests'
  return path === '/api/admin/seo' ? 'seo' : 'content'
}

const guarded = apiRows.filter(({ path, who }) => path.startsWith('/api/') && who === 'operator')

const noTokens: readonly (readonly [name: string, headers: (target: Target) => Record<string, string>])[] = [
  ['a made-up one', () => bearing(newToken())],
  ['one that is over', () => bearing(tokens.over)],
  ['the hash of a right one', () => bearing(hashOf(tokens.reads))],
  ['a right one in another case', () => bearing(tokens.reads.toUpperCase())],
  ['two of them', () => bearing(`${tokens.reads}, Bearer ${tokens.reads}`)],
  ['a right one as a password', () => ({ authorization: `Basic ${btoa(`x:${tokens.reads}`)}` })],
  ['a right one as the session', () => ({ cookie: `stagwise_session=${tokens.reads}` })],
  ['a made-up one beside the live cookie', ({ sessions }) => ({ ...bearing(newToken()), cookie: sessions.live })],
  ['nothing beside the live cookie', ({ sessions }) => ({ authorization: 'Bearer', cookie: sessions.live })],
]

const refused: Attack[] = noTokens.map(([name, headers]) => ({
  name: `every call with ${name}`,
  isInSample: true,
  run: (target) =>
    Promise.all(
      guarded.map((row) =>
        target.ask(examplePath(row), {
          method: row.method,
          ...exampleBody(row),
          headers: headers(target),
          from: newAddress(),
        }),
      ),
    ),
  expected: 401,
  says: /^\{"message":"Unauthorized"\}$/,
}))

const beyond: Attack[] = (['reads', 'writesSeo'] as const).map((name) => ({
  name: `every call that the token ${name} may not make`,
  isInSample: true,
  run: (target) => {
    const calls = guarded.filter(({ path, method }) => !mayCall(scopes[name][areaOf(path)], method))
    const ask = calls.map((row) =>
      target.ask(examplePath(row), { method: row.method, ...exampleBody(row), headers: bearing(tokens[name]) }),
    )
    return Promise.all(ask)
  },
  expected: 403,
  says: /This token may not do that/,
}))

const dashboard: Attack = {
  name: 'every address of the dashboard with a right one',
  run: (target) => {
    const pages = siteRoutes.filter(({ audience }) => audience === 'dashboard' || audience === 'script')
    return Promise.all(pages.map(({ address }) => target.ask(address, { headers: bearing(tokens.reads) })))
  },
  expected: 401,
}

export const apiTokens: Theme = {
  name: 'tokens',
  setUp: plantTokens,
  attacks: [...refused, ...beyond, dashboard],
}
