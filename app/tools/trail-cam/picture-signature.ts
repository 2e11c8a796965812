/** The first bytes tell a picture's format, as its specification defines them. */

export const signatureLength = 12

interface Signature {
  at: number
  /** Characters go up to \\xff. */
  bytes: string
}

const shown = [
  { at: 0, bytes: '\xff\xd8\xff' },
  { at: 0, bytes: '\x89PNG' },
  { at: 0, bytes: 'GIF8' },
  { at: 8, bytes: 'WEBP' },
  { at: 0, bytes: 'BM' },
  { at: 4, bytes: 'ftypavif' },
]
/** Phones and cameras write HEIF and TIFF, which few browsers show. */
const unshown = [
  ...['ftyphei', 'ftyphev', 'ftypmif1', 'ftypmsf1'].map((bytes) => ({ at: 4, bytes })),
  { at: 0, bytes: 'II*\0' },
  { at: 0, bytes: 'MM\0*' },
]

export function startsLikePicture(start: Uint8Array): boolean {
  return startsLike([...shown, ...unshown], start)
}

export function startsLikeUnshownPicture(start: Uint8Array): boolean {
  return startsLike(unshown, start)
}

export function startsLike(signatures: readonly Signature[], start: Uint8Array): boolean {
  const text = String.fromCharCode(...start)
  return signatures.some(({ at, bytes }) => text.startsWith(bytes, at))
}
