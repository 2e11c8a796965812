/**
 * Which addresses carry React. The router may navigate only between these: a content page never shares its document
 * with the router's history, or Back after a reload would change the address and not the page.
 * A test holds this list against `handle.interactive` of every route.
 */
const interactive = [/^\/hunting-tools\/./, /^\/products(?:\/|$)/, /^\/contact$/, /^\/admin(?:\/|$)/]

export function isInteractivePath(href: string): boolean {
  const pathname = href.split(/[?#]/, 1)[0] ?? ''
  return interactive.some((pattern) => pattern.test(pathname))
}
