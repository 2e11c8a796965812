/** Trail cameras write JPEG and PNG files like these. TIFF 6.0 and EXIF 2.32, little-endian. */
import { checksumOf } from '~/tools/trail-cam/lab/zip-file'

export interface PictureTags {
  make?: string
  model?: string
  taken?: string
  orientation?: number
  /** Both are degrees, north and east positive. */
  position?: readonly [latitude: number, longitude: number]
  makerNote?: Uint8Array
  /** The unit is tenths of a degree Celsius. */
  ambientTenths?: number
  xmp?: string
  comment?: string
}

type Entry = readonly [tag: number, type: number, count: number, data: Uint8Array]

const ascii = (tag: number, text: string): Entry => [tag, 2, text.length + 1, Buffer.from(`${text}\0`, 'latin1')]
const short = (tag: number, value: number): Entry => [tag, 3, 1, Buffer.from([value & 255, value >> 8])]
const long = (tag: number, value: number): Entry => [tag, 4, 1, word(value)]
const bytes = (tag: number, data: Uint8Array): Entry => [tag, 7, data.length, data]
const rationals = (tag: number, type: 5 | 10, numbers: readonly number[]): Entry => [
  tag,
  type,
  numbers.length / 2,
  Buffer.concat(numbers.map(word)),
]

function word(value: number): Buffer {
  const data = Buffer.alloc(4)
  data.writeInt32LE(value | 0)
  return data
}

/** Data of more than four bytes is behind the directory. */
function directory(entries: readonly Entry[], at: number): Buffer {
  const head = 2 + entries.length * 12 + 4
  const behind: Uint8Array[] = []
  let next = at + head
  const rows = entries
    .toSorted(([one], [other]) => one - other)
    .map(([tag, type, count, data]) => {
      const row = Buffer.alloc(12)
      row.writeUInt16LE(tag, 0)
      row.writeUInt16LE(type, 2)
      row.writeUInt32LE(count, 4)
      if (data.length <= 4) row.set(data, 8)
      else {
        row.writeUInt32LE(next, 8)
        const padded = Buffer.concat([data, Buffer.alloc(data.length % 2)])
        behind.push(padded)
        next += padded.length
      }
      return row
    })
  const size = Buffer.from([entries.length & 255, entries.length >> 8])
  return Buffer.concat([size, ...rows, word(0), ...behind])
}

export function exifOf({ make, model, taken, orientation, position, makerNote, ambientTenths }: PictureTags): Buffer {
  const first = [
    ...(make === undefined ? [] : [ascii(0x010f, make)]),
    ...(model === undefined ? [] : [ascii(0x0110, model)]),
    ...(orientation === undefined ? [] : [short(0x0112, orientation)]),
  ]
  const inner = [
    ...(taken === undefined ? [] : [ascii(0x9003, taken)]),
    ...(makerNote === undefined ? [] : [bytes(0x927c, makerNote)]),
    ...(ambientTenths === undefined ? [] : [rationals(0x9400, 10, [ambientTenths, 10])]),
  ]
  const pointers = (innerAt: number, gpsAt: number) => [
    long(0x8769, innerAt),
    ...(position ? [long(0x8825, gpsAt)] : []),
  ]
  const innerAt = 8 + directory([...first, ...pointers(0, 0)], 8).length
  const innerDirectory = directory(inner, innerAt)
  const gpsAt = innerAt + innerDirectory.length
  const parts = [directory([...first, ...pointers(innerAt, gpsAt)], 8), innerDirectory]
  if (position) parts.push(directory(gpsEntries(position), gpsAt))
  return Buffer.concat([Buffer.from('II*\0', 'latin1'), word(8), ...parts])
}

function gpsEntries([latitude, longitude]: readonly [number, number]): Entry[] {
  const degrees = (value: number) => [Math.round(Math.abs(value) * 1e6), 1e6, 0, 1, 0, 1]
  return [
    ascii(1, latitude < 0 ? 'S' : 'N'),
    rationals(2, 5, degrees(latitude)),
    ascii(3, longitude < 0 ? 'W' : 'E'),
    rationals(4, 5, degrees(longitude)),
  ]
}

export function segment(marker: number, data: Uint8Array): Buffer {
  const length = data.length + 2
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), data])
}

/** @param jpeg a picture without metadata; the tags go behind its first two bytes */
export function withTags(jpeg: Uint8Array, tags: PictureTags): Buffer {
  const exif = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifOf(tags)]))
  const xmp = tags.xmp === undefined ? [] : [segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${tags.xmp}`))]
  const comment = tags.comment === undefined ? [] : [segment(0xfe, Buffer.from(tags.comment))]
  return Buffer.concat([jpeg.subarray(0, 2), exif, ...xmp, ...comment, jpeg.subarray(2)])
}

/** Makes a file as large as a camera's, and cheap: sizes, one scan of noise, the end. No browser would show it. */
export function cameraJpeg(size: number): Buffer {
  const frame = segment(0xc0, Buffer.from([8, 0, 16, 0, 16, 1, 1, 0x11, 0]))
  const scan = segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]))
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, scan, Buffer.alloc(size, 0x5a), Buffer.from([0xff, 0xd9])])
}

export function pngChunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(data.length)
  chunk.set(named, 4)
  chunk.writeUInt32BE(checksumOf([named]), named.length + 4)
  return chunk
}

export function hyperFireNote({ taken, moon, fahrenheit, label }: ReconyxNote): Buffer {
  const note = Buffer.alloc(0x70)
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = taken
  note.writeUInt16LE(0xf101, 0)
  note.writeUInt16LE(3, 2)
  for (const [index, part] of [second, minute, hour, month, day, year].entries())
    note.writeUInt16LE(part, 0x16 + index * 2)
  note.writeUInt16LE(moon, 0x24)
  note.writeInt16LE(fahrenheit, 0x26)
  note.write(label, 0x56, 'latin1')
  return note
}

interface ReconyxNote {
  /** The order is year, month, day, hour, minute, second. */
  taken: readonly number[]
  moon: number
  fahrenheit: number
  label: string
}
