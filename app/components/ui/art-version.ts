/** Drawings are cached forever under an address with the version of all of them. */

/** Development and unit tests have no version, so nothing is cached. */
export const artVersion = import.meta.env.ART_VERSION ?? 'none'

export function lastingPath(picture: string): string {
  return picture.startsWith('/art/') && !picture.includes('?') ? `${picture}?v=${artVersion}` : picture
}
