/**
 * The picture is copied byte for byte and never encoded again. JPEG: ITU-T T.81, annex B, and annex B of the ICC's
 * profile format. PNG: the chunks of the W3C's specification that say how to draw it.
 */
import { startsLike } from '~/tools/trail-cam/picture-signature'

type KeptRange = readonly [start: number, end: number]

const isJpeg = [{ at: 0, bytes: '\xff\xd8\xff' }]
const isPng = [{ at: 0, bytes: '\x89PNG\r\n\x1a\n' }]

interface KeptParts {
  ranges: KeptRange[]
  end: Uint8Array<ArrayBuffer>
}

/** @returns the parts of the file to copy; undefined if it is neither a JPEG nor a PNG, or is damaged */
export function keptParts(bytes: Uint8Array): KeptParts | undefined {
  const start = bytes.subarray(0, 8)
  if (startsLike(isJpeg, start)) return keptOfJpeg(bytes)
  return startsLike(isPng, start) ? keptOfPng(bytes) : undefined
}

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const comment = 0xfe
const firstApp = 0xe0
const lastApp = 0xef
const adobeApp = 0xee
const profileApp = 0xe2
const noEnd = new Uint8Array()

function keptOfJpeg(bytes: Uint8Array): KeptParts | undefined {
  const kept: KeptRange[] = [[0, 2]]
  let at = 2
  let hasScan = false
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    // Fill bytes may come before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === startOfImage) return undefined
    if (marker === endOfImage) {
      // A second picture, or a maker's data, may follow: it has metadata, too.
      return hasScan ? { ranges: joined([...kept, [at, at + 2]]), end: noEnd } : undefined
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    const end = at + 2 + length
    if (end > bytes.length) break
    if (length < 2) return undefined
    const scanEnd = marker === startOfScan ? endOfScan(bytes, end) : end
    hasScan ||= marker === startOfScan
    if (isDrawn(bytes.subarray(at, end), marker)) kept.push([at, scanEnd])
    at = scanEnd
  }
  // Browsers show a file that was cut off within or behind its picture as far as possible.
  return hasScan ? { ranges: joined(kept), end: Uint8Array.of(0xff, endOfImage) } : undefined
}

/** Only Adobe's APP segment and a color profile say how to draw the picture: they tell how colors are coded. */
function isDrawn(segment: Uint8Array, marker: number): boolean {
  if (marker === comment) return false
  if (marker < firstApp || marker > lastApp) return true
  if (marker === profileApp) return startsLike([{ at: 4, bytes: 'ICC_PROFILE\0' }], segment.subarray(0, 16))
  return marker === adobeApp && segment.length === 16 && startsLike([{ at: 4, bytes: 'Adobe' }], segment)
}

/** Finds the end of a scan, in which a zero or a restart marker follows each 0xff. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

/** The chunks that say how to draw the picture; text, time, EXIF and a maker's own chunks are none of them. */
const drawnChunks = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'sBIT',
  'bKGD',
  'pHYs',
  'iCCP',
  'cICP',
  'mDCV',
  'cLLI',
  'acTL',
  'fcTL',
  'fdAT',
])

function keptOfPng(bytes: Uint8Array): KeptParts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: KeptRange[] = [[0, 8]]
  let at = 8
  while (at + 12 <= bytes.length) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return undefined
    if (drawnChunks.has(name)) kept.push([at, end])
    if (name === 'IEND') return { ranges: joined(kept), end: noEnd }
    at = end
  }
  return undefined
}

function joined(ranges: readonly KeptRange[]): KeptRange[] {
  const result: KeptRange[] = []
  for (const [start, end] of ranges) {
    const last = result.at(-1)
    if (last?.[1] === start) result[result.length - 1] = [last[0], end]
    else result.push([start, end])
  }
  return result
}
