/** The site shows only pictures from its own origin. */

/** Browsers read a backslash as a slash, so `/\host` is another site. */
const ownPicturePattern = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/

/** For JSON Schema; an empty text means no picture. */
export const ownPictureShape = {
  pattern: `^$|${ownPicturePattern.source}`,
  description: 'The path of a picture of this site.',
}

export function isOwnPicture(src: string): boolean {
  return ownPicturePattern.test(src)
}
