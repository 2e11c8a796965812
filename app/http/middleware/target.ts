/**
 * The request target: refused here with 400 or 414 where Remix would answer 500, or where the middleware and Remix
 * would read two different paths out of it.
 */
import { isApi, type EarlyResponse, type RequestContext } from '~/http/request-context'
import { addressTooLong, badRequest, headersTooLarge, notFound } from '~/http/error-responses'

const maxPathLength = 2_048
const maxTargetLength = 8_192

// Control characters in the decoded path, and the two that end a line: no slug has them, logs, headers and SQLite's C
// strings stumble over them, and no route of many segments matches them.
const control = /[\p{Cc}\u2028\u2029]/u
// In the decoded path too: `new URL` resolves `.` and `..`, plain or escaped, and who serves files takes `%2f` for a
// slash as well. Browsers and crawlers have resolved them before they ask.
const dotSegment = /[/\\]\.{1,2}(?:[/\\]|$)/
// Nothing lies there. Decoded it is the beginning of a host's name: the router cannot make an address of that any more,
// and who serves files sends it round in a circle.
const escapedSlashFirst = /^[/\\]+%(?:2f|5c)/i

/** Whose faults could only be in its length: nearly every one. A dot has more of a name behind it, so it is no segment. */
const plain = /^\/(?:[\w~/-]|\.[\w~-])*$/
/** Nothing in it is written with another sign's help, so a name that is refused can be seen as it is: `?v=1` of files. */
const plainSearch = /^(?:\?[\w.~&=-]*)?$/

export function checkTarget({ path, search }: Pick<RequestContext, 'path' | 'search'>): EarlyResponse | undefined {
  if (path.length > maxPathLength || path.length + search.length > maxTargetLength) return addressTooLong
  if (plain.test(path) && plainSearch.test(search) && !search.includes('_data')) return undefined
  // `*` and `http://host/path`, the form for proxies, do not start with a slash.
  if (!path.startsWith('/')) return badRequest
  if (!isPrintableAscii(path + search) || path.includes('#') || search.includes('#')) return badRequest
  if (escapedSlashFirst.test(path)) return badRequest
  const decoded = decode(path)
  if (decoded === undefined || control.test(decoded) || dotSegment.test(decoded)) return badRequest
  // A leftover of Remix 1: it names a route by its id, and each such request would print a stack.
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

// Whatever follows on the connection is what the other reader takes for the body's rest.
const lastOnItsConnection = { ...badRequest, headers: { Connection: 'close' } } satisfies EarlyResponse

/**
 * What the parser lets through although another one, of a proxy before the site, may read it differently: a body framed
 * in two ways, where one of them would see a second request, and more headers than are looked at.
 */
export function checkFraming({ req }: RequestContext, maxHeaders: number): EarlyResponse | undefined {
  const { 'transfer-encoding': coding, 'content-length': length } = req.headers
  if (coding !== undefined && (length !== undefined || coding.toLowerCase() !== 'chunked')) return lastOnItsConnection
  // Node keeps one more than that and drops the rest unseen, what a proxy has written behind them too.
  return req.rawHeaders.length > 2 * maxHeaders ? headersTooLarge : undefined
}

/** Remix answers any route's address with `.data` behind it in a format of its own. The API's contract has no such rows. */
export function refuseDataOfApi({ pathname }: RequestContext): EarlyResponse | undefined {
  return isApi({ pathname }) && pathname.endsWith('.data') ? notFound : undefined
}
