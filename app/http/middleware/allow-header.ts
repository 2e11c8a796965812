/** A 405 says what is allowed instead. Remix's own, for a form that was sent to a page without one, does not. */
import type { ServerResponse } from 'node:http'

/** To be called when the headers are about to be written. Where a form is taken, the 405 is not Remix's. */
export function nameAllowedMethods(res: ServerResponse): void {
  if (res.statusCode === 405 && !res.hasHeader('Allow')) res.setHeader('Allow', 'GET, HEAD')
}
