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
  return entriesBelow(routes).flatMap(({ source, ...route }) => {
    const isPage = /export default function/.test(source) && !route.file.includes('layout')
    return isPage ? [route] : []
  })
}

/** Below an interactive layout every page is interactive. */
function entriesBelow(
  entries: readonly RouteConfigEntry[],
  parent: Pick<PageRoute, 'address' | 'isInteractive'> = { address: '', isInteractive: false },
): (PageRoute & { source: string })[] {
  return entries.flatMap(({ path: own, file, children = [] }) => {
    const source = readFileSync(path.join(import.meta.dirname, '../../app', file), 'utf8')
    const address = own === undefined ? parent.address : `${parent.address}/${own}`
    const isInteractive = parent.isInteractive || /interactive: (?:true|'at once')/.test(source)
    return [{ address, file, isInteractive, source }, ...entriesBelow(children, { address, isInteractive })]
  })
}
