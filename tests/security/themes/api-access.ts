import assert from 'node:assert/strict'
import { examplePath, type ApiRow } from '~/api/contract'
import { apiRows } from '~/api/contract.data'
import { headerOf, type Answer, type Question } from '../ask'
import { canary, newAddress, type Attack, type Theme } from '../attack'
import { hiddenSlugs, hidesSecrets, plantSecrets, secretWord } from '../secrets'
import { siteRoutes } from '../site-routes'
import { commonStrangers, prepareStrangers, strangersAt } from '../strangers'
import type { Target } from '../target'

export const rows = apiRows.filter((row) => row.path.startsWith('/api/'))
export const paths = [...new Set(rows.map((row) => row.path))]
const rowsOf = (path: string) => rows.filter((row) => row.path === path)
const isGuarded = (path: string) => rowsOf(path).every(({ who }) => who === 'operator')

const reads = ['GET', 'HEAD', 'OPTIONS']
const writes = ['POST', 'PUT', 'PATCH', 'DELETE']

/** The body is the contract's example, since the call must succeed if only the guard lets it. */
export function exampleBody({ body }: ApiRow): Question {
  if (!body) return {}
  if (body.kind === 'json') return { json: body.example }
  const multipart = new FormData()
  for (const [name, value] of Object.entries(body.example)) multipart.append(name, value)
  return { multipart }
}

function bodyFor(row: ApiRow | undefined, method: string): Question {
  if (reads.includes(method)) return {}
  return row ? exampleBody(row) : { body: `{"${canary()}`, headers: { 'content-type': 'application/json' } }
}

function missingPath(row: ApiRow): string {
  const { id } = row.params ?? {}
  return examplePath({ ...row, params: { ...row.params, ...(id ? { id: { ...id, example: 999_999 } } : {}) } })
}

function unauthorized(answer: Answer): Answer {
  assert.equal(headerOf(answer, 'cache-control'), 'no-store', answer.asked)
  if (!answer.asked.startsWith('HEAD')) assert.equal(answer.body, '{"message":"Unauthorized"}', answer.asked)
  return answer
}

interface Call {
  path: string
  method: string
  row: ApiRow | undefined
}

const calls: Call[] = paths.flatMap((path) =>
  [...reads, ...writes].map((method) => ({
    path,
    method,
    row: rowsOf(path).find((row) => row.method === (method === 'HEAD' ? 'GET' : method)),
  })),
)

function addressesOf({ path, row }: Call): string[] {
  const [first] = rowsOf(path)
  if (!first) return []
  return row?.params?.id ? [examplePath(row), missingPath(row)] : [examplePath(first)]
}

const refusedToStrangers: Attack[] = calls
  .filter(({ path, row }) => isGuarded(path) || row?.who === 'operator')
  .map((call, place) => ({
    name: `${call.method} ${call.path} without a session`,
    run: async (target) => {
      const asked = addressesOf(call).flatMap((address) =>
        strangersAt(place).map((stranger) => {
          const { headers, ...body } = bodyFor(call.row, call.method)
          const all = { ...headers, ...stranger.headers(target) }
          return target.ask(address, { method: call.method, ...body, headers: all })
        }),
      )
      return (await Promise.all(asked)).map(unauthorized)
    },
    expected: 401,
  }))

/** Another site misleads the operator's own browser. */
const ledAstray: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'http://localhost' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
]

const refusedFromElsewhere: Attack[] = calls
  .filter(({ method }) => writes.includes(method))
  .map((call) => ({
    name: `${call.method} ${call.path} from another site, with the live cookie`,
    run: (target) => {
      const [address = ''] = addressesOf(call)
      const { headers, ...body } = bodyFor(call.row, call.method)
      const asked = ledAstray.map((from) => {
        const all = { ...headers, ...from, cookie: target.sessions.live }
        return target.ask(address, { method: call.method, ...body, headers: all })
      })
      return Promise.all(asked)
    },
    expected: 403,
    says: /^\{"message":"Cross-site request refused"\}$/,
  }))

const methodsOfNoRow: Attack[] = paths.map((path) => {
  const [first] = rowsOf(path)
  const address = first ? examplePath(first) : path
  const own = rowsOf(path).map(({ method }): string => method)
  const others = writes.filter((method) => !own.includes(method))
  return {
    name: `${path} with methods that it does not have`,
    run: (target) => {
      const cookie = target.sessions.live
      const odd = ['PROPFIND', 'SEARCH', 'LOCK', 'COPY', 'PURGE']
      return Promise.all([...others, ...odd].map((method) => target.ask(address, { method, cookie })))
    },
    expected: 405,
    says: /^\{"message":"Method Not Allowed"\}$/,
  }
})

const overrides: Attack[] = rows
  .filter(({ who, method }) => who === 'operator' && method !== 'GET')
  .map((row) => ({
    name: `${row.method} ${row.path} dressed as a GET`,
    run: async (target) => {
      const address = examplePath(row)
      const { live } = target.sessions
      const dressed = ['x-http-method-override', 'x-http-method', 'x-method-override', 'x-original-method'].map(
        (name) => target.ask(address, { method: 'GET', headers: { [name]: row.method }, cookie: live }),
      )
      const fields = [`_method=${row.method}`, `method=${row.method}`, `_method=${row.method}&status=closed`].map(
        (query) => target.ask(`${address.split('?')[0] ?? ''}?${query}`, { method: 'GET', cookie: live }),
      )
      return Promise.all([...dressed, ...fields])
    },
    // A GET may pass where the path has one; the rows stay as they are.
    expected: rowsOf(row.path).some(({ method }) => method === 'GET') ? 200 : 405,
  }))

