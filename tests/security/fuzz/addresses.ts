/** Addresses come from the route table, and the contract says what to expect. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { matchRoutes } from 'react-router-dom'
import { apiRows } from '~/api/contract.data'
import type { ApiRow } from '~/api/contract'
import routes from '~/routes'

export function listAddresses(): string[] {
  const files = readdirSync(path.join(import.meta.dirname, '../../../public')).map((name) => `/${name}`)
  return [...new Set([...entriesBelow(routes, ''), ...files])]
}

function entriesBelow(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const address = path === undefined ? parent : `${parent}/${path}`
    return [address === '' ? '/' : address, ...entriesBelow(children, address)]
  })
}

type MatchedRoute = Parameters<typeof matchRoutes>[0][number]

const table = toRouteObjects(routes, '')

function toRouteObjects(entries: readonly RouteConfigEntry[], parent: string): MatchedRoute[] {
  return entries.map(({ path, index, children = [] }): MatchedRoute => {
    const id = path === undefined ? parent : `${parent}/${path}`
    // Two entries may name one file, and ids of the same name would be one route.
    return index
      ? { index: true, handle: id }
      : { ...(path === undefined ? {} : { path }), handle: id, children: toRouteObjects(children, id) }
  })
}

export function routeOf(pathname: string): string | undefined {
  if (!isDecodable(pathname)) return undefined
  const handle: unknown = matchRoutes(table, pathname)?.at(-1)?.route.handle
  return typeof handle === 'string' ? handle || '/' : undefined
}

export function rowsAt(address: string): readonly ApiRow[] {
  const path = address.replaceAll(/:(\w+)/g, '{$1}')
  return apiRows.filter((row) => row.path === path)
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
