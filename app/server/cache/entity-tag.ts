import fresh from 'fresh'

/** Whether If-None-Match lists this entity tag. Leaves out Cache-Control, with which fetch() would never get a 304. */
export function knowsTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  return fresh({ 'if-none-match': ifNoneMatch ?? undefined }, { etag: tag })
}
