/** Remix would answer these targets with 500, or read them differently from the middleware. */
import { isApi, type EarlyResponse, type RequestContext } from '~/server/request-context'
import { addressTooLong, badRequest, headersTooLarge, notFound } from '~/server/http/error-responses'

const maxPathLength = 2_048
const maxTargetLength = 8_192

// Control characters and line separators: no slug has them, and they are trouble in logs, headers and SQLite's C
// strings.
const control = /[\p{Cc}\u2028\u2029]/u
// `new URL` resolves dot segments, plain or escaped, and file servers treat `%2f` as a slash. Browsers resolve them
// before sending.
const dotSegment = /[/\\]\.{1,2}(?:[/\\]|$)/
// A decoded path must not start like a host name.
const escapedSlashFirst = /^[/\\]+%(?:2f|5c)/i

/** Nearly every target takes this fast path; only its length can be wrong. */
const plain = /^\/(?:[\w~/-]|\.[\w~-])*$/
const plainSearch = /^(?:\?[\w.~&=-]*)?$/

export function checkTarget({ path, search }: Pick<RequestContext, 'path' | 'search'>): EarlyResponse | undefined {
  if (path.length > maxPathLength || path.length + search.length > maxTargetLength) return addressTooLong
  if (plain.test(path) && plainSearch.test(search) && !search.includes('_data')) return undefined
  if (!path.startsWith('/')) return badRequest
  if (!isPrintableAscii(path + search) || path.includes('#') || search.includes('#')) return badRequest
  if (escapedSlashFirst.test(path)) return badRequest
  const decoded = decode(path)
  if (decoded === undefined || control.test(decoded) || dotSegment.test(decoded)) return badRequest
  // Remix 1 named routes this way; each such request would log a stack.
  if (search !== '' && new URLSearchParams(search).has('_data')) return badRequest
  return undefined
}

function isPrintableAscii(text: string): boolean {
  return /^[!-~]*$/.test(text)
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

// Anything that follows on the connection may belong to this body.
const lastOnItsConnection = { ...badRequest, headers: { Connection: 'close' } } satisfies EarlyResponse

/** A proxy in front may frame these requests differently (request smuggling). */
export function checkFraming({ req }: RequestContext, maxHeaders: number): EarlyResponse | undefined {
  const { 'transfer-encoding': coding, 'content-length': length } = req.headers
  if (coding !== undefined && (length !== undefined || coding.toLowerCase() !== 'chunked')) return lastOnItsConnection
  // Node keeps one more and silently drops the rest.
  return req.rawHeaders.length > 2 * maxHeaders ? headersTooLarge : undefined
}

/** Remix serves any route's data at `.data`; the API's contract has no such addresses. */
export function refuseDataOfApi({ pathname }: RequestContext): EarlyResponse | undefined {
  return isApi({ pathname }) && pathname.endsWith('.data') ? notFound : undefined
}
