/** Lists the routes that render a page from the route table, so every test that uses the list covers a new route. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@remix-run/route-config'
import routes from '~/routes'

interface PageRoute {
  /** The pattern in the route table, such as `/products/:slug`. */
  address: string
  /** The path below app/. */
  file: string
  isInteractive: boolean
}

export function listPageRoutes(): PageRoute[] {
  return entriesBelow(routes).flatMap(({ source, ...route }) => {
    const isPage = /export default function/.test(source) && !route.file.includes('layout')
    return isPage ? [route] : []
  })
}

/** Every page below an interactive layout is interactive. */
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
