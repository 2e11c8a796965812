/** Pictures are shown from this site alone: whose address is another's is not shown, wherever it came from. */

/** A path on this site. Browsers read a backslash as a slash, so `/\host` is another site. */
export function isOwnPicture(src: string): boolean {
  return /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(src)
}
