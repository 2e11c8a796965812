/**
 * What the parser lets through although another one, of a proxy before the site, may read it differently: a body framed
 * in two ways, where one of them would see a second request, and more headers than are looked at.
 */
import type { EarlyResponse, RequestContext } from '~/http/request-context'
import { badRequest, headersTooLarge } from '~/http/error-responses'

// Whatever follows on the connection is what the other reader takes for the body's rest.
const lastOnItsConnection = { ...badRequest, headers: { Connection: 'close' } } satisfies EarlyResponse

export function checkFraming({ req }: RequestContext, maxHeaders: number): EarlyResponse | undefined {
  const { 'transfer-encoding': coding, 'content-length': length } = req.headers
  if (coding !== undefined && (length !== undefined || coding.toLowerCase() !== 'chunked')) return lastOnItsConnection
  // Node keeps one more than that and drops the rest unseen, what a proxy has written behind them too.
  return req.rawHeaders.length > 2 * maxHeaders ? headersTooLarge : undefined
}
