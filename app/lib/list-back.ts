/** A record's page carries in `back` the address of the list that it was opened from, with filter and page. */
import { toDashboardAddress } from './login-prompt'

const parameter = 'back'

export function withListBack(path: string, list: string): string {
  if (/^\/admin(?:\/[^/?]*)?$/.test(list)) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [parameter]: list }).toString()}`
}

export function listBackOf(parameters: URLSearchParams, tab: string): string {
  const { pathname, search, searchParams } = toUrl(toDashboardAddress(parameters.get(parameter)))
  // A record's page led here; its own `back` holds the list's address.
  if (pathname.startsWith(`${tab}/`)) return listBackOf(searchParams, tab)
  return pathname === tab ? pathname + search : tab
}

export function pageBackOf(parameters: URLSearchParams, tab: string): string {
  const address = toDashboardAddress(parameters.get(parameter))
  return isBehind(address, tab) ? address : listBackOf(parameters, tab)
}

/** Reads the query from the list's own address, or from the `back` of a dialog over it. */
export function listQueryOf(address: string, tab: string): URLSearchParams {
  const { searchParams } = toUrl(address)
  return isBehind(address, tab) ? toUrl(listBackOf(searchParams, tab)).searchParams : searchParams
}

export function isBehind(address: string, tab: string): boolean {
  return toUrl(address).pathname.startsWith(`${tab}/`)
}

function toUrl(address: string): URL {
  return new URL(address, 'http://dashboard')
}
