/** The `back` parameter: a record's page carries the address of the list it was opened from, with filter and page. */
import { toDashboardAddress } from './login-prompt'

const parameter = 'back'

/** Leaves `back` out for the unfiltered list. */
export function withListBack(path: string, list: string): string {
  if (/^\/admin(?:\/[^/?]*)?$/.test(list)) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [parameter]: list }).toString()}`
}

/** The list to go back to; the unfiltered one if the address names none of that tab. */
export function listBackOf(parameters: URLSearchParams, tab: string): string {
  const { pathname, search, searchParams } = toUrl(toDashboardAddress(parameters.get(parameter)))
  // Opened from a record's page, which was opened from the list.
  if (pathname.startsWith(`${tab}/`)) return listBackOf(searchParams, tab)
  return pathname === tab ? pathname + search : tab
}

/** Where Cancel leads: the record's page, or the list. */
export function pageBackOf(parameters: URLSearchParams, tab: string): string {
  const address = toDashboardAddress(parameters.get(parameter))
  return isBehind(address, tab) ? address : listBackOf(parameters, tab)
}

/** The list's query, from its own address or from the `back` of a dialog over it. */
export function listQueryOf(address: string, tab: string): URLSearchParams {
  const { searchParams } = toUrl(address)
  return isBehind(address, tab) ? toUrl(listBackOf(searchParams, tab)).searchParams : searchParams
}

/** Whether the address is of a dialog over the list of `tab`. */
export function isBehind(address: string, tab: string): boolean {
  return toUrl(address).pathname.startsWith(`${tab}/`)
}

function toUrl(address: string): URL {
  return new URL(address, 'http://dashboard')
}
