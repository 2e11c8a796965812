/** The routes that render a page, from the route table itself: a new one is in every test that goes through them. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@remix-run/route-config'
import routes from '~/routes'

interface PageRoute {
  /** As in the route table: `/products/:slug`. */
  address: string
  /** Below app/. */
  file: string
  isInteractive: boolean
}

export function listPageRoutes(): PageRoute[] {
  return entriesBelow(routes).flatMap(({ address, file }) => {
    const source = readFileSync(path.join(import.meta.dirname, '../../app', file), 'utf8')
    const isPage = /export default function/.test(source) && !file.includes('layout')
    return isPage ? [{ address, file, isInteractive: /interactive: true/.test(source) }] : []
  })
}

function entriesBelow(entries: readonly RouteConfigEntry[], parent = ''): { address: string; file: string }[] {
  return entries.flatMap((entry) => {
    const address = entry.path === undefined ? parent : `${parent}/${entry.path}`
    return [{ address, file: entry.file }, ...entriesBelow(entry.children ?? [], address)]
  })
}
