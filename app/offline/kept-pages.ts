/** The service worker and the page that lists the copies share these names. */
import { toolEntries } from '~/lib/tool-list'
import { blogPath, contactPath, deerTypesPath, homePath, offlinePath, productsPath, toolPath, toolsPath } from '~/paths'

export const cacheNames = {
  /**
   * A release adds its hash. The kit is home, the products and the tools, their drawings, and what Remix asks for
   * between them.
   */
  kit: 'stagwise-kit-',
  precache: 'stagwise-precache',
  /** The newest forty other pages that were read. */
  read: 'stagwise-read',
  kept: 'stagwise-kept',
  files: 'stagwise-files',
} as const

const toolPages = toolEntries.map(({ id }) => toolPath(id))

export const drawnPages: readonly string[] = [homePath, productsPath, toolsPath, offlinePath]

export const kitPages: readonly string[] = [
  ...drawnPages,
  ...toolPages,
  ...[productsPath, offlinePath, ...toolPages].map((path) => `${path}.data`),
]

/** Tools and the offline page work as well as with a signal, however old their copy is. */
export function worksAlone(pathname: string): boolean {
  return [toolsPath, offlinePath, ...toolPages].includes(pathname)
}

/** Nothing of the dashboard or the API is ever looked at or stored. */
export function isPrivate(pathname: string): boolean {
  return /^\/(?:admin|api|healthz|\.well-known)(?:[/.]|$)/i.test(pathname)
}

/** Pages with a visitor's form always come from the network. */
export function isForm(pathname: string): boolean {
  return (
    pathname === contactPath ||
    /^\/(?:request|offer)(?:\/|$)/.test(pathname) ||
    /^\/products\/[^/]+\/quote$/.test(pathname)
  )
}

/** Home, the products, species pages, posts and their lists have one segment and are no other page. */
export function isReadPage(pathname: string): boolean {
  if ([homePath, productsPath, blogPath, deerTypesPath].includes(pathname)) return true
  return /^\/[a-z0-9-]+$/.test(pathname) && !otherPages.has(pathname)
}

const otherPages: ReadonlySet<string> = new Set([
  ...['/search', '/request', '/contact', '/terms', '/privacy', '/dmca', '/admin', '/api', '/healthz'],
  ...[offlinePath, toolsPath],
])
