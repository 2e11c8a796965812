import ExifReader from 'exifreader'
import { cleanLine } from '~/lib/text'
import { startsLike, startsLikePicture } from '~/tools/trail-cam/picture-signature'
import { readReconyx } from './reconyx'
import { readVideoTime } from './read-video'
import { readWallTime } from './wall-time'

/** EXIF is at the beginning of a JPEG, in a segment of at most 64 kB. */
export const headBytes = 131_072
/** Other formats may have EXIF at the end. Larger pictures are not loaded whole. */
const mostBytes = 100_000_000

export interface PictureFacts {
  /** The time is that of the camera's clock; see wall-time.ts. */
  taken: number | undefined
  make: string
  model: string
  label: string
  temperatureF: number | undefined
  moon: string | undefined
  position: Position | undefined
  /** The orientation is 1 for an upright picture. */
  orientation: number
  isVideo: boolean
}

interface Position {
  degrees: { latitude: number; longitude: number } | undefined
}

/** A card has MP4, MOV, AVI, WMV, MKV and MPEG beside the pictures. */
const videos = [
  ...['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].map((bytes) => ({ at: 4, bytes })),
  ...['AVI '].map((bytes) => ({ at: 8, bytes })),
  ...['\x30\x26\xb2\x75', '\x1a\x45\xdf\xa3', '\0\0\x01\xba'].map((bytes) => ({ at: 0, bytes })),
]

const nothingSaid: PictureFacts = {
  taken: undefined,
  make: '',
  model: '',
  label: '',
  temperatureF: undefined,
  moon: undefined,
  position: undefined,
  orientation: 1,
  isVideo: true,
}

type ReadHead = { facts: PictureFacts; isJpeg: boolean } | { refused: string }

export async function readPictureFile(file: Blob): Promise<ReadHead> {
  const head = await bytesOf(file.slice(0, headBytes))
  const start = new Uint8Array(head.slice(0, 12))
  // AVIF and HEIC begin like MP4.
  if (!startsLikePicture(start) && startsLike(videos, start)) {
    return { facts: { ...nothingSaid, taken: await readVideoTime(file) }, isJpeg: false }
  }
  const read = readPicture(head)
  const isRead = 'refused' in read || read.facts.taken !== undefined || read.isJpeg
  return isRead || file.size <= headBytes || file.size > mostBytes ? read : readPicture(await bytesOf(file))
}

/** A file that is gone, may not be read, or is larger than memory counts as empty. */
export async function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  try {
    return await blob.arrayBuffer()
  } catch (error) {
    if (error instanceof DOMException || error instanceof RangeError) return new ArrayBuffer(0)
    throw error
  }
}

/** @param head the first `headBytes` of the file, or all of it */
export function readPicture(head: ArrayBuffer): ReadHead {
  const bytes = new Uint8Array(head)
  if (bytes.length === 0) return { refused: 'empty, or cannot be read' }
  if (!startsLikePicture(bytes.subarray(0, 12))) return { refused: 'not a picture or a video' }
  return { facts: readFacts(head, bytes), isJpeg: startsLike([{ at: 0, bytes: '\xff\xd8\xff' }], bytes.subarray(0, 3)) }
}

function readFacts(head: ArrayBuffer, bytes: Uint8Array): PictureFacts {
  const { exif, gps = {} } = findTags(head)
  const tags: Readonly<Record<string, unknown>> = { ...exif }
  const make = descriptionOf(tags.Make)
  const note = valueOf(tags.MakerNote)
  const maker = isNumbers(note) ? readReconyx(Uint8Array.from(note), make) : undefined
  const times = [tags.DateTimeOriginal, tags.DateTimeDigitized, tags.DateTime].map(descriptionOf)
  const orientation = valueOf(tags.Orientation)
  return {
    // The Reconyx HC500 writes its time into the maker note alone.
    taken: [...times, maker?.time ?? ''].map((text) => readWallTime(text)).find((time) => time !== undefined),
    make: make || (maker ? 'RECONYX' : ''),
    model: descriptionOf(tags.Model),
    label: cleanLine(maker?.label ?? ''),
    temperatureF: maker?.temperatureF ?? toFahrenheit(valueOf(tags.AmbientTemperature)),
    moon: maker?.moon,
    position: findPosition(gps, bytes),
    orientation: typeof orientation === 'number' ? orientation : 1,
    isVideo: false,
  }
}

function valueOf(tag: unknown): unknown {
  return typeof tag === 'object' && tag !== null && 'value' in tag ? tag.value : undefined
}

function descriptionOf(tag: unknown): string {
  const isTag = typeof tag === 'object' && tag !== null && 'description' in tag
  return isTag && typeof tag.description === 'string' ? cleanLine(tag.description) : ''
}

function findTags(head: ArrayBuffer) {
  try {
    return ExifReader.load(head, { expanded: true, includeTags: { exif: true, gps: true } })
  } catch (error) {
    // A picture without metadata, or damaged after its first bytes, is listed without a time.
    if (error instanceof Error) return {}
    throw error
  }
}

interface Gps {
  Latitude?: number
  Longitude?: number
}

/** XMP is XML, which a worker cannot parse; naming a position is enough for a warning. */
function findPosition({ Latitude: latitude, Longitude: longitude }: Gps, bytes: Uint8Array): Position | undefined {
  const isThere = Number.isFinite(latitude) && Number.isFinite(longitude)
  // Cameras without a fix write zeros.
  if (latitude !== undefined && longitude !== undefined && isThere && (latitude !== 0 || longitude !== 0)) {
    return { degrees: { latitude, longitude } }
  }
  const text = new TextDecoder('latin1').decode(bytes)
  return /exif:GPSLatitude|GPSLongitude=/.test(text) ? { degrees: undefined } : undefined
}

function toFahrenheit(celsius: unknown): number | undefined {
  const [over = Number.NaN, under = Number.NaN] = isNumbers(celsius) ? celsius : []
  const degrees = over / under
  return Number.isFinite(degrees) ? Math.round(degrees * 1.8 + 32) : undefined
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((number) => typeof number === 'number')
}
