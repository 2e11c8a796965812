/** Links from elsewhere bring parameters that no route reads, and each would cost a rendering. */
import { matchRoutes } from '@remix-run/react'
import type { ServerBuild } from '@remix-run/node'
import { LRUCache } from 'lru-cache'
import { trackingName } from '~/lib/tracking-name'
import { readCacheRule, type CachePolicy } from './cache-policy.server'

type RouteObject = Parameters<typeof matchRoutes>[0][number]

const longestKept = 200

/** @returns a function of the address as sent, such as `/products?x=1` */
export function createQueryFilter({ routes }: Pick<ServerBuild, 'routes'>): (url: string) => string {
  const tree = childrenOf(routes, undefined)
  // Matching takes as long as sending a cached page.
  const policies = new LRUCache<string, { policy: CachePolicy | undefined }>({ max: 1000 })

  function policyOf(path: string): CachePolicy | undefined {
    if (path.endsWith('.data')) return undefined
    const known = policies.get(path)
    if (known !== undefined) return known.policy
    const policy = readPolicy(path)
    if (path.length <= longestKept) policies.set(path, { policy })
    return policy
  }

  function readPolicy(path: string): CachePolicy | undefined {
    const ids = matchRoutes(tree, path)?.flatMap(({ route }) => route.id ?? []) ?? []
    const page = ids.at(-1)
    if (page === undefined || routes[page]?.module.default === undefined) return undefined
    return readCacheRule(ids.map((id) => routes[id]?.module.handle))
  }

  return (url) => {
    const at = url.indexOf('?')
    if (at === -1) return url
    const path = url.slice(0, at)
    const policy = policyOf(path)
    if (policy === undefined) return url
    const known = url
      .slice(at + 1)
      .split('&')
      .filter((part) => isRead(part, policy))
      .join('&')
    return known === '' ? path : `${path}?${known}`
  }
}

/** @param part `name=value` */
function isRead(part: string, { query, uncached }: CachePolicy): boolean {
  const [name] = new URLSearchParams(part).keys()
  if (name === undefined) return false
  return query.has(name) || (uncached === 'others' ? !trackingName.test(name) : uncached.has(name))
}

function childrenOf(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (route === undefined || route.parentId !== parentId) return []
    const { id, path, index } = route
    if (index === true) return [{ id, index }]
    return [{ id, ...(path === undefined ? {} : { path }), children: childrenOf(routes, id) }]
  })
}
