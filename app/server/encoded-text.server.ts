/** The bytes of a page's text. */
const mib = 1024 * 1024

/** Every text is written here first. */
const scratch = Buffer.allocUnsafeSlow(mib)
const mostBytesOfCharacter = 3

/**
 * As `Buffer.from`, which reads a text of other than Latin letters twice: for its length, and to write it. The text is
 * written where there is room for the longest, and its bytes are copied: into memory of their own, so they may be kept.
 */
export function encodedText(text: string): Buffer<ArrayBuffer> {
  if (text.length * mostBytesOfCharacter > scratch.byteLength) return Buffer.from(text)
  const length = scratch.write(text)
  const bytes = Buffer.allocUnsafeSlow(length)
  scratch.copy(bytes, 0, 0, length)
  return bytes
}
