/** The entries of the bar, and which of them a page lights. */
import { blogPath, deerTypesPath, homePath, productsPath, toolsPath } from '~/paths'

export interface NavigationEntry {
  label: string
  path: string
}

export const navigationEntries = [
  { label: 'Home', path: homePath },
  { label: 'Hunting Tools', path: toolsPath },
  { label: 'Hunting Products', path: productsPath },
  { label: 'Deer Types', path: deerTypesPath },
  { label: 'Deer Life', path: blogPath },
] as const satisfies readonly NavigationEntry[]

/** The entry's own page or one below it; home only on the home page. */
export function isCurrentEntry(entry: NavigationEntry, pathname: string): boolean {
  if (entry.path === homePath) return pathname === homePath
  return pathname === entry.path || pathname.startsWith(`${entry.path}/`)
}
