/** Drawn pictures lie in the database under their plain address; pages name them under one that is kept for ever. */

/** While the code is worked on and in unit tests it has no version: nothing is kept that the next moment draws anew. */
export const isVersioned = import.meta.env.ART_VERSION !== undefined

/** Names the code that draws. */
export const artVersion = import.meta.env.ART_VERSION ?? 'none'

/** A drawn picture under the address that changes with the code that draws it; any other picture stays. */
export function lastingPath(picture: string): string {
  return picture.startsWith('/art/') && !picture.includes('?') ? `${picture}?v=${artVersion}` : picture
}
