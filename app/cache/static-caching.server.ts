/** Only names with a hash in them may be cached for a year. */
const hashedNames = /^\/(?:assets|images)\//
export const foreverCaching = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

/** Of a file that lies in a folder. */
export function staticCaching(path: string): string {
  return hashedNames.test(path) ? foreverCaching : forAnHour
}
