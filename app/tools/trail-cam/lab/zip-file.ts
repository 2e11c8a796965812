/** PKWARE's APPNOTE.TXT 6.3, sections 4.3 to 4.5, describes the format. Pictures are compressed already. */

export interface ZipEntry {
  name: string
  size: number
  checksum: number
}

/** Sizes and positions have 32 bits, the number of files 16. */
const mostZipBytes = 0xffff_ffff
const mostZipFiles = 0xffff

const localSignature = 0x0403_4b50
const centralSignature = 0x0201_4b50
const endSignature = 0x0605_4b50
const version = 20
const utf8Flag = 0x0800
/** Every file has the date January 1, 1980, because the date of a picture would tell when it was taken. */
const noDate = 0x0021

/**
 * Makes the header that comes before each file, and the end of the archive.
 * @returns undefined if the files are too much for the format
 */
export function zipParts(
  entries: readonly ZipEntry[],
): { headers: Uint8Array<ArrayBuffer>[]; end: Uint8Array<ArrayBuffer> } | undefined {
  const headers: Uint8Array<ArrayBuffer>[] = []
  const central: number[] = []
  let position = 0
  for (const entry of entries) {
    const header = Uint8Array.from([
      ...word(localSignature),
      ...short(version),
      ...fields(entry),
      ...short(0),
      ...nameOf(entry),
    ])
    const comment = [...short(0), ...short(0), ...short(0), ...word(0)]
    central.push(...word(centralSignature), ...short(version), ...short(version), ...fields(entry), ...short(0))
    central.push(...comment, ...word(position), ...nameOf(entry))
    headers.push(header)
    position += header.length + entry.size
  }
  if (entries.length > mostZipFiles || position + central.length > mostZipBytes) return undefined
  const counts = [...short(0), ...short(0), ...short(entries.length), ...short(entries.length)]
  const end = [...word(endSignature), ...counts, ...word(central.length), ...word(position), ...short(0)]
  return { headers, end: Uint8Array.from([...central, ...end]) }
}

/** The local and the central header share these; there is no extra field. */
function fields(entry: ZipEntry): number[] {
  return [
    ...short(utf8Flag),
    ...short(0),
    ...short(0),
    ...short(noDate),
    ...word(entry.checksum),
    ...word(entry.size),
    ...word(entry.size),
    ...short(nameOf(entry).length),
  ]
}

function nameOf({ name }: ZipEntry): Uint8Array {
  return new TextEncoder().encode(name)
}

function short(number: number): number[] {
  return [number & 255, (number >>> 8) & 255]
}

function word(number: number): number[] {
  return [...short(number), ...short(number >>> 16)]
}

const table = Uint32Array.from({ length: 256 }, (_entry, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb8_8320 ^ (value >>> 1) : value >>> 1
  return value
})

export function checksumOf(parts: readonly Uint8Array[]): number {
  let value = 0xffff_ffff
  for (const part of parts) {
    // This plain loop runs over gigabytes.
    for (let at = 0; at < part.length; at += 1) value = (table[(value ^ (part[at] ?? 0)) & 255] ?? 0) ^ (value >>> 8)
  }
  return (value ^ 0xffff_ffff) >>> 0
}
