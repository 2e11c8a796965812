import { blogPath, deerTypesPath, fieldKitPath, homePath, productsPath, toolsPath } from '~/paths'

interface NavigationEntry {
  label: string
  path: string
}

export const navigationEntries = [
  { label: 'Home', path: homePath },
  { label: 'Hunting Tools', path: toolsPath },
  // The entry leads to a part of that page, so it is never the current one.
  { label: 'Field Kit', path: fieldKitPath },
  { label: 'Hunting Products', path: productsPath },
  { label: 'Deer Types', path: deerTypesPath },
  { label: 'Deer Life', path: blogPath },
] as const satisfies readonly NavigationEntry[]

export function isCurrentEntry(entry: NavigationEntry, pathname: string): boolean {
  if (entry.path === homePath) return pathname === homePath
  return pathname === entry.path || pathname.startsWith(`${entry.path}/`)
}
