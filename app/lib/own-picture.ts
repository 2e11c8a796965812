/** Pictures are shown from this site alone: whose address is another's is not shown, wherever it came from. */

/** A path on this site. Browsers read a backslash as a slash, so `/\host` is another site. */
const ownPicturePattern = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/

/** The same for a JSON Schema of a field, where an empty text is no picture. */
export const ownPictureShape = {
  pattern: `^$|${ownPicturePattern.source}`,
  description: 'The path of a picture of this site.',
}

export function isOwnPicture(src: string): boolean {
  return ownPicturePattern.test(src)
}
