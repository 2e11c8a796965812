/**
 * The one form of a page's path: lower case, single slashes, none at the end. Files, images, the API, Remix's data
 * requests and every path that names a file (a dot in the last segment) keep the form they were asked in.
 */

const ownForm = /^\/(?:assets|images|api)(?:\/|$)/

/** What nearly every link looks like. */
const plain = /^\/(?:[a-z\d_-]+(?:\/[a-z\d_-]+)*)?$/

/** @param path A path alone, starting with `/`. Percent-escapes stay as they are, their letters too. */
export function canonicalPath(path: string): string {
  if (plain.test(path)) return path
  const lastSegment = path.slice(path.lastIndexOf('/') + 1)
  if (ownForm.test(path) || lastSegment.includes('.')) return path

  // URL parsers read a backslash as a slash, and two slashes at the start as another host.
  const slashed = path.replaceAll(/[/\\]+/g, '/')
  const lower = slashed.replaceAll(/%[\da-f]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower
}
