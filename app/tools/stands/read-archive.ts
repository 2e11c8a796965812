/** Reads ZIP archives, such as KMZ files. One that is damaged throws a RangeError. */

interface ArchivedFile {
  name: string
  packed: Uint8Array<ArrayBuffer>
  isStored: boolean
}

/** Lists the files of an archive, which names them at its end, without the notes that a Mac adds. */
export function listArchive(bytes: Uint8Array<ArrayBuffer>): ArchivedFile[] {
  const view = new DataView(bytes.buffer)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== 0x06_05_4b_50) end -= 1
  if (end < 0) throw new RangeError('The archive has no list of its files')
  let at = view.getUint32(end + 16, true)
  const files: ArchivedFile[] = []
  for (let entry = view.getUint16(end + 10, true); entry > 0; entry -= 1) {
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    const local = view.getUint32(at + 42, true)
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const packed = bytes.slice(from, from + view.getUint32(at + 20, true))
    if (!/(?:^|\/)(?:__MACOSX\/|\._)/.test(name)) {
      files.push({ name, packed, isStored: view.getUint16(at + 10, true) === 0 })
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return files
}

/** @returns undefined if it is larger than `most` bytes */
export async function unpack(
  packed: Uint8Array<ArrayBuffer>,
  format: CompressionFormat,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream(format)).getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for (let part = await reader.read(); !part.done && size <= most; part = await reader.read()) {
      chunks.push(part.value)
      size += part.value.length
    }
  } catch (error) {
    throw new RangeError('The archive is damaged', { cause: error })
  }
  if (size <= most) return new Uint8Array(await new Blob(chunks).arrayBuffer())
  await reader.cancel()
  return undefined
}
