/** Which pages are kept without a signal, and where: for the service worker and for the page that lists them. */
import { toolEntries } from '~/lib/tool-list'
import { blogPath, contactPath, deerTypesPath, homePath, offlinePath, productsPath, toolPath, toolsPath } from '~/paths'

export const cacheNames = {
  /** And the release: home, the products and the tools, their drawings, and what Remix asks for between them. */
  kit: 'stagwise-kit-',
  /** The scripts, styles and fonts of the tools. */
  precache: 'stagwise-precache',
  /** Other pages that were read, the newest forty. */
  read: 'stagwise-read',
  /** Those that the visitor wants to keep, with all that they show. */
  kept: 'stagwise-kept',
  /** Pictures, styles and fonts of pages that were read. */
  files: 'stagwise-files',
} as const

const toolPages = toolEntries.map(({ id }) => toolPath(id))

/** Pages whose drawings are stored with them. */
export const drawnPages: readonly string[] = [homePath, productsPath, toolsPath, offlinePath]

/** As they are asked for: home, the products, the pages of the tools, and their data. */
export const kitPages: readonly string[] = [
  ...drawnPages,
  ...toolPages,
  ...[productsPath, offlinePath, ...toolPages].map((path) => `${path}.data`),
]

/** These answer as well as with a signal, however old their copy is. */
export function worksAlone(pathname: string): boolean {
  return [toolsPath, offlinePath, ...toolPages].includes(pathname)
}

/** The dashboard and the API: nothing of them is ever looked at or stored. */
export function isPrivate(pathname: string): boolean {
  return /^\/(?:admin|api|healthz|\.well-known)(?:[/.]|$)/i.test(pathname)
}

/** Pages with a visitor's form. They are for the network alone. */
export function isForm(pathname: string): boolean {
  return (
    pathname === contactPath ||
    /^\/(?:request|offer)(?:\/|$)/.test(pathname) ||
    /^\/products\/[^/]+\/quote$/.test(pathname)
  )
}

/** Home, the products, species pages, posts and their lists: everything of one segment that is not another page. */
export function isReadPage(pathname: string): boolean {
  if ([homePath, productsPath, blogPath, deerTypesPath].includes(pathname)) return true
  return /^\/[a-z0-9-]+$/.test(pathname) && !otherPages.has(pathname)
}

const otherPages: ReadonlySet<string> = new Set([
  ...['/search', '/request', '/contact', '/terms', '/privacy', '/dmca', '/admin', '/api', '/healthz'],
  ...[offlinePath, toolsPath],
])
