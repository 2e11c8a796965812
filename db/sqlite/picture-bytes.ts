/** A picture is whole if its first and last bytes and its length fit its format. */

interface PictureEnds {
  format: string
  size: number
  start: Uint8Array
  end: Uint8Array
}

export function isWholePicture({ format, size, start, end }: PictureEnds): boolean {
  if (start.length < 12) return false
  if (format === 'webp') return textOf(start, 0) === 'RIFF' && textOf(start, 8) === 'WEBP' && size === riffSize(start)
  if (format === 'avif') return textOf(start, 4) === 'ftyp' && textOf(start, 8).startsWith('avi')
  return start[0] === 0xff && start[1] === 0xd8 && end[0] === 0xff && end[1] === 0xd9
}

/** The number is little-endian and leaves out the first eight bytes. */
function riffSize(start: Uint8Array): number {
  return new DataView(start.buffer, start.byteOffset, start.byteLength).getUint32(4, true) + 8
}

function textOf(bytes: Uint8Array, from: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + 4))
}
