/**
 * Which routes an address leads to. The router finds them twice for each request, and each time it flattens the whole
 * table, ranks it and compiles an expression for one route after the other until one fits: more work than to store a
 * quote. Here what an address leads to is kept, and a request goes to a handler that knows these routes alone.
 */
import { createRequire } from 'node:module'
import {
  createStaticHandler,
  matchRoutes,
  type AgnosticRouteMatch,
  type AgnosticRouteObject,
  type StaticHandler,
} from '@remix-run/router'
import { LRUCache } from 'lru-cache'

const mostKept = 1000
const longestKept = 200

type Matches = AgnosticRouteMatch[] | null
type Match = (routes: AgnosticRouteObject[], address: Parameters<typeof matchRoutes>[1], basename?: string) => Matches

/** To be called before remix-serve makes its request handler, which asks this very module object. */
export function keepRouteMatches(): void {
  const router: unknown = createRequire(import.meta.url)('@remix-run/router')
  Object.assign(Object(router), { matchRoutes: createMatch(), createStaticHandler: createBranchHandler })
}

/** What the routes of a path say of themselves, from the outermost; undefined where the router matches in its own way. */
export function routeHandles(pathname: string): unknown[] | undefined {
  return site?.match(site.routes, pathname)?.map(({ route }): unknown => route.handle)
}

let site: { routes: AgnosticRouteObject[]; match: Match } | undefined

/** As the router's matchRoutes; nobody may change what it returns. */
export function createMatch(): Match {
  const tables = new WeakMap<AgnosticRouteObject[], LRUCache<string, { matches: Matches }>>()
  return (routes, address, basename = '/') => {
    if (typeof address !== 'string' || address.length > longestKept || basename !== '/') {
      return matchRoutes(routes, address, basename)
    }
    const kept = tables.get(routes) ?? new LRUCache({ max: mostKept })
    tables.set(routes, kept)
    const known = kept.get(address) ?? { matches: matchRoutes(routes, address, basename) }
    kept.set(address, known)
    return known.matches
  }
}

/** As the router's createStaticHandler. */
export function createBranchHandler(
  routes: AgnosticRouteObject[],
  options?: Parameters<typeof createStaticHandler>[1],
): StaticHandler {
  const whole = createStaticHandler(routes, options)
  const match = createMatch()
  site = { routes: whole.dataRoutes, match }
  const handlers = new Map<AgnosticRouteObject | undefined, StaticHandler>()
  const handlerOf = ({ url }: Request): StaticHandler => {
    const matches = match(whole.dataRoutes, new URL(url).pathname, options?.basename)
    if (matches === null) return whole
    const leaf = matches.at(-1)?.route
    const handler = handlers.get(leaf) ?? createStaticHandler(branchOf(matches), options)
    handlers.set(leaf, handler)
    return handler
  }
  return {
    dataRoutes: whole.dataRoutes,
    query: (request, how) => handlerOf(request).query(request, how),
    queryRoute: (request, how): Promise<unknown> => handlerOf(request).queryRoute(request, how),
  }
}

/** The routes that match, each with the next for its only child. */
function branchOf(matches: AgnosticRouteMatch[]): AgnosticRouteObject[] {
  let branch: AgnosticRouteObject[] = []
  for (const { route } of matches.toReversed()) {
    branch = [route.index === true ? route : { ...route, children: branch }]
  }
  return branch
}
