/**
 * The router may navigate only between pages that hydrate: after a reload, Back to a static page would change the
 * address and not the page. A test compares this list with each route's `handle.interactive`.
 */
const interactive = [
  /^\/hunting-tools\/./,
  /^\/products(?:\/|$)/,
  /^\/request(?:\/|$)/,
  /^\/contact$/,
  /^\/offline$/,
  /^\/admin(?:\/|$)/,
]

export function isInteractivePath(href: string): boolean {
  const pathname = href.split(/[?#]/, 1)[0] ?? ''
  return interactive.some((pattern) => pattern.test(pathname))
}
