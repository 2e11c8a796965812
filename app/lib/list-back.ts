/** The way back: the page of a record carries the address of the list that it was opened from, filter and page and all. */
import { toDashboardAddress } from './login-prompt'

const parameter = 'back'

/** The address of a record's page, which comes back to `list`; a tab's own address goes without saying. */
export function withListBack(path: string, list: string): string {
  if (/^\/admin(?:\/[^/?]*)?$/.test(list)) return path
  return `${path}?${new URLSearchParams({ [parameter]: list }).toString()}`
}

/** The list of `tab` that this page comes back to: the whole one where its address names none of that tab. */
export function listBackOf(parameters: URLSearchParams, tab: string): string {
  const { pathname, search, searchParams } = toUrl(toDashboardAddress(parameters.get(parameter)))
  // Opened from the page of a record, which was itself opened from the list.
  if (pathname.startsWith(`${tab}/`)) return listBackOf(searchParams, tab)
  return pathname === tab ? pathname + search : tab
}

/** Where a question comes back to when it is answered with no: the page of the record, or the list. */
export function pageBackOf(parameters: URLSearchParams, tab: string): string {
  const address = toDashboardAddress(parameters.get(parameter))
  return isBehind(address, tab) ? address : listBackOf(parameters, tab)
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
