/** Drawings are cached forever under an address with the version of all of them. */

/** No version in development and unit tests, so nothing is cached. */
export const artVersion = import.meta.env.ART_VERSION ?? 'none'

/** Adds the version to a drawn picture's address; leaves other pictures alone. */
export function lastingPath(picture: string): string {
  return picture.startsWith('/art/') && !picture.includes('?') ? `${picture}?v=${artVersion}` : picture
}
