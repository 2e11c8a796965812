/**
 * remix-serve prints `req.originalUrl` of every request after the answer, and cannot be told not to. Query strings hold
 * what people search for and what they type into forms without JavaScript: they stay out of the log.
 */
import type { IncomingMessage } from 'node:http'

/** To be called when nobody routes by the address any more: as headers are written, or when the client has gone. */
export function keepQueryOutOfLog(req: IncomingMessage, path: string): void {
  Object.assign(req, { originalUrl: path.replaceAll(/\p{Cc}/gu, '') })
}
