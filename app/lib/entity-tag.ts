/**
 * Whether an If-None-Match header names this entity tag, so that the client has the answer already (RFC 9110, 13.1.2).
 * `W/` makes no difference there.
 */
export function knowsTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true
  const opaque = tag.replace(/^W\//, '')
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(opaque) === true
}
