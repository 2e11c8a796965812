/** What a picture file says about itself, from its first bytes. */
import ExifReader from 'exifreader'
import { startsLikePicture } from '~/features/tools/trail-cam/picture-signature'
import { readReconyx } from './reconyx'
import { readWallTime } from './wall-time'

/** EXIF is at the beginning of a JPEG, in a segment of at most 64 kB. */
export const headBytes = 131_072

export interface PictureFacts {
  /** By the camera's clock; see wall-time.ts. */
  taken: number | undefined
  make: string
  model: string
  /** What the owner called the camera, where the camera writes it. */
  label: string
  temperatureF: number | undefined
  moon: string | undefined
  position: Position | undefined
  /** 1 is upright. */
  orientation: number
}

export interface Position {
  /** Undefined where the picture has a position that this page cannot read. */
  degrees: { latitude: number; longitude: number } | undefined
}

export type ReadHead = { facts: PictureFacts } | { refused: string }

/** @param head the first `headBytes` of the file, or all of it */
export function readPicture(head: ArrayBuffer): ReadHead {
  const bytes = new Uint8Array(head)
  if (bytes.length === 0) return { refused: 'empty, or cannot be read' }
  if (!startsLikePicture(bytes.subarray(0, 12))) {
    return { refused: isVideo(bytes) ? 'a video, not a picture' : 'not a picture' }
  }
  return { facts: readFacts(head, bytes) }
}

function readFacts(head: ArrayBuffer, bytes: Uint8Array): PictureFacts {
  const { exif, gps = {} } = findTags(head)
  const tags: Readonly<Record<string, unknown>> = { ...exif }
  const make = textOf(tags.Make)
  const note = valueOf(tags.MakerNote)
  const maker = isNumbers(note) ? readReconyx(Uint8Array.from(note), make) : undefined
  const times = [tags.DateTimeOriginal, tags.DateTimeDigitized, tags.DateTime].map(textOf)
  const orientation = valueOf(tags.Orientation)
  return {
    // The Reconyx HC500 writes its time into the maker note alone.
    taken: [...times, maker?.time ?? ''].map(readWallTime).find((time) => time !== undefined),
    make: make || (maker ? 'RECONYX' : ''),
    model: textOf(tags.Model),
    label: maker?.label ?? '',
    temperatureF: maker?.temperatureF ?? toFahrenheit(valueOf(tags.AmbientTemperature)),
    moon: maker?.moon,
    position: findPosition(gps, bytes),
    orientation: typeof orientation === 'number' ? orientation : 1,
  }
}

function valueOf(tag: unknown): unknown {
  return typeof tag === 'object' && tag !== null && 'value' in tag ? tag.value : undefined
}

function textOf(tag: unknown): string {
  const isTag = typeof tag === 'object' && tag !== null && 'description' in tag
  return isTag && typeof tag.description === 'string' ? tag.description.replaceAll('\0', '').trim() : ''
}

function findTags(head: ArrayBuffer) {
  try {
    return ExifReader.load(head, { expanded: true, includeTags: { exif: true, gps: true } })
  } catch (error) {
    // No metadata, or a file that is damaged after its first bytes: listed as a picture without a time.
    if (error instanceof Error) return {}
    throw error
  }
}

interface Gps {
  Latitude?: number
  Longitude?: number
}

/** XMP is XML, which a worker cannot parse; that it names a position is enough for a warning. */
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

/** MP4, MOV and AVI, which lie beside the pictures on a card. */
function isVideo(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, 12))
  return text.startsWith('ftyp', 4) || (text.startsWith('RIFF') && text.startsWith('AVI ', 8))
}
