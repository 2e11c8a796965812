/** remix-serve lets every file of public/ be cached for a year; only names with a hash in them may be. */
import type { ServerResponse } from 'node:http'

const hashedNames = /^\/(?:assets|images)\//
export const foreverCaching = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

/** Of a file that lies in a folder. */
export function staticCaching(path: string): string {
  return hashedNames.test(path) ? foreverCaching : forAnHour
}

/** To be called when the headers are about to be written. */
export function correctStaticCaching(res: ServerResponse, path: string): void {
  const value = res.getHeader('Cache-Control')
  if (typeof value !== 'string' || !/\bimmutable\b/.test(value) || hashedNames.test(path)) return
  // express.static says on each of its files that it can send parts of them; our routes never do.
  if (res.hasHeader('Accept-Ranges')) res.setHeader('Cache-Control', forAnHour)
}
