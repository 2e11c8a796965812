import fresh from 'fresh'

/** Ignores Cache-Control, with which fetch() would never get a 304. */
export function knowsTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  return fresh({ 'if-none-match': ifNoneMatch ?? undefined }, { etag: tag })
}
