/** The way back: the page of a record carries the address of the list that it was opened from, filter and page and all. */
import { toDashboardAddress } from './dashboard-gate'

const parameter = 'back'

/** The address of a record's page, which comes back to `list`; a tab's own address goes without saying. */
export function withListBack(path: string, list: string): string {
  return list.includes('?') ? `${path}?${new URLSearchParams({ [parameter]: list }).toString()}` : path
}

/** The list of `tab` that this page comes back to: the whole one where its address names none of that tab. */
export function listBackOf(parameters: URLSearchParams, tab: string): string {
  const { pathname, search } = toUrl(toDashboardAddress(parameters.get(parameter)))
  return pathname === tab ? pathname + search : tab
}

/** What the list of `tab` is asked for: by its own address, or by the way back of a page that lies over it. */
export function listQueryOf(address: string, tab: string): URLSearchParams {
  const { searchParams } = toUrl(address)
  return isBehind(address, tab) ? toUrl(listBackOf(searchParams, tab)).searchParams : searchParams
}

/** Whether a page of a record lies over the list of `tab`. */
export function isBehind(address: string, tab: string): boolean {
  return toUrl(address).pathname.startsWith(`${tab}/`)
}

function toUrl(address: string): URL {
  return new URL(address, 'http://dashboard')
}
