/** Assets, images, the API and paths with a dot in the last segment stay as requested. */

const ownForm = /^\/(?:assets|images|api)(?:\/|$)/

const plain = /^\/(?:[a-z\d_-]+(?:\/[a-z\d_-]+)*)?$/

/** @param path starts with `/`; percent-escapes stay as they are */
export function canonicalPath(path: string): string {
  if (plain.test(path)) return path
  const lastSegment = path.slice(path.lastIndexOf('/') + 1)
  if (ownForm.test(path) || lastSegment.includes('.')) return path

  // URL parsers read a backslash as a slash, and `//` at the start as another host.
  const slashed = path.replaceAll(/[/\\]+/g, '/')
  const lower = slashed.replaceAll(/%[\da-f]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower
}
