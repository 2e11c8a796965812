/**
 * A link's private parts are behind its #, which browsers send to no server. The page reads them there; an older link
 * has them in its query.
 */

/** These say where somebody hunts. A state alone says little. */
const placeNames = ['lat', 'lon', 'place', 'zone', 'stand', 'point', 'truck']

/** These say who somebody is, and whom to call. */
const personNames = ['hunter', 'hunterPhone', 'vehicle', 'plate', 'contact', 'phone']

const privateNames = [...placeNames, ...personNames, 'back']

/** In a checklist, `truck` lists what is in the truck already. */
function isPrivate(name: string, query: URLSearchParams): boolean {
  return privateNames.includes(name) && !(name === 'truck' && query.has('huntType'))
}

export interface LeftOut {
  place: boolean
  people: boolean
}

export function hasPlace(shared: URLSearchParams): boolean {
  return placeNames.some((name) => shared.has(name) && isPrivate(name, shared))
}

export function hasPeople(shared: URLSearchParams): boolean {
  return personNames.some((name) => shared.has(name))
}

/** Returns the page's address with other values, the private ones behind its #. */
export function privateLink(address: string, shared: URLSearchParams, leftOut: LeftOut): string {
  const url = new URL(address)
  const all = new URLSearchParams([...url.searchParams, ...readPrivateHash(url.hash)])
  for (const name of new Set(shared.keys())) all.delete(name)
  for (const [name, value] of shared) all.append(name, value)
  if (leftOut.place) for (const name of placeNames) all.delete(name)
  if (leftOut.people) for (const name of personNames) all.delete(name)
  const { open, secret } = splitQuery(all)
  url.search = open.toString()
  url.hash = secret.toString() || 'result'
  return url.href
}

/** Returns "/path?date=2026-11-14#lat=44.47", which keeps what is private from the server on a reload. */
export function privateAddress(path: string, query: URLSearchParams): string {
  const { open, secret } = splitQuery(query)
  return `${path}${open.size === 0 ? '' : `?${open.toString()}`}${secret.size === 0 ? '' : `#${secret.toString()}`}`
}

function splitQuery(query: URLSearchParams): { open: URLSearchParams; secret: URLSearchParams } {
  const [open, secret] = [new URLSearchParams(), new URLSearchParams()]
  for (const [name, value] of query) (isPrivate(name, query) ? secret : open).append(name, value)
  return { open, secret }
}

/** Returns only what privateLink() puts behind a #. */
export function readPrivateHash(hash: string): URLSearchParams {
  return splitQuery(new URLSearchParams(hash.replace(/^#/, ''))).secret
}

/** What is behind a link's # goes before what an older link has in its query. */
export function withHash(search: string, hash: string): string {
  const secrets = readPrivateHash(hash)
  if (secrets.size === 0) return search
  const query = new URLSearchParams(search)
  for (const name of new Set(secrets.keys())) query.delete(name)
  return new URLSearchParams([...query, ...secrets]).toString()
}