const dataOfApi: Attack = {
  name: "Remix's own addresses of the same rows",
  run: async (target) => {
    const asked = paths.flatMap((path) => {
      const [row] = rowsOf(path)
      const address = row ? (examplePath(row).split('?')[0] ?? '') : path
      const forms = [`${address}.data`, `${address}%2edata`, `${address.replace('/api', '/%61pi')}.data`]
      const { live } = target.sessions
      return [...forms.map((at) => target.ask(at)), target.ask(`${address}.data`, { method: 'POST', cookie: live })]
    })
    return (await Promise.all(asked)).map(hidesSecrets)
  },
  expected: 404,
}

const spellings: Attack = {
  name: 'guarded paths in other spellings',
  run: async (target) => {
    const forms = (path: string) => [
      path.replace('/api', '/API'),
      path.replace('/api', '/%61pi'),
      path.replace('/api', '//api'),
      path.replace('/api/', '/api//'),
      path.replace('/api/', '/api%2f'),
      path.replace('/api/', '/api\\'),
      path.replace('/api/', '/api/;/'),
      path.replace('/api/', '/api/./'),
      path.replace('/api/', '/api/x/../'),
      `${path}/`,
      `${path}//`,
      `${path};a=b`,
      `${path}%20`,
      `${path}%00`,
      `${path}.json`,
      `/x/..${path}`,
    ]
    const guarded = rows.filter(({ who, method }) => who === 'operator' && method === 'GET').map(examplePath)
    return (await Promise.all(guarded.flatMap(forms).map((at) => target.ask(at)))).map(hidesSecrets)
  },
  expected: [301, 400, 401, 404],
}

/** A path of the API that is not in the contract answers nobody. */
const withoutRow: Attack[] = siteRoutes
  .filter(({ pattern, audience }) => audience === 'api' && !isInContract(pattern))
  .map(({ pattern, address }) => ({
    name: `${pattern} has no row in the contract`,
    run: (target: Target) =>
      Promise.all([...reads.slice(0, 2), ...writes].map((method) => target.ask(address, { method }))),
    expected: 404,
  }))

function isInContract(pattern: string): boolean {
  return paths.includes(pattern.replaceAll(/:(\w+)/g, '{$1}'))
}

const ownWay: Attack[] = rows
  .filter(({ who, method }) => who !== 'operator' && method === 'GET')
  .map((row, place) => ({
    name: `${row.method} ${row.path}, which is everybody's, with any cookie`,
    run: async (target) => {
      const asked = strangersAt(place).map(({ headers }) => target.ask(examplePath(row), { headers: headers(target) }))
      const other = target.ask(examplePath(row), {
        headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      })
      return (await Promise.all([...asked, other])).map(hidesSecrets)
    },
    expected: 200,
  }))

const asked: Attack[] = paths
  .filter((path) => !isGuarded(path))
  .map((path, place) => ({
    name: `OPTIONS ${path}, which is everybody's in part`,
    run: async (target) => {
      const [row] = rowsOf(path)
      const answers = await Promise.all(
        strangersAt(place).map(({ headers }) =>
          target.ask(row ? examplePath(row) : path, { method: 'OPTIONS', headers: headers(target) }),
        ),
      )
      const allowed = rowsOf(path).map(({ method }) => method)
      for (const answer of answers) {
        for (const method of allowed) assert.ok(headerOf(answer, 'allow').split(', ').includes(method), answer.asked)
      }
      return answers
    },
    expected: 204,
  }))

const operatorGetsIn: Attack = {
  name: 'the operator, whose cookie all of this is about, gets in',
  run: (target) => {
    const guarded = rows.filter(({ who, method }) => who === 'operator' && method === 'GET')
    return Promise.all(guarded.map((row) => target.ask(examplePath(row), { cookie: target.sessions.live })))
  },
  expected: 200,
}

const seenByTheOperator: Attack = {
  name: 'what is hidden, for the operator himself',
  run: (target) => {
    const { post, deerType } = hiddenSlugs
    const addresses = [`/api/blog/posts/slug/${post}`, `/api/deer-types/slug/${deerType}`, `/${post}`, `/${deerType}`]
    return Promise.all(addresses.map((address) => target.ask(address, { cookie: target.sessions.live })))
  },
  expected: 200,
  says: new RegExp(secretWord),
}

/** Everybody may make these calls; a forged cookie neither helps nor hinders. */
const made: Attack[] = rows
  .filter(({ who, method }) => who === 'public' && method === 'POST')
  .map((row) => ({
    name: `${row.method} ${row.path} by everybody`,
    run: (target) => {
      const from = newAddress()
      const asked = commonStrangers.map(({ headers }) =>
        target.ask(examplePath(row), { ...exampleBody(row), from, headers: headers(target) }),
      )
      return Promise.all(asked)
    },
    expected: 201,
    changes: [row.path.replace('/api/', '')],
  }))

export const apiMade: Theme = { name: 'api, open to all', attacks: made }

export const apiAccess: Theme = {
  name: 'api access',
  setUp: async (target) => {
    await plantSecrets(target)
    await prepareStrangers(target)
  },
  isReadOnly: true,
  attacks: [
    ...refusedToStrangers,
    ...refusedFromElsewhere,
    ...methodsOfNoRow,
    ...overrides,
    dataOfApi,
    spellings,
    ...withoutRow,
    ...ownWay,
    ...asked,
    operatorGetsIn,
    seenByTheOperator,
  ],
}
